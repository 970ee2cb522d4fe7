#include "ai/learn/rungs.h"

#include "ai/levels/nimlevels.h"
#include "ai/othello/othelloengine.h"
#include "ai/search/minimax.h"
#include "core/hashing.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"
#include "core/overloaded.h"

#include <algorithm>
#include <cmath>

namespace ai::learn {

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::TicTacToe;

namespace {

constexpr std::size_t rungTableBytes = std::size_t(1) << 20;

/// Hashes a number, which may be 0: every bit of the result depends on every bit of it.
std::uint64_t mixed(std::uint64_t number)
{
    return core::mixedBits(number + core::splitMix64Increment);
}

/// Maps a hash to [0, 1).
double unitOf(std::uint64_t hash)
{
    return static_cast<double>(hash >> 11) / 9007199254740992.0; // 2^53
}

std::uint64_t hashOf(const Othello &position)
{
    return mixed(mixed(position.discs(core::Side::First)) ^ position.discs(core::Side::Second))
           + static_cast<std::uint64_t>(position.sideToMove());
}

std::uint64_t hashOf(const TicTacToe &position)
{
    return static_cast<std::uint64_t>(position.marks(core::Side::First)) << 16
           | position.marks(core::Side::Second);
}

std::uint64_t hashOf(const Nim &position)
{
    std::uint64_t hash = static_cast<std::uint64_t>(position.sideToMove());
    for (int heap = 0; heap < position.heapCount(); ++heap)
        hash = mixed(hash ^ static_cast<std::uint64_t>(position.heap(heap)));
    return hash;
}

/// A random error in thousandths of a disc: an integer, because math libraries round logarithms
/// differently.
long errorOf(double spread, std::uint64_t hash)
{
    const double unit = std::max(unitOf(hash), 1e-15);
    return std::lround(-1000 * spread * std::log(-std::log(unit)));
}

const RungValue &bestOf(const std::vector<RungValue> &values)
{
    return *std::max_element(
        values.begin(), values.end(),
        [](const RungValue &a, const RungValue &b) { return a.value < b.value; });
}

/// Whether the side to move can turn the other side's last disc.
bool wipesOutAtOnce(const Othello &position)
{
    const core::Side other = core::opponent(position.sideToMove());
    for (const Move move : position.legalMoves()) {
        if (core::after(position, move).discs(other) == 0)
            return true;
    }
    return false;
}

/// Draws a move by the moves' probabilities, which add up to 1.
Move drawnOf(const std::vector<MoveChance> &chances, double unit)
{
    for (const MoveChance &move : chances) {
        if (unit < move.chance)
            return move.move;
        unit -= move.chance;
    }
    return chances.back().move;
}

/// The probabilities of the moves if, with the probability `random`, any move is drawn, else one of
/// the favoured ones.
template <class G>
std::vector<MoveChance> chancesOf(const G &position, const std::vector<Move> &favoured,
                                  double random)
{
    const auto moves = position.legalMoves();
    std::vector<MoveChance> chances;
    for (const Move move : moves) {
        const bool isFavoured = std::find(favoured.begin(), favoured.end(), move) != favoured.end();
        chances.push_back(
            {move, random / static_cast<double>(moves.size())
                       + (isFavoured ? (1 - random) / static_cast<double>(favoured.size()) : 0)});
    }
    return chances;
}

} // namespace

int rungCount(GameKind game)
{
    switch (game) {
    case GameKind::TicTacToe:
        return static_cast<int>(ticTacToeRungs.size());
    case GameKind::Othello:
        return static_cast<int>(othelloRungs.size());
    case GameKind::Nim:
        return static_cast<int>(nimRungs.size());
    }
    return 0;
}

int rungRating(GameKind game, int rung)
{
    const auto index = static_cast<std::size_t>(rung);
    switch (game) {
    case GameKind::TicTacToe:
        return ticTacToeRungs[index].rating;
    case GameKind::Othello:
        return othelloRungs[index].rating;
    case GameKind::Nim:
        return nimRungs[index].rating;
    }
    return mediumRating;
}

double spreadAt(const OthelloRung &rung, int empties)
{
    const int move = 61 - empties;
    if (move <= 12 || move > 48)
        return 0.6 * rung.spread;
    return move > 24 ? 1.1 * rung.spread : rung.spread;
}

Move pickMove(const OthelloRung &rung, const Othello &position,
              const std::vector<RungValue> &values, std::uint64_t seed)
{
    const double spread = spreadAt(rung, position.empties());
    const int best = bestOf(values).value;
    const std::uint64_t hash = mixed(seed) ^ hashOf(position);
    Move picked = bestOf(values).move;
    long highest = 0;
    bool first = true;
    for (const RungValue &value : values) {
        if (best - value.value > rung.maxLoss)
            continue;
        const long seen = 1000L * value.value + errorOf(spread, mixed(hash ^ value.move.code()));
        if (first || seen > highest) {
            picked = value.move;
            highest = seen;
            first = false;
        }
    }
    return picked;
}

std::vector<MoveChance> moveChances(const TicTacToeRung &rung, const TicTacToe &position)
{
    std::vector<Move> best;
    const auto moves = position.legalMoves();
    if (rung.depth == 0) {
        best.assign(moves.begin(), moves.end());
    } else {
        SearchControl control;
        int highest = -infinity;
        for (const ScoredMove &move :
             Searcher<TicTacToe, Policy<>>().searchRoot(position, rung.depth, control)) {
            if (move.value > highest)
                best.clear();
            highest = std::max(highest, move.value);
            if (move.value == highest)
                best.push_back(move.move);
        }
    }
    return chancesOf(position, best, rung.random);
}

std::vector<MoveChance> moveChances(const NimRung &rung, const Nim &position)
{
    std::vector<Move> winning;
    for (const Move move : position.legalMoves()) {
        if (core::nimMoveWins(position, move))
            winning.push_back(move);
    }
    return chancesOf(position, winning, winning.empty() ? 1 : 1 - rung.knows);
}

std::vector<RungValue> withoutBlunders(const Othello &position,
                                       const std::vector<RungValue> &values,
                                       const std::vector<RungValue> &twoPlies)
{
    const Move best = bestOf(twoPlies).move;
    if (best != Othello::pass
        && core::geometry::contains(core::geometry::cornerSquares, best.code()))
        return {*std::find_if(values.begin(), values.end(),
                              [best](const RungValue &value) { return value.move == best; })};
    std::vector<RungValue> safe;
    for (const RungValue &value : values) {
        if (!wipesOutAtOnce(core::after(position, value.move)))
            safe.push_back(value);
    }
    return safe.empty() ? values : safe;
}

RungPlayer::RungPlayer() = default;
RungPlayer::~RungPlayer() = default;
RungPlayer::RungPlayer(RungPlayer &&) noexcept = default;

Move RungPlayer::choose(const Position &position, int rung, std::uint64_t seed,
                        std::stop_token token)
{
    const auto index = static_cast<std::size_t>(rung);
    return std::visit(
        core::Overloaded{
            [&](const TicTacToe &game) {
                return drawnOf(moveChances(ticTacToeRungs[index], game),
                               unitOf(mixed(mixed(seed) ^ hashOf(game))));
            },
            [&](const Othello &game) { return chooseOthello(game, rung, seed, std::move(token)); },
            [&](const Nim &game) {
                return drawnOf(moveChances(nimRungs[index], game),
                               unitOf(mixed(mixed(seed) ^ hashOf(game))));
            }},
        position);
}

Move RungPlayer::chooseOthello(const Othello &position, int rung, std::uint64_t seed,
                               std::stop_token token)
{
    const auto moves = position.legalMoves();
    if (moves.size() == 1)
        return moves[0];
    const OthelloRung &row = othelloRungs[static_cast<std::size_t>(rung)];
    std::vector<RungValue> seen = values(position, row, token);
    if (rung >= firstCarefulRung && !token.stop_requested())
        seen = withoutBlunders(position, seen, row.depth == 2 ? seen : search(position, 2, token));
    return pickMove(row, position, seen, seed);
}

std::vector<RungValue> RungPlayer::values(const Othello &position, const OthelloRung &rung,
                                          std::stop_token token)
{
    const int empties = position.empties();
    return search(position, empties <= rung.exactEmpties ? empties : rung.depth, std::move(token));
}

std::vector<RungValue> RungPlayer::search(const Othello &position, int depth, std::stop_token token)
{
    if (!m_engine)
        m_engine = std::make_unique<othello::OthelloEngine>(
            othello::EngineOptions{rungTableBytes, othello::bestKernel()});
    m_engine->clear(); // the table would make the answer depend on earlier ones
    Limits limits;
    if (depth < position.empties())
        limits.depth = depth;
    std::vector<RungValue> values;
    for (const AnalyzedMove &move : m_engine->analyze(position, limits, std::move(token)))
        values.push_back({move.move, move.value});
    return values;
}

} // namespace ai::learn
