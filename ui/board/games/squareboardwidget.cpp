#include "ui/board/games/squareboardwidget.h"

#include "core/notation.h"

namespace ui {

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
