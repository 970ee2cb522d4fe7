#pragma once

#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"
#include "ui/analysis/reviewcontroller.h"

#include <bit>

// What the tests of the review share.

/// A game of tic-tac-toe that X wins by a fork, which O's first move allowed; the only mistake.
inline const QStringList lostByAFork{"1", "2", "5", "9", "4", "6", "7"};
/// The cells of that mistake, of the better move, and of one that is neither.
inline constexpr int playedCell = 1;
inline constexpr int betterCell = 4;
inline constexpr int otherCell = 7;

inline ui::Reviewer &reviewOf(const ui::MainWindow &window)
{
    return window.findChild<ui::ReviewController *>()->reviewer();
}

/// Waits until all moves of the game are judged.
inline void waitForReview(const ui::MainWindow &window)
{
    const ui::Reviewer &review = reviewOf(window);
    QTRY_VERIFY(!review.running() && review.done() == window.game().match().moves().size());
}

inline QString labelText(const ui::MainWindow &window, const char *label)
{
    return part<QLabel>(window, label)->text();
}

/// Waits until the board shows no more moves by itself.
inline void settleBoard(const ui::MainWindow &window, int marks)
{
    const auto count = [&window] {
        const auto &game = std::get<core::TicTacToe>(window.board()->position());
        return 9 - std::popcount(game.emptySquares());
    };
    QTRY_COMPARE(count(), marks);
}
