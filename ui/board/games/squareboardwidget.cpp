#include "ui/board/games/squareboardwidget.h"

#include "core/notation.h"

#include <QList>

#include <numeric>

namespace ui {

void SquareGrid::place(QPointF topLeft, qreal square)
{
    m_topLeft = topLeft;
    m_square = square;
}

QList<int> SquareGrid::cells() const
{
    QList<int> all(count());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

QRectF SquareGrid::rect() const
{
    return QRectF(m_topLeft, QSizeF(m_square * m_size, m_square * m_size));
}

QRectF SquareGrid::squareRect(int cell) const
{
    return QRectF(crossing(cell % m_size, cell / m_size), QSizeF(m_square, m_square));
}

QRectF SquareGrid::columnRect(int column) const
{
    return QRectF(crossing(column, 0), QSizeF(m_square, m_square * m_size));
}

QPointF SquareGrid::crossing(int column, int row) const
{
    return m_topLeft + QPointF(column * m_square, row * m_square);
}

int SquareGrid::cellAt(QPointF point) const
{
    if (!rect().contains(point))
        return -1;
    const QPointF inside = (point - m_topLeft) / m_square;
    const int column = qMin(static_cast<int>(inside.x()), m_size - 1);
    const int row = qMin(static_cast<int>(inside.y()), m_size - 1);
    return row * m_size + column;
}

int SquareGrid::cellToward(int cell, BoardWidget::CursorMove cursorMove) const
{
    using CursorMove = BoardWidget::CursorMove;
    const int column = cell % m_size;
    const int last = m_size - 1;
    switch (cursorMove) {
    case CursorMove::Left:
        return column > 0 ? cell - 1 : cell;
    case CursorMove::Right:
        return column < last ? cell + 1 : cell;
    case CursorMove::Up:
        return cell >= m_size ? cell - m_size : cell;
    case CursorMove::Down:
        return cell + m_size < count() ? cell + m_size : cell;
    case CursorMove::LineStart:
        return cell - column;
    case CursorMove::LineEnd:
        return cell - column + last;
    case CursorMove::First:
        return 0;
    case CursorMove::Last:
        return count() - 1;
    }
    return cell;
}

SquareBoardWidget::SquareBoardWidget(const core::Position &start, int size, int cursor,
                                     QWidget *parent)
    : BoardWidget(start, cursor, parent)
    , m_grid(size)
{}

int SquareBoardWidget::cellToward(int cell, CursorMove cursorMove) const
{
    return m_grid.cellToward(cell, cursorMove);
}

BoardWidget::Typed SquareBoardWidget::read(const QString &text) const
{
    if (text.size() == 1 && text[0].isLetter())
        return {Typed::State::Unfinished, -1, {}};
    const auto square = core::parseSquare(text.toStdString(), m_grid.size(), m_grid.size());
    if (square.ok())
        return {Typed::State::Complete, *square, {}};
    return {};
}

QRectF SquareBoardWidget::typedArea(const QString &text) const
{
    const int column = text[0].unicode() - 'a';
    return column >= 0 && column < m_grid.size() ? m_grid.columnRect(column) : QRectF();
}

QRectF SquareBoardWidget::legendRect() const
{
    return QRectF(m_grid.rect().bottomLeft(), QPointF(m_grid.rect().right(), boardRect().bottom()));
}

} // namespace ui
