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

/// The speed of a board's animations. With Off every move is shown at once.
enum class AnimationSpeed { Off, Slow, Normal, Fast };

inline constexpr std::array allAnimationSpeeds{AnimationSpeed::Off, AnimationSpeed::Slow,
                                               AnimationSpeed::Normal, AnimationSpeed::Fast};

// Durations in milliseconds at AnimationSpeed::Normal.
constexpr int flipLength = 250;        ///< all flips of an Othello move
constexpr int sortPause = 1400;        ///< between the last flip and the sorting of the discs
constexpr int sortLength = 700;        ///< sorting the discs at the end of Othello
constexpr int strokeLength = 180;      ///< drawing one mark of tic-tac-toe
constexpr int winningLineLength = 300; ///< drawing the winning line of tic-tac-toe
constexpr int takeLength = 320;        ///< lifting counters of Nim off
constexpr int replyPause = 600;        ///< minimum between a move and the computer's reply

/// Scales a duration at AnimationSpeed::Normal to another speed; 0 for Off.
constexpr int lengthAt(AnimationSpeed speed, int normalLength)
{
    switch (speed) {
    case AnimationSpeed::Slow:
        return normalLength * 5 / 2;
    case AnimationSpeed::Normal:
        return normalLength;
    case AnimationSpeed::Fast:
        return normalLength * 2 / 5;
    case AnimationSpeed::Off:
        break;
    }
    return 0;
}

/// Whether the desktop disables animations (the style's widget animations last 0 ms). GUI thread;
/// requires a QApplication.
bool animationsReduced();
} // namespace ui
