// The input half of OthelloBoardWidget: which move a square means, and typed squares.

#include "core/notation.h"
#include "ui/board/games/othelloboardwidget.h"

namespace ui {

using core::Othello;

core::Move OthelloBoardWidget::moveOn(int cell) const
{
    return core::Move(static_cast<std::uint16_t>(cell));
}

QList<int> OthelloBoardWidget::cellsOf(core::Move move) const
{
    return move == Othello::pass ? QList<int>() : QList<int>{move.code()};
}

int OthelloBoardWidget::cellToward(int cell, Travel travel) const
{
    return m_grid.cellToward(cell, travel);
}

BoardWidget::Typed OthelloBoardWidget::read(const QString &text) const
{
    if (text.size() == 1 && text[0].isLetter())
        return {Typed::State::Unfinished, -1, {}};
    const auto square = core::parseSquare(text.toStdString(), 8, 8);
    if (square.ok())
        return {Typed::State::Complete, *square, {}};
    return {};
}

QRectF OthelloBoardWidget::typedArea(const QString &text) const
{
    return text[0] >= 'a' && text[0] <= 'h' ? m_grid.columnRect(text[0].unicode() - 'a') : QRectF();
}

} // namespace ui
