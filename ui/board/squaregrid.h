#pragma once

#include "ui/board/boardwidget.h"

#include <QRectF>

namespace ui {

/// The geometry of an n by n board. A cell is a square's number, row by row from the top left.
class SquareGrid
{
public:
    explicit SquareGrid(int size)
        : m_size(size)
    {}

    /// Places the squares: their size, and the top left corner of the first.
    void place(QPointF topLeft, qreal square);

    int size() const { return m_size; }
    int count() const { return m_size * m_size; }
    QList<int> cells() const;
    QRectF rect() const;
    qreal square() const { return m_square; }
    QRectF squareRect(int cell) const;
    QRectF columnRect(int column) const;
    /// A crossing of grid lines, counted from the top left corner.
    QPointF crossing(int column, int row) const;
    int cellAt(QPointF point) const;
    int cellToward(int cell, BoardWidget::CursorMove cursorMove) const;

private:
    QPointF m_topLeft;
    qreal m_square = 1;
    int m_size;
};

} // namespace ui
