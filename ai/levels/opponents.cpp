#include "ai/levels/opponents.h"

#include "ai/levels/anymove.h"
#include "ai/levels/baselineplayers.h"
#include "ai/levels/nimlevels.h"
#include "ai/levels/tictactoelevels.h"
#include "core/overloaded.h"

#include <algorithm>
#include <array>

namespace ai {

using core::GameKind;
using core::Nim;
using core::Othello;
using core::TicTacToe;

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
    Opponent{"random", "any legal move", any<TicTacToe>, any<Othello>, any<Nim>},
    Opponent{"half", "minimax half of the time, otherwise any move", halfTheTime, nullptr,
             mediumNim},
    Opponent{"minimax", "plays to the end without an error",
             [](const TicTacToe &p, Random &) { return perfectTicTacToe(p); }, nullptr,
             [](const Nim &p, Random &) { return hardNim(p); }},
    Opponent{"report-code", "the course report's hard level, as its code has it",
             [](const TicTacToe &p, Random &) { return reportCodeTicTacToe(p); }},
    Opponent{"report-text", "the course report's hard level, as its text words it",
             [](const TicTacToe &p, Random &) { return reportTextTicTacToe(p); }},
    Opponent{"heuristic-0", "the first article's heuristic, 0 plies after its move", heuristic<0>},
    Opponent{"heuristic-1", "the same, 1 ply ahead", heuristic<1>},
    Opponent{"heuristic-2", "the same, 2 plies: the article's choice", heuristic<2>},
    Opponent{"heuristic-3", "the same, 3 plies ahead", heuristic<3>},
    Opponent{"heuristic-4", "the same, 4 plies ahead", heuristic<4>},
    Opponent{"heuristic-5", "the same, 5 plies ahead", heuristic<5>},
    Opponent{"heuristic-6", "the same, 6 plies ahead", heuristic<6>},
    Opponent{"heuristic-7", "the same, 7 plies ahead", heuristic<7>},
    Opponent{"heuristic-8", "the same, 8 plies ahead", heuristic<8>},
    Opponent{"careful", "a beginner who wins when possible, blocks when needed",
             [](const TicTacToe &p, Random &) { return winsOrBlocks(p); }},
    Opponent{"corners", "a beginner who takes any corner, otherwise the most discs", nullptr,
             [](const Othello &p, Random &) { return cornersThenMostDiscs(p); }},
};

} // namespace

bool Opponent::plays(GameKind kind) const
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

SearchResult Opponent::choose(const core::Position &position, Random &random) const
{
    assert(plays(kindOf(position)));
    return std::visit(
        core::Overloaded{[&](const TicTacToe &game) { return ticTacToe(game, random); },
                         [&](const Othello &game) { return othello(game, random); },
                         [&](const Nim &game) { return nim(game, random); }},
        position);
}

std::span<const Opponent> opponents()
{
    return table;
}

const Opponent *opponentNamed(std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(), [name](const Opponent &opponent) {
        return opponent.name == name;
    });
    return found == table.end() ? nullptr : &*found;
}

} // namespace ai
