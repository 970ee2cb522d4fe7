#include "ai/lab/studies/levelstudy.h"

#include "ai/lab/trace/labsearch.h"
#include "ai/players/engine.h"
#include "ai/players/namedplayers.h"
#include "core/nimtheory.h"
#include "core/overloaded.h"

#include <algorithm>

namespace ai::lab {

namespace {

using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::TicTacToe;

/// The exact values of the root's moves in different searches; each search runs only once for all
/// levels that need it.
class MoveValues
{
public:
    explicit MoveValues(std::stop_token token)
        : m_control({}, std::move(token))
    {}

    /// Nothing after a stop.
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
    case TraceDeviation::RulesFirst:
        if (choice.result.reason == Reason::Searched)
            return values.valueOf(choice.result.move, choice.search.setup);
        break;
    case TraceDeviation::Theory:
    case TraceDeviation::Engine:
        return choice.result.value;
    case TraceDeviation::RandomMove:
        break;
    }
    return std::nullopt;
}

/// The result after the move with best play, if it can be computed.
std::optional<int> outcomeOf(const Position &position, Move move, MoveValues &values)
{
    using Outcome = std::optional<int>;
    return std::visit(
        core::Overloaded{
            [&](const TicTacToe &board) -> Outcome {
                return values.valueOf(move, {board, Algorithm::AlphaBetaFresh});
            },
            [](const Othello &) -> Outcome { return std::nullopt; },
            [&](const Nim &heaps) -> Outcome { return nimMoveWins(heaps, move) ? 1 : -1; },
        },
        position);
}

/// The levels to study, with the searches that explain them.
std::vector<LevelChoice> askedLevels(const Position &position)
{
    std::vector<LevelChoice> asked;
    for (const Level level : allLevels)
        asked.push_back({.level = level, .search = levelSearch(position, level)});
    if (const auto *board = std::get_if<TicTacToe>(&position))
        asked.push_back({.level = Level::Hard, .ofReport = true, .search = reportSearch(*board)});
    return asked;
}

} // namespace

std::vector<LevelChoice> studyLevels(const Position &position, std::uint64_t seed,
                                     std::stop_token token)
{
    Engine engine;
    MoveValues values(token);
    std::vector<LevelChoice> choices;
    for (LevelChoice &choice : askedLevels(position)) {
        SearchRequest request;
        request.position = position;
        request.level = choice.level;
        request.player = choice.ofReport ? playerNamed("report-code") : nullptr;
        request.limits.nodes = hardNodes;
        request.seed = seed;
        request.usesBook = true;
        choice.result = engine.think(request, token);
        choice.value = ownValue(choice, values);
        choice.outcome = outcomeOf(position, choice.result.move, values);
        if (token.stop_requested())
            break;
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace ai::lab
