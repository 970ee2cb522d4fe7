#include "ui/board/games/boardfactory.h"

#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/board/games/tictactoeboardwidget.h"

namespace ui {

BoardWidget *createBoardWidget(core::GameKind kind, QWidget *parent)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
        return new TicTacToeBoardWidget(parent);
    case core::GameKind::Othello:
        return new OthelloBoardWidget(parent);
    case core::GameKind::Nim:
        return new NimBoardWidget(parent);
    }
    return nullptr;
}

} // namespace ui
