// What NimBoardWidget says: names of counters, rules and reasons.

#include "ui/board/games/nimboardwidget.h"

namespace ui {

using core::Nim;

namespace {

QString heapName(int heap)
{
    return QString(QChar('a' + heap));
}

} // namespace

QString NimBoardWidget::title() const
{
    return tr("Nim board");
}

QString NimBoardWidget::summary() const
{
    QStringList heaps;
    for (int heap = 0; heap < game().heapCount(); ++heap)
        heaps += tr("heap %1: %2", "a heap's letter and its counters")
                     .arg(heapName(heap))
                     .arg(game().heap(heap));
    return heaps.join(tr(", ", "between the heaps")) + QStringLiteral(". ") + rules().front();
}

QString NimBoardWidget::cellName(int cell) const
{
    const int heap = NimLayout::heapOf(cell);
    const int takes = Nim::countersOf(moveOn(cell));
    QString place = tr("heap %1, counter %2 of %3")
                        .arg(heapName(heap))
                        .arg(NimLayout::counterOf(cell))
                        .arg(game().heap(heap));
    if (!isInteractive())
        return place;
    if (isLegal(cell))
        return tr("%1, takes %n", "place of a counter", takes).arg(place);
    return tr("%1, too many: at most %n", "place of a counter", game().takeLimit()).arg(place);
}

QString NimBoardWidget::reasonAgainst(int) const
{
    return tr("You can take at most %n at a time.", nullptr, game().takeLimit());
}

QStringList NimBoardWidget::rules() const
{
    const bool misere = game().rule() == Nim::Rule::Misere;
    const QString last = misere ? tr("Whoever takes the last counter loses.")
                                : tr("Whoever takes the last counter wins.");
    const QString take = game().takeLimit() == 0
                             ? tr("Take any number from one heap.")
                             : tr("Take at most %n from one heap.", nullptr, game().takeLimit());
    return {take + QChar(' ') + last, last, misere ? tr("The last loses.") : tr("The last wins.")};
}

QStringList NimBoardWidget::captions() const
{
    if (!pointsAtMove())
        return rules();
    const int cell = pointedCell();
    const int takes = Nim::countersOf(moveOn(cell));
    if (!isLegal(cell)) // a click would have the reason said beside the board
        return {tr("Choose one of the last %n counter(s).", nullptr, game().takeLimit()),
                tr("At most %n", nullptr, game().takeLimit())};
    const int heap = NimLayout::heapOf(cell);
    return {tr("Take %n from heap %1, leaving %2.", nullptr, takes)
                .arg(heapName(heap))
                .arg(game().heap(heap) - takes),
            tr("Take %n", nullptr, takes)};
}

} // namespace ui
