#pragma once

#include "ui/play/gamecontroller.h"

// A game of a test that has no window.

namespace support {

/// Lets the computer reply at once.
inline void replyQuickly(ui::GameController &game)
{
    game.setThinkingTime(std::chrono::milliseconds(20));
}

/// Plays the first legal move.
inline void playAny(ui::GameController &game)
{
    game.play(legalMoves(game.match().current()).front());
}

} // namespace support
