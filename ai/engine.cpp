#include "ai/engine.h"

#include "ai/beginners.h"
#include "ai/nimchoice.h"
#include "ai/othellochoice.h"
#include "ai/tictactoechoice.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace ai {

namespace {

using core::Position;

/// What a level does in a game. A new level is a new row for each game.
struct LevelRow
{
    Level level;
    Choice (*ticTacToe)(const core::TicTacToe &, SearchControl &, Random &);
    Choice (*othello)(const core::Othello &, SearchControl &, Random &);
    Choice (*nim)(const core::Nim &, SearchControl &, Random &);
};

constexpr std::array<LevelRow, 3> levels{{
    {Level::Easy,
     [](const core::TicTacToe &p, SearchControl &, Random &) { return easyTicTacToe(p); },
     [](const core::Othello &p, SearchControl &, Random &r) { return easyOthello(p, r); },
     [](const core::Nim &p, SearchControl &, Random &) { return anyMove(p); }},
    {Level::Medium,
     [](const core::TicTacToe &p, SearchControl &, Random &) { return mediumTicTacToe(p); },
     [](const core::Othello &p, SearchControl &, Random &) { return mediumOthello(p); },
     [](const core::Nim &p, SearchControl &, Random &r) { return mediumNim(p, r); }},
    {Level::Hard,
     [](const core::TicTacToe &p, SearchControl &, Random &) { return hardTicTacToe(p); },
     [](const core::Othello &p, SearchControl &c, Random &r) { return hardOthello(p, c, r); },
     [](const core::Nim &p, SearchControl &, Random &) { return hardNim(p); }},
}};

/// A search that nobody limits would think until the game is solved.
Limits limitedBy(Limits limits)
{
    if (limits.time.count() == 0 && limits.depth == 0 && limits.nodes == 0)
        limits.time = defaultThinkingTime;
    return limits;
}

struct Chooser
{
    const LevelRow &row;
    SearchControl &control;
    Random &random;

    Choice operator()(const core::TicTacToe &position) const
    {
        return row.ticTacToe(position, control, random);
    }
    Choice operator()(const core::Othello &position) const
    {
        return row.othello(position, control, random);
    }
    Choice operator()(const core::Nim &position) const
    {
        return row.nim(position, control, random);
    }
};

} // namespace

SearchResult Engine::think(const SearchRequest &request, std::stop_token token)
{
    if (isOver(request.position))
        throw std::invalid_argument("asked for a move in a finished game: "
                                    + toText(request.position));
    const auto row = std::find_if(levels.begin(), levels.end(), [&request](const LevelRow &candidate) {
        return candidate.level == request.level;
    });
    SearchControl control(limitedBy(request.limits), std::move(token));
    Random random(request.seed);
    const Choice choice = std::visit(Chooser{*row, control, random}, request.position);
    return {request.id,    drawn(choice.moves, random), choice.reason, choice.value,
            choice.exact,  choice.depth,                choice.nodes,  control.elapsed()};
}

} // namespace ai
