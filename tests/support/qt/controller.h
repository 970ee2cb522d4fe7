#pragma once

#include "tests/support/qt/waits.h"
#include "ui/play/gamecontroller.h"

#include <random>

// For tests of a game without a window.

namespace support {

/// Removes the delay before replies.
inline void replyQuickly(ui::GameController &game)
{
    game.setSearchOptions({.thinkingTime = std::chrono::milliseconds(20)});
}

/// Plays the first legal move.
inline void playAny(ui::GameController &game)
{
    game.play(legalMoves(game.match().current()).front());
}

inline bool personsTurnOrOver(const ui::GameController &game)
{
    return game.phase() == ui::GameController::Phase::PersonToMove
           || game.phase() == ui::GameController::Phase::Over;
}

/// Plays the first legal moves until the game is over.
inline void playToTheEnd(ui::GameController &game)
{
    while (game.phase() != ui::GameController::Phase::Over) {
        playAny(game);
        QTRY_VERIFY(personsTurnOrOver(game));
    }
}

/// A position whose first legal move forces the other side to pass, from random games.
inline core::Othello beforeAPass(bool gameGoesOn)
{
    std::mt19937 random(7);
    while (true) {
        core::Othello game;
        while (!game.isOver()) {
            const auto moves = game.legalMoves();
            const core::Othello next = after(game, moves[0]);
            if (moves[0] != core::Othello::pass && next.mustPass()
                && (!gameGoesOn || !after(next, core::Othello::pass).isOver()))
                return game;
            game.play(moves[random() % moves.size()]);
        }
    }
}

} // namespace support
