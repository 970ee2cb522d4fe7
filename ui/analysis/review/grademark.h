#pragma once

#include "ai/analysis/analyst.h"

#include <QIcon>
#include <QPainter>
#include <QPalette>

namespace ui {

/// The colour of a grade, with a contrast of at least 3:1 to a list's background.
QColor gradeColour(ai::Grade grade, const QPalette &palette);

/// Paints the mark of a grade, recognisable by shape and colour: a disc for a good move, a triangle
/// for a mistake, a cross for a blunder. The computer's are hollow. Paints nothing for Grade::None.
void paintGradeMark(QPainter &painter, ai::Grade grade, bool hollow, const QRectF &area,
                    const QPalette &palette);

/// The mark for a row of a list, its size in device-independent pixels; transparent for
/// Grade::None. In a selected row it has the text's colour, and only the shape shows the grade.
QIcon gradeIcon(ai::Grade grade, bool hollow, int size, qreal ratio, const QPalette &palette);

} // namespace ui
