#pragma once

#include <array>

namespace ui {

/// The material that the boards appear to be made of. Each has colours for a light and a dark
/// window.
enum class BoardTheme { Felt, Wood, Slate, HighContrast };

inline constexpr std::array allBoardThemes{BoardTheme::Felt, BoardTheme::Wood, BoardTheme::Slate,
                                           BoardTheme::HighContrast};

} // namespace ui
