// What NimBoardWidget says and what it understands, and which stones a move means.

#include "ui/nimboardwidget.h"

#include <algorithm>

namespace ui {

using core::Nim;

namespace {

QString heapName(int heap)
{
    return QString(QChar('a' + heap));
}

} // namespace

bool NimBoardWidget::exists(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    return cell >= 0 && heap < game().heapCount() && NimLayout::stoneOf(cell) >= 1
           && NimLayout::stoneOf(cell) <= game().heap(heap);
}

QList<int> NimBoardWidget::cells() const
{
    QList<int> all;
    for (int heap = 0; heap < game().heapCount(); ++heap) {
        for (int stone = 1; stone <= game().heap(heap); ++stone)
            all += NimLayout::cellOf(heap, stone);
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
    return exists(cell) ? Nim::take(heap, game().heap(heap) - NimLayout::stoneOf(cell) + 1)
                        : core::Move::none();
}

QList<int> NimBoardWidget::cellsOf(core::Move move) const
{
    QList<int> going;
    const int heap = Nim::heapOf(move);
    const int size = game().heap(heap);
    for (int stone = size - Nim::countersOf(move) + 1; stone <= size; ++stone)
        going += NimLayout::cellOf(heap, stone);
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

QString NimBoardWidget::title() const
{
    return tr("Nim board");
}

QString NimBoardWidget::summary() const
{
    QStringList heaps;
    for (int heap = 0; heap < game().heapCount(); ++heap)
        heaps += tr("heap %1: %2", "a heap's letter and its stones")
                     .arg(heapName(heap))
                     .arg(game().heap(heap));
    return heaps.join(tr(", ", "between the heaps")) + QStringLiteral(". ") + rules().front();
}

QString NimBoardWidget::cellName(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    const int takes = Nim::countersOf(moveOn(cell));
    const QString place = tr("heap %1, stone %2 of %3")
                              .arg(heapName(heap))
                              .arg(NimLayout::stoneOf(cell))
                              .arg(game().heap(heap));
    if (!isInteractive())
        return place;
    if (isLegal(cell))
        return tr("%1, takes %n", "place of a stone", takes).arg(place);
    return tr("%1, too many: at most %n", "place of a stone", game().takeLimit()).arg(place);
}

QString NimBoardWidget::reasonAgainst(int) const
{
    return tr("You can take at most %n at a time.", nullptr, game().takeLimit());
}

QStringList NimBoardWidget::rules() const
{
    const bool misere = game().rule() == Nim::Rule::Misere;
    const QString last = misere ? tr("Whoever takes the last stone loses.")
                                : tr("Whoever takes the last stone wins.");
    const QString take = game().takeLimit() == 0
                             ? tr("Take any number from one heap.")
                             : tr("Take at most %n from one heap.", nullptr, game().takeLimit());
    return {take + QChar(' ') + last, last, misere ? tr("The last loses.") : tr("The last wins.")};
}

QStringList NimBoardWidget::captions() const
{
    if (!previewing() || !exists(pointedCell()))
        return rules();
    const int cell = pointedCell();
    const int takes = Nim::countersOf(moveOn(cell));
    if (!isLegal(cell))
        return {reasonAgainst(cell), tr("At most %n", nullptr, game().takeLimit())};
    const int heap = NimLayout::heapOf(cell);
    return {tr("Take %n from heap %1, leaving %2.", nullptr, takes)
                .arg(heapName(heap))
                .arg(game().heap(heap) - takes),
            tr("Take %n", nullptr, takes)};
}

BoardWidget::Typed NimBoardWidget::read(const QString &text) const
{
    const bool named =
        !text.isEmpty() && text[0] >= 'a' && text[0] < QChar('a' + game().heapCount());
    if (!named && game().heapCount() > 1)
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
                tr("Heap %1 has only %n.", nullptr, size).arg(heapName(heap))};
    const int cell = NimLayout::cellOf(heap, size - takes + 1);
    if (digits.size() == 1 && takes * 10 <= game().mostFrom(heap))
        return {Typed::State::Unfinished, cell,
                tr("Press Enter to take %n, or type one more digit.", nullptr, takes)};
    return {Typed::State::Complete, cell, {}};
}

QRectF NimBoardWidget::typedArea(const QString &text) const
{
    const bool named = text[0].isLetter();
    return m_layout.heapRect(named ? text[0].unicode() - 'a' : 0);
}

} // namespace ui
