#pragma once

#include "ui/board/boardwidget.h"

#include <QImage>

#include <memory>

namespace ui {

/// A board that is on no screen, showing a position for a picture of it: with coordinates and the
/// last move, without anything that invites a move. The size is the side's, in pixels.
std::unique_ptr<BoardWidget> pictureBoard(const core::Position &position,
                                          std::optional<core::Move> lastMove, int size,
                                          const QPalette &palette);

/// A picture of a position on nothing, of size times scale pixels on each side.
QImage boardPicture(const core::Position &position, std::optional<core::Move> lastMove, int size,
                    const QPalette &palette, qreal scale = 1);

} // namespace ui
