#pragma once

#include <array>

namespace ui {

/// What the boards look as if they were made of. Each has colours for a light and a dark window.
enum class BoardTheme { Felt, Wood, Slate, HighContrast };

inline constexpr std::array allBoardThemes{BoardTheme::Felt, BoardTheme::Wood, BoardTheme::Slate,
                                           BoardTheme::HighContrast};

} // namespace ui
