#pragma once

#include "core/position.h"
#include "ui/board/boardwidget.h"

#include <QImage>

#include <cstdint>
#include <memory>
#include <optional>

class QWidget;

namespace ui {

/// Creates the board widget of a game, owned by the parent.
BoardWidget *createBoardWidget(core::GameKind kind, QWidget *parent);
/// Creates the board widget for setting up a position of the game, owned by the parent.
BoardWidget *createEditingBoard(core::GameKind kind, QWidget *parent);

/// Whether a picture marks the legal moves.
enum class PictureKind : std::uint8_t { Plain, LegalMoves };

/// An offscreen board that shows a position with coordinates and the last move, for a picture.
/// `size` is its side in pixels.
std::unique_ptr<BoardWidget> pictureBoard(const core::Position &position,
                                          std::optional<core::Move> lastMove, int size,
                                          const QPalette &palette,
                                          PictureKind kind = PictureKind::Plain);

/// A picture of a position on a transparent background, with a side of size times scale pixels.
QImage boardPicture(const core::Position &position, std::optional<core::Move> lastMove, int size,
                    const QPalette &palette, qreal scale = 1,
                    PictureKind kind = PictureKind::Plain);

} // namespace ui
