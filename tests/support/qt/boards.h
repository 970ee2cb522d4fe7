#pragma once

#include "core/position.h"
#include "tests/support/qt/waits.h"
#include "ui/board/boardwidget.h"
#include "ui/board/games/boardfactory.h"

#include <initializer_list>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace support {

/// The position after the given moves; plays forced passes in between.
inline core::Position played(core::Position position, std::initializer_list<const char *> moves)
{
    for (const char *text : moves) {
        if (core::mustPass(position))
            position = core::after(position, core::Othello::pass);
        position = core::after(position, *core::parseMove(position, text));
    }
    return position;
}

/// All positions of a random game, with the moves that led to them.
struct Game
{
    std::vector<core::Position> positions;
    std::vector<core::Move> moves;
};

inline Game randomGame(const core::Position &start, unsigned seed)
{
    std::mt19937 random(seed);
    Game game{{start}, {}};
    while (!core::isOver(game.positions.back())) {
        const auto legal = core::legalMoves(game.positions.back());
        game.moves.push_back(legal[random() % legal.size()]);
        game.positions.push_back(core::after(game.positions.back(), game.moves.back()));
    }
    return game;
}

/// Plays a legal move on the board.
inline void playMove(ui::BoardWidget &board, core::Move move)
{
    board.playMove(move, core::after(board.position(), move));
}

inline QPoint middleOf(const ui::BoardWidget &board, int cell)
{
    return board.cellRect(cell).center().toPoint();
}

inline void click(ui::BoardWidget &board, int cell)
{
    QTest::mouseClick(&board, Qt::LeftButton, {}, middleOf(board, cell));
}

/// Types a text.
inline void type(ui::BoardWidget &board, const QString &text)
{
    for (const QChar character : text)
        QTest::keyClick(&board, character.toLatin1());
}

} // namespace support
