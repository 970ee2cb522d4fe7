// What OthelloBoardWidget says: names of squares and reasons.

#include "core/notation.h"
#include "ui/board/games/othelloboardwidget.h"

namespace ui {

using core::Othello;
using core::Side;

namespace {

QString nameOf(int cell)
{
    return QString::fromStdString(core::squareName(cell, 8));
}

} // namespace

QString OthelloBoardWidget::title() const
{
    return tr("Othello board");
}

QString OthelloBoardWidget::summary() const
{
    return tr("%1, black: %2. %3, white: %4.")
        .arg(sideName(Side::First))
        .arg(game().count(Side::First))
        .arg(sideName(Side::Second))
        .arg(game().count(Side::Second));
}

QString OthelloBoardWidget::cellName(int cell) const
{
    const QString name = nameOf(cell);
    if (has(game().emptySquares(), cell)) {
        if (!isInteractive() || !isLegal(cell))
            return tr("%1, empty").arg(name);
        return tr("%1, empty, legal move, flips %n", nullptr, std::popcount(game().flips(cell)))
            .arg(name);
    }
    const bool black = has(game().discs(Side::First), cell);
    const bool last = lastMove() && lastMove()->code() == cell;
    if (last)
        return black ? tr("%1, black, last move").arg(name) : tr("%1, white, last move").arg(name);
    return black ? tr("%1, black").arg(name) : tr("%1, white").arg(name);
}

QString OthelloBoardWidget::reasonAgainst(int cell) const
{
    if (game().isOver())
        return tr("The game is over.");
    if (game().mustPass())
        return tr("You must pass: no square turns a disc.");
    if (!has(game().emptySquares(), cell))
        return tr("%1 is taken. Choose an empty square.").arg(nameOf(cell));
    const int legal = std::countr_zero(game().placements(game().sideToMove()));
    return tr("%1 turns no disc. You can play %2, for example.").arg(nameOf(cell), nameOf(legal));
}

} // namespace ui
