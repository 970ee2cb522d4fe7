#include "ui/board/games/boardfactory.h"

#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/nimheapsboard.h"
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

BoardWidget *createEditingBoard(core::GameKind kind, QWidget *parent)
{
    BoardWidget *board =
        kind == core::GameKind::Nim ? new NimHeapsBoard(parent) : createBoardWidget(kind, parent);
    board->setEditing(true);
    return board;
}

} // namespace ui
