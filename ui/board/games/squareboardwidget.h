#pragma once

#include "ui/board/boardwidget.h"

#include <QRectF>

#include <cstdint>

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

/// A board of n by n squares. A cell is a square's number, row by row from the top left, and also
/// the code of the move on it. The contents of squares and all painting belong to the subclass.
class SquareBoardWidget : public BoardWidget
{
    Q_OBJECT

public:
    QList<int> cells() const override { return m_grid.cells(); }
    int rowCount() const override { return m_grid.size(); }
    int columnCount() const override { return m_grid.size(); }
    int rowOf(int cell) const override { return cell / m_grid.size(); }
    int columnOf(int cell) const override { return cell % m_grid.size(); }
    QRectF cellRect(int cell) const override { return m_grid.squareRect(cell); }
    int cellAt(QPointF point) const override { return m_grid.cellAt(point); }

protected:
    SquareBoardWidget(const core::Position &start, int size, int cursor, QWidget *parent);

    const SquareGrid &grid() const { return m_grid; }
    /// Called by layOut(): sets the size of the squares and the first one's top left corner.
    void placeSquares(QPointF topLeft, qreal square) { m_grid.place(topLeft, square); }

    int cellToward(int cell, CursorMove cursorMove) const override;
    int validCell(int cell) const override { return cell; }
    /// Reads a letter and a digit, such as "d3".
    Typed read(const QString &text) const override;
    QRectF typedArea(const QString &text) const override;
    /// The legend's place between the squares and the edge of the board.
    QRectF legendRect() const override;

    /// Whether a mask contains a cell; its lowest bit is cell 0.
    static constexpr bool has(std::uint64_t mask, int cell) { return ((mask >> cell) & 1) != 0; }

private:
    SquareGrid m_grid;
};

} // namespace ui
