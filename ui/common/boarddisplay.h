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

/// A part of the display that is switched on and off, and its key in the settings.
struct DisplaySwitch
{
    bool BoardDisplay::*on;
    const char *key;
};
inline constexpr std::array displaySwitches{
    DisplaySwitch{&BoardDisplay::legalMoves, "show/legalMoves"},
    DisplaySwitch{&BoardDisplay::lastMove, "show/lastMove"},
    DisplaySwitch{&BoardDisplay::coordinates, "show/coordinates"},
    DisplaySwitch{&BoardDisplay::preview, "show/preview"}};

} // namespace ui
