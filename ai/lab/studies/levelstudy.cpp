#include "ai/lab/studies/levelstudy.h"

#include "ai/lab/trace/labsearch.h"
#include "ai/players/engine.h"
#include "core/nimtheory.h"

#include <algorithm>

namespace ai::lab {

namespace {

using core::Move;
using core::Nim;
using core::Position;
using core::TicTacToe;

/// What the root's moves are worth by searches whose values are all exact; each search is made
/// once, whichever levels' moves it judges.
class MoveValues
{
public:
    explicit MoveValues(std::stop_token token)
        : m_control({}, std::move(token))
    {}

    /// Nothing once it was stopped.
    std::optional<int> valueOf(Move move, const SearchSetup &setup)
    {
        auto known = std::ranges::find(m_searches, setup, &Search::setup);
        if (known == m_searches.end()) {
            const std::vector<ScoredMove> scored = rootValues(setup, m_control);
            if (m_control.stopped())
                return std::nullopt;
            known = m_searches.insert(m_searches.end(), {setup, scored});
        }
        const auto found = std::ranges::find(known->moves, move, &ScoredMove::move);
        return found == known->moves.end() ? std::nullopt : std::optional(found->value);
    }

private:
    struct Search
    {
        SearchSetup setup;
        std::vector<ScoredMove> moves;
    };
    SearchControl m_control;
    std::vector<Search> m_searches;
};

std::optional<int> ownValue(const LevelChoice &choice, MoveValues &values)
{
    switch (choice.search.deviation) {
    case TraceDeviation::None:
    case TraceDeviation::TieBreakRules:
    case TraceDeviation::Noise:
        return values.valueOf(choice.result.move, choice.search.setup);
    case TraceDeviation::Theory:
    case TraceDeviation::Engine:
        return choice.result.value;
    case TraceDeviation::RandomMove:
        break;
    }
    return std::nullopt;
}

std::optional<int> outcome(const Position &position, Move move, MoveValues &values)
{
    if (const auto *board = std::get_if<TicTacToe>(&position))
        return values.valueOf(move, {*board, Algorithm::AlphaBetaFresh});
    if (const auto *heaps = std::get_if<Nim>(&position))
        return nimMoveWins(*heaps, move) ? 1 : -1;
    return std::nullopt;
}

} // namespace

std::vector<LevelChoice> studyLevels(const Position &position, std::uint64_t seed,
                                     std::stop_token token)
{
    Engine engine;
    MoveValues values(token);
    std::vector<LevelChoice> choices;
    for (const Level level : allLevels) {
        SearchRequest request;
        request.position = position;
        request.level = level;
        request.limits.nodes = hardNodes;
        request.seed = seed;
        request.usesBook = true;
        LevelChoice choice{level, engine.think(request, token), levelSearch(position, level)};
        choice.value = ownValue(choice, values);
        choice.outcome = outcome(position, choice.result.move, values);
        if (token.stop_requested())
            break;
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace ai::lab
