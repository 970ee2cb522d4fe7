#pragma once

#include "ai/lab/trace/labposition.h"

#include <QPainter>
#include <QPalette>

namespace ui::lab {

/// Paints a position small and still into a square: what stands at a node of the tree. The moved
/// square is marked. A large picture has coordinates, as moves are written. Trees have no board;
/// nothing is painted for them.
void paintBoardPicture(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, core::Move lastMove,
                       const QPalette &palette);

/// The same in black on white paper, without the names of squares.
void paintPrintedBoard(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, core::Move lastMove);

/// Whether positions of this kind have a picture.
bool hasBoardPicture(const ai::lab::LabPosition &position);

} // namespace ui::lab
