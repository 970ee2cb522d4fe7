// The input half of NimBoardWidget: which counters there are, which move they mean, and typed
// moves.

#include "ui/board/games/nimboardwidget.h"

#include <algorithm>

namespace ui {

using core::Nim;

bool NimBoardWidget::exists(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    return cell >= 0 && heap < game().heapCount() && NimLayout::counterOf(cell) >= 1
           && NimLayout::counterOf(cell) <= game().heap(heap);
}

QList<int> NimBoardWidget::counters() const
{
    QList<int> all;
    for (int heap = 0; heap < game().heapCount(); ++heap) {
        for (int counter = 1; counter <= game().heap(heap); ++counter)
            all += NimLayout::cellOf(heap, counter);
    }
    return all;
}

int NimBoardWidget::columnCount() const
{
    return *std::max_element(m_places.begin(), m_places.end());
}

int NimBoardWidget::cellAt(QPointF point) const
{
    const int cell = m_layout.cellAt(point);
    return exists(cell) ? cell : -1;
}

int NimBoardWidget::cellToward(int cell, Travel travel) const
{
    return m_layout.cellToward(cell, travel, game());
}

int NimBoardWidget::validCell(int cell) const
{
    if (exists(cell))
        return cell;
    const int near = cell < 0 ? 0 : NimLayout::heapOf(cell);
    for (int i = 0; i < game().heapCount(); ++i) {
        const int heap = (near + i) % game().heapCount();
        if (game().heap(heap) > 0)
            return NimLayout::cellOf(heap, game().heap(heap));
    }
    return -1;
}

core::Move NimBoardWidget::moveOn(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    return exists(cell) ? Nim::take(heap, game().heap(heap) - NimLayout::counterOf(cell) + 1)
                        : core::Move::none();
}

QList<int> NimBoardWidget::cellsOf(core::Move move) const
{
    QList<int> going;
    const int heap = Nim::heapOf(move);
    const int size = game().heap(heap);
    for (int counter = size - Nim::countersOf(move) + 1; counter <= size; ++counter)
        going += NimLayout::cellOf(heap, counter);
    return going;
}

QList<int> NimBoardWidget::takenCells() const
{
    QList<int> taken;
    if (!lastMove())
        return taken;
    const int heap = Nim::heapOf(*lastMove());
    for (int i = 1; i <= Nim::countersOf(*lastMove()); ++i)
        taken += NimLayout::cellOf(heap, game().heap(heap) + i);
    return taken;
}

BoardWidget::Typed NimBoardWidget::read(const QString &text) const
{
    const bool named =
        !text.isEmpty() && text[0] >= 'a' && text[0] < QChar('a' + game().heapCount());
    if (!named && text.size() == 1 && text[0].isLetter())
        return {Typed::State::Unfinished, -1, {}};
    if (!named && game().heapCount() > 1)
        return {Typed::State::Complete, -1,
                tr("Type the letter of a heap and how many to take, such as a2.")};
    if (!named && !text.isEmpty() && text[0].isLetter())
        return {};
    const int heap = named ? text[0].unicode() - 'a' : 0;
    const QString digits = named ? text.mid(1) : text;
    const int size = game().heap(heap);
    if (digits.isEmpty() && named)
        return {Typed::State::Unfinished, size > 0 ? NimLayout::cellOf(heap, size) : -1, {}};
    bool isNumber = false;
    const int takes = digits.toInt(&isNumber);
    if (!isNumber || takes == 0 || digits.size() > 2)
        return {};
    if (takes > size)
        return {Typed::State::Complete, -1,
                tr("Heap %1 has only %n.", nullptr, size).arg(QChar('a' + heap))};
    const int cell = NimLayout::cellOf(heap, size - takes + 1);
    if (digits.size() == 1 && takes * 10 <= game().maxTakenFrom(heap))
        return {Typed::State::Unfinished, cell,
                tr("Press Enter to take %n, or type one more digit.", nullptr, takes)};
    return {Typed::State::Complete, cell, {}};
}

QRectF NimBoardWidget::typedArea(const QString &text) const
{
    const bool named = text[0].isLetter();
    const int heap = named ? text[0].unicode() - 'a' : 0;
    return heap < game().heapCount() ? m_layout.heapRect(heap) : QRectF();
}

} // namespace ui
