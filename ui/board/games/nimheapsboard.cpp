#include "ui/board/games/nimheapsboard.h"

#include <algorithm>

namespace ui {

NimHeapsBoard::NimHeapsBoard(QWidget *parent)
    : NimBoardWidget(parent)
{}

QList<int> NimHeapsBoard::cells() const
{
    QList<int> heaps;
    for (int heap = 0; heap < game().heapCount(); ++heap)
        heaps += cellOf(heap);
    return heaps;
}

QRectF NimHeapsBoard::cellRect(int cell) const
{
    return NimLayout::counterOf(cell) == 0 ? heapRect(NimLayout::heapOf(cell))
                                           : NimBoardWidget::cellRect(cell);
}

QString NimHeapsBoard::cellName(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    const int counters = game().heap(heap);
    return (counters == 0 ? tr("heap %1, empty") : tr("heap %1, %n counter(s)", nullptr, counters))
        .arg(QChar(core::Nim::heapLetter(heap)));
}

int NimHeapsBoard::cellAt(QPointF point) const
{
    for (const int cell : cells()) {
        if (cellRect(cell).contains(point))
            return cell;
    }
    return -1;
}

int NimHeapsBoard::cellToward(int cell, CursorMove cursorMove) const
{
    switch (cursorMove) {
    case CursorMove::Left:
        return validCell(cellOf(NimLayout::heapOf(cell) - 1));
    case CursorMove::Right:
        return validCell(cellOf(NimLayout::heapOf(cell) + 1));
    case CursorMove::LineStart:
    case CursorMove::First:
        return cellOf(0);
    case CursorMove::LineEnd:
    case CursorMove::Last:
        return cellOf(game().heapCount() - 1);
    case CursorMove::Up:
    case CursorMove::Down:
        break;
    }
    return cell;
}

int NimHeapsBoard::validCell(int cell) const
{
    const int heap = cell < 0 ? 0 : NimLayout::heapOf(cell);
    return cellOf(std::clamp(heap, 0, game().heapCount() - 1));
}

} // namespace ui
