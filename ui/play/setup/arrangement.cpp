#include "ui/play/setup/arrangement.h"

#include "core/overloaded.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace ui {

using core::GameKind;
using core::Side;

namespace {

struct ArrangementTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::Arrangement)
};

constexpr std::size_t indexOf(Side side)
{
    return static_cast<std::size_t>(side);
}

core::TicTacToe::Mask marksOf(const Arrangement &arrangement, Side side)
{
    return static_cast<core::TicTacToe::Mask>(arrangement.pieces[indexOf(side)]);
}

std::vector<int> heapsOf(const core::Nim &position)
{
    std::vector<int> heaps;
    for (int i = 0; i < position.heapCount(); ++i)
        heaps.push_back(position.heap(i));
    return heaps;
}

/// Why a game of tic-tac-toe cannot reach these marks; empty if it can.
QString problemOfMarks(const Arrangement &arrangement)
{
    const auto first = marksOf(arrangement, Side::First);
    const auto second = marksOf(arrangement, Side::Second);
    const int crosses = std::popcount(first);
    const int noughts = std::popcount(second);
    if (std::abs(crosses - noughts) > 1)
        return ArrangementTexts::tr(
                   "X has %1 and O has %2. They take turns, so neither can be two ahead.")
            .arg(crosses)
            .arg(noughts);
    if (crosses - noughts == (arrangement.toMove == Side::First ? 1 : -1))
        return arrangement.toMove == Side::First
                   ? ArrangementTexts::tr("X has one mark more than O, so it is O's turn.")
                   : ArrangementTexts::tr("O has one mark more than X, so it is X's turn.");
    if (core::TicTacToe::hasLine(first) && core::TicTacToe::hasLine(second))
        return ArrangementTexts::tr(
            "X and O both have three in a row, but a game ends with the first row.");
    return {};
}

QString problemOfEnd(const core::Position &position)
{
    switch (kindOf(position)) {
    case GameKind::TicTacToe:
        if (const auto side = winner(position))
            return ArrangementTexts::tr("%1 has three in a row: the game is over.")
                .arg(sideTitle(kindOf(position), *side));
        return ArrangementTexts::tr("Every square is taken: the game is over.");
    case GameKind::Othello:
        return ArrangementTexts::tr("Neither side can turn a disc: there is no move to play.");
    case GameKind::Nim:
        break;
    }
    return ArrangementTexts::tr("There is no counter to take.");
}

} // namespace

Arrangement arrangementOf(const core::Position &position)
{
    Arrangement result;
    result.kind = kindOf(position);
    result.toMove = sideToMove(position);
    std::visit(
        core::Overloaded{[&result](const core::TicTacToe &game) {
                             result.pieces = {game.marks(Side::First), game.marks(Side::Second)};
                         },
                         [&result](const core::Othello &game) {
                             result.pieces = {game.discs(Side::First), game.discs(Side::Second)};
                             result.othelloRule = game.rule();
                         },
                         [&result](const core::Nim &game) {
                             result.heaps = heapsOf(game);
                             result.takeLimit = game.takeLimit();
                             result.rule = game.rule();
                         }},
        position);
    return result;
}

core::Result<core::Position> positionOf(const Arrangement &arrangement)
{
    const auto asPosition = [](const auto &made) {
        return made ? core::Result(core::Position(*made)) : made.error();
    };
    switch (arrangement.kind) {
    case GameKind::TicTacToe:
        return asPosition(core::TicTacToe::create(marksOf(arrangement, Side::First),
                                                  marksOf(arrangement, Side::Second),
                                                  arrangement.toMove));
    case GameKind::Othello:
        return asPosition(core::Othello::create(arrangement.pieces[0], arrangement.pieces[1],
                                                arrangement.toMove, arrangement.othelloRule));
    case GameKind::Nim:
        break;
    }
    return asPosition(core::Nim::create(arrangement.heaps, arrangement.takeLimit, arrangement.rule,
                                        arrangement.toMove));
}

QString problemOf(const Arrangement &arrangement)
{
    if (arrangement.kind == GameKind::TicTacToe) {
        QString problem = problemOfMarks(arrangement);
        if (!problem.isEmpty())
            return problem;
    }
    const auto position = positionOf(arrangement);
    if (!position)
        return errorText(position.error());
    return isOver(*position) ? problemOfEnd(*position) : QString();
}

std::optional<Side> pieceOn(const Arrangement &arrangement, int square)
{
    for (const Side side : {Side::First, Side::Second}) {
        if ((arrangement.pieces[indexOf(side)] >> square & 1) != 0)
            return side;
    }
    return std::nullopt;
}

void setPiece(Arrangement &arrangement, int square, std::optional<Side> piece)
{
    const std::uint64_t bit = std::uint64_t(1) << square;
    for (std::uint64_t &pieces : arrangement.pieces)
        pieces &= ~bit;
    if (piece)
        arrangement.pieces[indexOf(*piece)] |= bit;
}

void setHeap(Arrangement &arrangement, int heap, int size)
{
    arrangement.heaps[static_cast<std::size_t>(heap)] = std::clamp(size, 0, core::Nim::maxHeapSize);
}

} // namespace ui
