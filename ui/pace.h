#pragma once

namespace ui {

/// How fast things move on a board. With Off nothing moves: every move is shown at once.
enum class Pace { Normal, Fast, Off };

// Lengths in milliseconds at Pace::Normal.
constexpr int flipLength = 250;        ///< all flips of an Othello move
constexpr int sortPause = 350;         ///< between the last flip and the sorting of the discs
constexpr int sortLength = 700;        ///< sorting the discs at the end of Othello
constexpr int strokeLength = 180;      ///< drawing one mark of tic-tac-toe
constexpr int winningLineLength = 300; ///< drawing the winning line of tic-tac-toe
constexpr int takeLength = 320;        ///< counters of Nim lifting off

/// A length given for Pace::Normal at another pace; 0 where nothing moves.
constexpr int lengthAt(Pace pace, int normalLength)
{
    switch (pace) {
    case Pace::Normal:
        return normalLength;
    case Pace::Fast:
        return normalLength * 2 / 5;
    case Pace::Off:
        break;
    }
    return 0;
}

/// Whether the desktop asks for no animations (the style's widget animations last 0 ms). Window's
/// thread, after the application was made.
bool motionReduced();

} // namespace ui
