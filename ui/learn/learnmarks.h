#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>

namespace ui {

// Learn's marks for what is done, what comes next, and what was wrong. Colour is never the only
// cue.

/// The colour of what is done.
QColor doneColour(const QPalette &palette);
/// The colour of what comes next, and of a wrong try.
QColor turnColour(const QPalette &palette);

/// A check in a square.
void paintCheck(QPainter &painter, const QRectF &square, const QColor &colour);
/// A disc with a check: done, or right.
void paintDone(QPainter &painter, const QRectF &square, const QPalette &palette);
/// A ring with a cross: a wrong try.
void paintWrongTry(QPainter &painter, const QRectF &square, const QPalette &palette);

} // namespace ui
