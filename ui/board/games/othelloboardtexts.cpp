#include "ui/board/games/othelloboardtexts.h"

#include "core/notation.h"
#include "core/othellogeometry.h"
#include "ui/board/games/othelloboardwidget.h"
#include "ui/common/titles.h"

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

} // namespace ui
