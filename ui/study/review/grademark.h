#pragma once

#include "ai/analysis/analyst.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace ui {

/// Paints the mark of a grade, which shape and colour tell apart: a disc for a good move, a
/// triangle for a mistake, a cross for a blunder. Nothing for Grade::None.
void paintGradeMark(QPainter &painter, ai::Grade grade, const QRectF &area,
                    const QPalette &palette);

/// The mark as a picture of a size in device-independent pixels; transparent for Grade::None.
QPixmap gradePixmap(ai::Grade grade, int size, qreal ratio, const QPalette &palette);

} // namespace ui
