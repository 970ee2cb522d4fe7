#include "ai/analyst.h"

#include "ai/nimchoice.h"
#include "ai/othello/othelloengine.h"
#include "ai/tictactoechoice.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ai {

namespace {

using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

constexpr std::array<int, 4> corners{0, 7, 56, 63};
/// So many more replies are worth a word.
constexpr int manyReplies = 4;

int scoreFor(Side side, const Position &over)
{
    return side == Side::First ? score(over) : -score(over);
}

PositionValue valueOf(const TicTacToe &position)
{
    const Choice choice = perfectTicTacToe(position);
    return {choice.value.value_or(0), true, choice.moves.front(), {choice.moves.front()}};
}

PositionValue valueOf(const Nim &position)
{
    const Choice choice = hardNim(position);
    return {choice.value.value_or(0), true, choice.moves.front(), {choice.moves.front()}};
}

/// Best play to the end, where each position is known exactly at once.
void playOn(PositionValue &value, Position position, Analyst &analyst)
{
    value.line.clear();
    while (!isOver(position)) {
        const Move best = value.line.empty() ? value.best : analyst.value(position, {}).best;
        value.line.push_back(best);
        position = after(position, best);
    }
}

Fault faultOf(const TicTacToe &position, const ReviewedMove &move)
{
    const Side side = position.sideToMove();
    if (!completions(position, side).empty())
        return Fault::MissedWin;
    const TicTacToe next = after(position, move.played);
    if (!completions(next, opponent(side)).empty())
        return Fault::LeftThreat;
    // A win that is not at hand comes by two threats at once, and in no other way.
    return move.value < 0 ? Fault::LeftFork : Fault::Other;
}

bool canTake(const Othello &position, int square)
{
    return ((position.placements(position.sideToMove()) >> square) & 1) != 0;
}

Fault faultOf(const Othello &position, ReviewedMove &move)
{
    if (std::find(corners.begin(), corners.end(), move.best.code()) != corners.end()) {
        move.square = move.best.code();
        return Fault::MissedCorner;
    }
    const Othello next = after(position, move.played);
    const Othello better = after(position, move.best);
    for (const int corner : corners) {
        if (canTake(next, corner) && !canTake(better, corner)) {
            move.square = corner;
            return Fault::GaveCorner;
        }
    }
    const auto replies = [](const Othello &after) {
        return std::popcount(after.placements(after.sideToMove()));
    };
    return replies(next) - replies(better) >= manyReplies ? Fault::FreedOther : Fault::Other;
}

Fault faultIn(const Position &position, ReviewedMove &move)
{
    if (!move.isMistake())
        return Fault::None;
    if (const auto *game = std::get_if<TicTacToe>(&position))
        return faultOf(*game, move);
    if (const auto *game = std::get_if<Othello>(&position))
        return faultOf(*game, move);
    return Fault::GaveAwayWin;
}

} // namespace

Analyst::Analyst() = default;
Analyst::~Analyst() = default;

othello::OthelloEngine &Analyst::engine()
{
    // A review is many short searches: a small table is enough for them.
    if (!m_engine)
        m_engine = std::make_unique<othello::OthelloEngine>(
            othello::EngineOptions{std::size_t(16) << 20, othello::bestKernel()});
    return *m_engine;
}

PositionValue Analyst::value(const Position &position, const Limits &limits, std::stop_token token)
{
    if (isOver(position))
        return {scoreFor(sideToMove(position), position), true, Move::none(), {}};
    if (const auto *game = std::get_if<TicTacToe>(&position))
        return valueOf(*game);
    if (const auto *game = std::get_if<Nim>(&position))
        return valueOf(*game);
    const auto found = engine().think(*std::get_if<Othello>(&position), limits, std::move(token));
    return {found.score, found.exact, found.move, found.line};
}

std::vector<ValuedMove> Analyst::moves(const Position &position, const Limits &limits,
                                       std::stop_token token)
{
    std::vector<ValuedMove> values;
    if (const auto *game = std::get_if<Othello>(&position); game != nullptr && !game->isOver()) {
        for (const othello::MoveValue &move : engine().analyse(*game, limits, std::move(token)))
            values.push_back({move.move, move.score, move.exact});
        std::sort(values.begin(), values.end(),
                  [](const ValuedMove &a, const ValuedMove &b) { return a.move < b.move; });
        return values;
    }
    for (const Move move : legalMoves(position)) {
        const PositionValue next = value(after(position, move), limits);
        values.push_back({move, -next.value, next.exact});
    }
    return values;
}

void Analyst::review(const Position &start, const std::vector<Move> &line, const Limits &limits,
                     const Receiver &receiver, std::stop_token token)
{
    std::vector<Position> positions{start};
    for (const Move move : line)
        positions.push_back(after(positions.back(), move));
    PositionValue next = value(positions.back(), limits, token);
    for (std::size_t ply = line.size(); ply-- > 0 && !token.stop_requested();) {
        const Position &position = positions[ply];
        const int valueAfter =
            sideToMove(positions[ply + 1]) == Side::First ? next.value : -next.value;
        PositionValue here = value(position, limits, token);
        if (token.stop_requested())
            return; // the value of a search that was cut short is no judgement
        ReviewedMove move;
        move.played = line[ply];
        move.value = -next.value;
        // What was played may turn out better than what a short search found.
        if (here.value < move.value || here.best == move.played) {
            here.exact = here.exact && next.exact;
            here.value = move.value;
            here.best = move.played;
            here.line = next.line;
            here.line.insert(here.line.begin(), move.played);
        }
        if (core::kindOf(position) != core::GameKind::Othello)
            playOn(here, position, *this);
        move.bestValue = here.value;
        move.best = here.best;
        move.line = here.line;
        move.exact = here.exact && next.exact;
        move.fault = faultIn(position, move);
        receiver(ply, move, valueAfter);
        next = std::move(here);
    }
}

std::vector<std::size_t> worstMoves(const std::vector<ReviewedMove> &moves, std::size_t most)
{
    std::vector<std::size_t> worst;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (moves[ply].isMistake())
            worst.push_back(ply);
    }
    std::stable_sort(worst.begin(), worst.end(), [&](std::size_t a, std::size_t b) {
        return moves[a].loss() > moves[b].loss();
    });
    worst.resize(std::min(most, worst.size()));
    return worst;
}

} // namespace ai
