#pragma once

#include <array>

namespace ui {

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
