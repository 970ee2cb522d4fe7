#pragma once

#include "tests/support/qt/boards.h"
#include "tests/support/qt/waits.h"

#include <memory>
#include <optional>
#include <vector>

namespace support {

/// A visible, interactive board that records its signals.
struct ShownBoard
{
    explicit ShownBoard(core::GameKind kind, ui::AnimationSpeed speed = ui::AnimationSpeed::Off)
        : board(ui::createBoardWidget(kind, nullptr))
    {
        QObject::connect(board.get(), &ui::BoardWidget::moveChosen, board.get(),
                         [this](core::Move move) { chosen.push_back(move); });
        QObject::connect(board.get(), &ui::BoardWidget::refused, board.get(),
                         [this](const QString &reason) { refused.push_back(reason); });
        QObject::connect(board.get(), &ui::BoardWidget::animationFinished, board.get(),
                         [this] { ++finished; });
        board->resize(480, 480);
        board->setAnimationSpeed(speed);
        board->setInteractive(true);
        board->show();
    }

    std::vector<core::Move> chosen;
    std::vector<QString> refused;
    int finished = 0;
    std::unique_ptr<ui::BoardWidget> board;
};

/// Adds a row of test data for each game.
inline void everyGame()
{
    QTest::addColumn<core::GameKind>("kind");
    QTest::newRow("tic-tac-toe") << core::GameKind::TicTacToe;
    QTest::newRow("Othello") << core::GameKind::Othello;
    QTest::newRow("Nim") << core::GameKind::Nim;
}

} // namespace support
