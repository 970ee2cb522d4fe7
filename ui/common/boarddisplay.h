#pragma once

#include <array>

namespace ui {

/// The material that the boards appear to be made of. Each has colours for a light and a dark
/// window.
enum class BoardTheme { Felt, Wood, Slate, HighContrast };

inline constexpr std::array allBoardThemes{BoardTheme::Felt, BoardTheme::Wood, BoardTheme::Slate,
                                           BoardTheme::HighContrast};

/// A board's appearance, and what it shows besides its pieces.
struct BoardDisplay
{
    bool legalMoves = true;
    bool lastMove = true; ///< marks it and the discs that it turned
    bool coordinates = true;
    bool preview = true; ///< shows the effect of the move at the pointer or cursor
    BoardTheme theme = BoardTheme::Felt;

    friend bool operator==(const BoardDisplay &, const BoardDisplay &) = default;
};

} // namespace ui
