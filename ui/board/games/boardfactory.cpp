#include "ui/board/games/boardfactory.h"

#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/nimheapsboard.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/board/games/tictactoeboardwidget.h"

#include <QPainter>

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

std::unique_ptr<BoardWidget> pictureBoard(const core::Position &position,
                                          std::optional<core::Move> lastMove, int size,
                                          const QPalette &palette, PictureKind kind)
{
    std::unique_ptr<BoardWidget> board(createBoardWidget(core::kindOf(position), nullptr));
    board->setAttribute(Qt::WA_DontShowOnScreen);
    board->setPalette(palette);
    const bool inviting = kind == PictureKind::LegalMoves;
    board->setDisplay({.legalMoves = inviting,
                       .lastMove = !isMiniature(size),
                       .coordinates = size >= 200,
                       .preview = false,
                       .theme = boardTheme()});
    board->resize(size, size);
    board->showPosition(position, lastMove);
    board->setInteractive(inviting);
    return board;
}

QImage boardPicture(const core::Position &position, std::optional<core::Move> lastMove, int size,
                    const QPalette &palette, qreal scale, PictureKind kind)
{
    // Painted at the full pixel size rather than with a device pixel ratio: the shapes are the
    // same.
    const int pixels = qRound(size * scale);
    const auto board = pictureBoard(position, lastMove, pixels, palette, kind);
    QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    board->render(&painter, {}, {}, QWidget::DrawChildren);
    painter.end();
    picture.setDevicePixelRatio(scale);
    return picture;
}

} // namespace ui
