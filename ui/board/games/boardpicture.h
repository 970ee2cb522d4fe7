#pragma once

#include "ui/board/boardwidget.h"

#include <QImage>

#include <memory>

namespace ui {

/// Whether a picture shows where one may move.
enum class PictureKind : std::uint8_t { Plain, LegalMoves };

/// A board that is on no screen, showing a position for a picture of it: with coordinates and the
/// last move. The size is the side's, in pixels.
std::unique_ptr<BoardWidget> pictureBoard(const core::Position &position,
                                          std::optional<core::Move> lastMove, int size,
                                          const QPalette &palette,
                                          PictureKind kind = PictureKind::Plain);

/// A picture of a position on nothing, of size times scale pixels on each side.
QImage boardPicture(const core::Position &position, std::optional<core::Move> lastMove, int size,
                    const QPalette &palette, qreal scale = 1,
                    PictureKind kind = PictureKind::Plain);

} // namespace ui
