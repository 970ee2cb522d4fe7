#include "ui/board/games/nimcells.h"

#include "ui/board/games/nimboardtexts.h"
#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/nimlayout.h"

#include <algorithm>

namespace ui {

using core::Nim;

bool hasCounter(const Nim &game, int cell)
{
    const int heap = NimLayout::heapOf(cell);
    return cell >= 0 && heap < game.heapCount() && NimLayout::counterOf(cell) >= 1
           && NimLayout::counterOf(cell) <= game.heap(heap);
}

QList<int> counterCells(const Nim &game)
{
    QList<int> all;
    for (int heap = 0; heap < game.heapCount(); ++heap) {
        for (int counter = 1; counter <= game.heap(heap); ++counter)
            all += NimLayout::cellOf(heap, counter);
    }
    return all;
}

int nearestCounter(const Nim &game, int cell)
{
    if (hasCounter(game, cell))
        return cell;
    const int near = cell < 0 ? 0 : NimLayout::heapOf(cell);
    for (int i = 0; i < game.heapCount(); ++i) {
        const int heap = (near + i) % game.heapCount();
        if (game.heap(heap) > 0)
            return NimLayout::cellOf(heap, game.heap(heap));
    }
    return -1;
}

core::Move moveAt(const Nim &game, int cell)
{
    const int heap = NimLayout::heapOf(cell);
    if (!hasCounter(game, cell))
        return core::Move::none();
    const int wanted = game.heap(heap) - NimLayout::counterOf(cell) + 1;
    return Nim::take(heap, std::min(wanted, game.maxTakenFrom(heap)));
}

QList<int> countersOf(const Nim &game, core::Move move)
{
    QList<int> going;
    const int heap = Nim::heapOf(move);
    const int size = game.heap(heap);
    for (int counter = size - Nim::countersOf(move) + 1; counter <= size; ++counter)
        going += NimLayout::cellOf(heap, counter);
    return going;
}

QList<int> takenCounters(const Nim &game, core::Move move)
{
    QList<int> taken;
    const int heap = Nim::heapOf(move);
    for (int i = 1; i <= Nim::countersOf(move); ++i)
        taken += NimLayout::cellOf(heap, game.heap(heap) + i);
    return taken;
}

BoardWidget::Typed readTypedMove(const Nim &game, const QString &text)
{
    using State = BoardWidget::Typed::State;
    const bool named = !text.isEmpty() && text[0] >= QChar(Nim::heapLetter(0))
                       && text[0] < QChar(Nim::heapLetter(game.heapCount()));
    if (!named && text.size() == 1 && text[0].isLetter())
        return {State::Unfinished, -1, {}};
    if (!named && game.heapCount() > 1)
        return {State::Complete, -1,
                NimBoardWidget::tr("Type the letter of a heap and how many to take, such as a2.")};
    if (!named && !text.isEmpty() && text[0].isLetter())
        return {};
    const int heap = named ? typedHeap(text) : 0;
    const QString digits = named ? text.mid(1) : text;
    const int size = game.heap(heap);
    if (digits.isEmpty() && named)
        return {State::Unfinished, size > 0 ? NimLayout::cellOf(heap, size) : -1, {}};
    bool isNumber = false;
    const int takes = digits.toInt(&isNumber);
    if (!isNumber || takes == 0 || digits.size() > 2)
        return {};
    if (game.isOver())
        return {State::Complete, -1, NimBoardWidget::tr("The game is over.")};
    if (takes > size)
        return {State::Complete, -1,
                hasLetters(game) ? NimBoardWidget::tr("Heap %1 has only %n.", nullptr, size)
                                       .arg(QChar(Nim::heapLetter(heap)))
                                 : NimBoardWidget::tr("There are only %n.", nullptr, size)};
    if (takes > game.maxTakenFrom(heap))
        return {State::Complete, -1, tooManyCounters(game)};
    const int cell = NimLayout::cellOf(heap, size - takes + 1);
    if (digits.size() == 1 && takes * 10 <= game.maxTakenFrom(heap))
        return {
            State::Unfinished, cell,
            NimBoardWidget::tr("Press Enter to take %n, or type one more digit.", nullptr, takes)};
    return {State::Complete, cell, {}};
}

int typedHeap(const QString &text)
{
    return text[0].isLetter() ? text[0].unicode() - Nim::heapLetter(0) : 0;
}

} // namespace ui
