#include "ui/board/games/boardtexts.h"

#include "core/notation.h"
#include "core/othellogeometry.h"
#include "ui/board/games/nimboardwidget.h"
#include "ui/board/games/nimlayout.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/common/titles.h"

#include <bit>

namespace ui {

using core::Nim;
using core::Othello;
using core::Side;

namespace {

QString nameOf(int square)
{
    return QString::fromStdString(core::squareName(square, 8));
}

bool has(Othello::Mask mask, int square)
{
    return ((mask >> square) & 1) != 0;
}

/// Why a line from an empty square turns nothing: it has no discs to turn, or none at its end.
QString missingLineText(const Othello &game, int square)
{
    const Othello::Mask others = game.discs(core::opponent(game.sideToMove()));
    const Othello::Mask around = core::geometry::neighboursOf[static_cast<std::size_t>(square)];
    return ((around & others) == 0
                ? OthelloBoardWidget::tr(
                    "%1 turns no disc: none of the other colour lies beside it.")
                : OthelloBoardWidget::tr("%1 turns no disc: no line of the other colour's discs "
                                         "from it ends at one of yours."))
        .arg(nameOf(square));
}

QString heapName(int heap)
{
    return QString(QChar(Nim::heapLetter(heap)));
}

} // namespace

QString othelloSquareName(const Othello &game, int square, const std::optional<core::Move> &last,
                          bool withMove)
{
    const QString name = nameOf(square);
    if (has(game.emptySquares(), square)) {
        if (!withMove || game.flips(square) == 0)
            return OthelloBoardWidget::tr("%1, empty").arg(name);
        return OthelloBoardWidget::tr("%1, empty, legal move, turns %n", nullptr,
                                      std::popcount(game.flips(square)))
            .arg(name);
    }
    const bool black = has(game.discs(Side::First), square);
    if (last && last->code() == square)
        return black ? OthelloBoardWidget::tr("%1, black, last move").arg(name)
                     : OthelloBoardWidget::tr("%1, white, last move").arg(name);
    return black ? OthelloBoardWidget::tr("%1, black").arg(name)
                 : OthelloBoardWidget::tr("%1, white").arg(name);
}

QString reasonAgainstPlacing(const Othello &game, int square, LegalMoveHelp help)
{
    if (game.isOver())
        return OthelloBoardWidget::tr("The game is over.");
    if (game.mustPass())
        return OthelloBoardWidget::tr("You must pass: no square turns a disc.");
    if (!has(game.emptySquares(), square))
        return OthelloBoardWidget::tr("%1 is taken. Choose an empty square.").arg(nameOf(square));
    if (help != LegalMoveHelp::Example)
        return paragraphOf({missingLineText(game, square),
                            help == LegalMoveHelp::Dots
                                ? OthelloBoardWidget::tr("The dots show where you can move.")
                                : QString()});
    const int legal = std::countr_zero(game.placements(game.sideToMove()));
    return OthelloBoardWidget::tr("%1 turns no disc. You can play %2, for example.")
        .arg(nameOf(square), nameOf(legal));
}

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
