#include "ui/board/games/othelloboardtexts.h"

#include "core/notation.h"
#include "ui/board/games/othelloboardwidget.h"

#include <bit>

namespace ui {

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
    if (help == LegalMoveHelp::Nothing)
        return OthelloBoardWidget::tr("%1 turns no disc.").arg(nameOf(square));
    if (help == LegalMoveHelp::Dots)
        return OthelloBoardWidget::tr("%1 turns no disc. The dots show where you can move.")
            .arg(nameOf(square));
    const int legal = std::countr_zero(game.placements(game.sideToMove()));
    return OthelloBoardWidget::tr("%1 turns no disc. You can play %2, for example.")
        .arg(nameOf(square), nameOf(legal));
}

} // namespace ui
