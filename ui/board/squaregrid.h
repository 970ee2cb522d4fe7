#pragma once

#include "ui/board/boardwidget.h"

#include <QRectF>

namespace ui {

/// Where the squares of a board of n by n are. A cell is a square's number, row by row from the top
/// left.
class SquareGrid
{
public:
    explicit SquareGrid(int size)
        : m_size(size)
    {}

    /// Squares of the given length from the top left corner on.
    void place(QPointF topLeft, qreal square);

    int size() const { return m_size; }
    int count() const { return m_size * m_size; }
    QList<int> cells() const;
    QRectF rect() const;
    qreal square() const { return m_square; }
    QRectF squareRect(int cell) const;
    QRectF columnRect(int column) const;
    /// A crossing of lines, counted from the top left corner.
    QPointF crossing(int column, int row) const;
    int cellAt(QPointF point) const;
    int cellToward(int cell, BoardWidget::CursorMove cursorMove) const;

private:
    QPointF m_topLeft;
    qreal m_square = 1;
    int m_size;
};

} // namespace ui
