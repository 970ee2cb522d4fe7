#pragma once

#include <array>
#include <string_view>

// Limits of the Search Lab's exports, shared by tabuleiro-cli and the window's program.

namespace commandline {

inline constexpr int maxLabTrees = 200;
inline constexpr int lastLabNumber = 999'999; ///< the largest number of a random tree
inline constexpr int maxLabPlies = 6;
inline constexpr int minLabChildren = 2;
inline constexpr int maxLabChildren = 5;
/// What the window's program makes.
inline constexpr std::array<std::string_view, 4> labFileKinds{"page", "worksheet", "questions",
                                                              "practice"};
inline constexpr std::array<std::string_view, 3> labSearchNames{"alpha-beta", "beyond", "minimax"};
inline constexpr std::array<std::string_view, 3> labKeyNames{"page", "none", "only"};

} // namespace commandline
