#include "ai/players/namedplayers.h"

#include "ai/levels/level.h"
#include "ai/levels/nimlevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/players/publishedplayers.h"
#include "core/othellogeometry.h"
#include "core/overloaded.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ai {

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::TicTacToe;

namespace {

/// The moves with the highest rank.
template <class Rank>
std::vector<Move> highest(const Othello &position, Rank rank)
{
    std::vector<Move> best;
    int max = 0;
    for (const Move move : position.legalMoves()) {
        const int value = rank(move);
        if (best.empty() || value > max) {
            best.clear();
            max = value;
        }
        if (value == max)
            best.push_back(move);
    }
    return best;
}

} // namespace

SearchResult cornersThenMostDiscs(const Othello &position)
{
    const auto rank = [&position](Move move) {
        if (move == Othello::pass)
            return 0;
        // All corners rank equally, above any number of discs.
        return core::geometry::contains(core::geometry::cornerSquares, move.code())
                   ? 64
                   : std::popcount(position.flips(move.code()));
    };
    return {.equalMoves = highest(position, rank)};
}

SearchResult winsOrBlocks(const core::TicTacToe &position)
{
    const core::Side own = position.sideToMove();
    if (auto wins = completions(position, own); !wins.empty())
        return {.equalMoves = std::move(wins), .reason = Reason::CompletesLine};
    if (auto blocks = completions(position, opponent(own)); !blocks.empty())
        return {.equalMoves = std::move(blocks), .reason = Reason::BlocksLine};
    return anyMove(position);
}

namespace {

/// Exercise 3 of the Spanish article: minimax half of the time, else any move.
SearchResult halfTheTime(const TicTacToe &position, Random &random)
{
    return coinFlip(random) ? perfectTicTacToe(position) : anyMove(position);
}

template <class G>
SearchResult any(const G &position, Random &)
{
    return anyMove(position);
}

template <int depth>
SearchResult heuristic(const TicTacToe &position, Random &)
{
    return heuristicTicTacToe(position, depth);
}

constexpr std::array table{
    NamedPlayer{"random", "any legal move", any<TicTacToe>, any<Othello>, any<Nim>},
    NamedPlayer{"half", "minimax half of the time, otherwise any move", halfTheTime, nullptr,
                mediumNim},
    NamedPlayer{"minimax", "plays to the end without an error",
                [](const TicTacToe &p, Random &) { return perfectTicTacToe(p); }, nullptr,
                [](const Nim &p, Random &) { return hardNim(p); }},
    NamedPlayer{"report-medium", "the course report's intermediate level",
                [](const TicTacToe &p, Random &) { return reportIntermediateTicTacToe(p); }},
    NamedPlayer{"report-code", "the course report's hard level, as its code has it",
                [](const TicTacToe &p, Random &) { return reportCodeTicTacToe(p); }},
    NamedPlayer{"report-text", "the course report's hard level, as its text words it",
                [](const TicTacToe &p, Random &) { return reportTextTicTacToe(p); }},
    NamedPlayer{"heuristic-0",
                "the heuristic of Entendendo o algoritmo Minimax, 0 plies after its move",
                heuristic<0>},
    NamedPlayer{"heuristic-1", "the same, 1 ply ahead", heuristic<1>},
    NamedPlayer{"heuristic-2", "the same, 2 plies: the article's choice", heuristic<2>},
    NamedPlayer{"heuristic-3", "the same, 3 plies ahead", heuristic<3>},
    NamedPlayer{"heuristic-4", "the same, 4 plies ahead", heuristic<4>},
    NamedPlayer{"heuristic-5", "the same, 5 plies ahead", heuristic<5>},
    NamedPlayer{"heuristic-6", "the same, 6 plies ahead", heuristic<6>},
    NamedPlayer{"heuristic-7", "the same, 7 plies ahead", heuristic<7>},
    NamedPlayer{"heuristic-8", "the same, 8 plies ahead", heuristic<8>},
    NamedPlayer{"careful", "a beginner who wins when possible, blocks when needed",
                [](const TicTacToe &p, Random &) { return winsOrBlocks(p); }},
    NamedPlayer{"corners", "a beginner who takes any corner, otherwise the most discs", nullptr,
                [](const Othello &p, Random &) { return cornersThenMostDiscs(p); }},
};

} // namespace

bool NamedPlayer::plays(GameKind kind) const
{
    switch (kind) {
    case GameKind::TicTacToe:
        return ticTacToe != nullptr;
    case GameKind::Othello:
        return othello != nullptr;
    case GameKind::Nim:
        return nim != nullptr;
    }
    return false;
}

SearchResult NamedPlayer::choose(const core::Position &position, Random &random) const
{
    assert(plays(kindOf(position)));
    SearchResult result =
        std::visit(core::Overloaded{[&](const TicTacToe &game) { return ticTacToe(game, random); },
                                    [&](const Othello &game) { return othello(game, random); },
                                    [&](const Nim &game) { return nim(game, random); }},
                   position);
    pickMove(result, random);
    return result;
}

std::span<const NamedPlayer> namedPlayers()
{
    return table;
}

const NamedPlayer *playerNamed(std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(), [name](const NamedPlayer &player) {
        return player.name == name;
    });
    return found == table.end() ? nullptr : &*found;
}

} // namespace ai
