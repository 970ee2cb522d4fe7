#include "ui/board/games/nimboardtexts.h"

#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/nimcells.h"

namespace ui {

using core::Nim;

namespace {

QString heapName(int heap)
{
    return QString(QChar(Nim::heapLetter(heap)));
}

} // namespace

QString nimSummary(const Nim &game)
{
    const auto withRules = [&game](const QString &counters) {
        return NimBoardWidget::tr("%1. %2", "the counters, then the rules")
            .arg(counters, nimRules(game).front());
    };
    if (!hasLetters(game))
        return withRules(game.heap(0) == 0
                             ? NimBoardWidget::tr("No counters")
                             : NimBoardWidget::tr("%n counter(s)", nullptr, game.heap(0)));
    QStringList heaps;
    for (int heap = 0; heap < game.heapCount(); ++heap)
        heaps += NimBoardWidget::tr("heap %1: %2", "a heap's letter and its counters")
                     .arg(heapName(heap))
                     .arg(game.heap(heap));
    return withRules(heaps.join(NimBoardWidget::tr(", ", "between the heaps")));
}

QString counterName(const Nim &game, int cell, bool withMove)
{
    const int heap = NimLayout::heapOf(cell);
    const core::Move move = moveAt(game, cell);
    QString place =
        NimBoardWidget::tr("counter %1 of %2").arg(NimLayout::counterOf(cell)).arg(game.heap(heap));
    if (hasLetters(game))
        place = NimBoardWidget::tr("heap %1, %2", "a heap's letter; one of its counters")
                    .arg(heapName(heap), place);
    if (!withMove)
        return place;
    return NimBoardWidget::tr("%1, takes %n", "place of a counter", Nim::countersOf(move))
        .arg(place);
}

QString tooManyCounters(const Nim &game)
{
    return NimBoardWidget::tr("You can take at most %n at a time.", nullptr, game.takeLimit());
}

QStringList nimRules(const Nim &game)
{
    const bool misere = game.rule() == Nim::Rule::Misere;
    const QString last = misere ? NimBoardWidget::tr("Whoever takes the last counter loses.")
                                : NimBoardWidget::tr("Whoever takes the last counter wins.");
    const int limit = game.takeLimit();
    const QString take = limit == 0 ? NimBoardWidget::tr("Take any number from one heap.")
                         : hasLetters(game)
                             ? NimBoardWidget::tr("Take at most %n from one heap.", nullptr, limit)
                             : NimBoardWidget::tr("Take at most %n.", nullptr, limit);
    return {take + QChar(' ') + last, last,
            misere ? NimBoardWidget::tr("The last loses.") : NimBoardWidget::tr("The last wins.")};
}

QStringList counterCaptions(const Nim &game, int cell)
{
    const core::Move move = moveAt(game, cell);
    const int takes = Nim::countersOf(move);
    const int heap = NimLayout::heapOf(cell);
    const int left = game.heap(heap) - takes;
    return {hasLetters(game)
                ? NimBoardWidget::tr("Take %n from heap %1, leaving %2.", nullptr, takes)
                      .arg(heapName(heap))
                      .arg(left)
                : NimBoardWidget::tr("Take %n, leaving %1.", nullptr, takes).arg(left),
            NimBoardWidget::tr("Take %n", nullptr, takes)};
}

} // namespace ui
