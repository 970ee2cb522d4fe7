#include "ai/lab/studies/levelstudy.h"

#include "ai/lab/trace/labsearch.h"
#include "ai/levels/engine.h"
#include "core/nimtheory.h"

#include <algorithm>

namespace ai::lab {

namespace {

using core::Move;
using core::Nim;
using core::Position;
using core::TicTacToe;

/// Of one of the root's moves by a search whose values are all exact.
std::optional<int> valueOf(Move move, const SearchSetup &setup, std::stop_token token)
{
    SearchControl control({}, std::move(token));
    const std::vector<ScoredMove> scored = pinnedRootValues(setup, {Move::none()}, 0, control);
    const auto found = std::ranges::find(scored, move, &ScoredMove::move);
    return control.stopped() || found == scored.end() ? std::nullopt : std::optional(found->value);
}

std::optional<int> ownValue(const LevelChoice &choice, std::stop_token token)
{
    switch (choice.search.deviation) {
    case TraceDeviation::None:
    case TraceDeviation::TieBreakRules:
    case TraceDeviation::Noise:
        return valueOf(choice.result.move, choice.search.setup, std::move(token));
    case TraceDeviation::Theory:
    case TraceDeviation::Engine:
        return choice.result.value;
    case TraceDeviation::RandomMove:
        break;
    }
    return std::nullopt;
}

std::optional<int> outcome(const Position &position, Move move, std::stop_token token)
{
    if (const auto *board = std::get_if<TicTacToe>(&position))
        return valueOf(move, {*board, Algorithm::AlphaBetaFresh}, std::move(token));
    if (const auto *heaps = std::get_if<Nim>(&position)) {
        const Nim next = core::after(*heaps, move);
        if (next.isOver())
            return next.score() * (heaps->sideToMove() == core::Side::First ? 1 : -1);
        return core::nimIsWon(next) ? -1 : 1;
    }
    return std::nullopt;
}

} // namespace

std::vector<LevelChoice> studyLevels(const Position &position, std::uint64_t seed,
                                     std::stop_token token)
{
    Engine engine;
    std::vector<LevelChoice> choices;
    for (const Level level : allLevels) {
        SearchRequest request;
        request.position = position;
        request.level = level;
        request.limits.nodes = hardNodes;
        request.seed = seed;
        request.usesBook = true;
        LevelChoice choice{level, engine.think(request, token), levelSearch(position, level)};
        choice.value = ownValue(choice, token);
        choice.outcome = outcome(position, choice.result.move, token);
        if (token.stop_requested())
            break;
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace ai::lab
