#pragma once

#include "ai/lab/trace/labposition.h"

#include <QPainter>
#include <QPalette>

namespace ui::lab {

/// Paints a small static position into a square, for a node of the tree. The square of the move is
/// marked; a large picture has coordinates. Paints nothing for trees, which have no board.
void paintBoardPicture(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, core::Move lastMove,
                       const QPalette &palette);

/// The same in black on white, without coordinates, for printing.
void paintPrintedBoard(QPainter &painter, const QRectF &square,
                       const ai::lab::LabPosition &position, core::Move lastMove);

} // namespace ui::lab
