#pragma once

#include <array>

namespace ui {

/// How fast things move on a board. With Off nothing moves: every move is shown at once.
enum class AnimationSpeed { Off, Slow, Normal, Fast };

inline constexpr std::array allAnimationSpeeds{AnimationSpeed::Off, AnimationSpeed::Slow,
                                               AnimationSpeed::Normal, AnimationSpeed::Fast};

// Lengths in milliseconds at AnimationSpeed::Normal.
constexpr int flipLength = 250;        ///< all flips of an Othello move
constexpr int sortPause = 1400;        ///< between the last flip and the sorting of the discs
constexpr int sortLength = 700;        ///< sorting the discs at the end of Othello
constexpr int strokeLength = 180;      ///< drawing one mark of tic-tac-toe
constexpr int winningLineLength = 300; ///< drawing the winning line of tic-tac-toe
constexpr int takeLength = 320;        ///< counters of Nim lifting off
constexpr int replyPause = 600;        ///< between a move and the computer's reply, at least

/// A length given for AnimationSpeed::Normal at another speed; 0 where nothing moves.
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

/// Whether the desktop is set to no animations (the style's widget animations last 0 ms). Window's
/// thread, after the application was made.
bool animationsReduced();

} // namespace ui
