#pragma once

#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/rootmoves.h"
#include "ai/othello/search/timemanager.h"
#include "ai/search/searchcontrol.h"
#include "ai/search/searchresult.h"
#include "core/othello.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace ai::othello {

/// A search's additional threads. They wait for split points throughout the search.
class HelperThreads
{
public:
    HelperThreads(SharedSearchState &shared, Kernel kernel, int count);
    /// Ends their search and joins them.
    ~HelperThreads();
    HelperThreads(const HelperThreads &) = delete;
    HelperThreads &operator=(const HelperThreads &) = delete;

    /// The positions searched by all of them. Call only between iterations.
    std::uint64_t nodes() const;

private:
    SharedSearchState &m_shared;
    std::vector<std::unique_ptr<SearchThread>> m_searches;
    std::vector<std::jthread> m_threads;
};

/// What an engine provides for each of its searches.
struct SearchContext
{
    TranspositionTable &table;
    const Weights &weights;
    Kernel kernel;
    int threads;        ///< at least one
    std::uint64_t seed; ///< shuffles the root moves; 0: the order of squares
    StopLatency &latency;
};

/// A search from its root: iterative deepening with aspiration windows, and the principal
/// variation. The side to move must have a move. Used by one thread, once.
class RootSearch
{
public:
    RootSearch(const core::Othello &game, const Limits &limits, const SearchContext &context,
               std::stop_token token);

    /// The best move within the limits.
    SearchResult findBestMove(const SearchProgress &progress);

    /// Values every move with a window of its own, at growing depth and 95 percent confidence: in
    /// the same time that finds more best moves and more accurate values than two more plies at 87
    /// percent. The best first.
    std::vector<AnalyzedMove> valueMoves();

private:
    /// The depth and selectivity of an iteration.
    struct Iteration
    {
        int depth = 0;
        int selectivity = 0;
    };

    Iteration firstIteration(int selectivity) const;
    std::optional<Iteration> nextIteration(Iteration iteration) const;
    bool isExact(Iteration iteration) const;
    void runIteration(Iteration iteration);
    void keepBetterMove();
    int aspirationSearch(RootMoves &moves, Iteration iteration, std::optional<int> expected);
    std::vector<core::Move> tablePv() const;
    std::vector<core::Move> exactPv();
    core::Move scoreKeepingMove(const core::Othello &game, int score);
    bool keepsScore(const core::Othello &game, core::Move move, int score);
    void updateCounts();

    core::Othello m_game;
    Board m_board;
    int m_empties;
    Limits m_limits;
    TranspositionTable &m_table;
    StopLatency &m_latency;
    TimeManager m_timeManager;
    SharedSearchState m_shared;
    std::unique_ptr<SearchThread> m_thread;
    HelperThreads m_helpers;
    RootMoves m_moves;
    SearchResult m_result;
};

} // namespace ai::othello
