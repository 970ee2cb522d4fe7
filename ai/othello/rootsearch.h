#pragma once

#include "ai/othello/helperthreads.h"
#include "ai/othello/search/rootmoves.h"
#include "ai/othello/search/timemanager.h"
#include "ai/search/searchresult.h"
#include "ai/search/thinkinglimits.h"
#include "core/othello.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// The value of one legal move, in discs for the side that makes it.
struct MoveValue
{
    core::Move move;
    int score = 0;
    bool exact = false; ///< proved: the search saw every game to its end
    int depth = 0;      ///< of the search of the position, this move included
};

/// What an engine lends to each of its searches.
struct SearchContext
{
    TranspositionTable &table;
    const Weights &weights;
    Kernel kernel;
    int threads;        ///< at least one
    std::uint64_t seed; ///< of the order of the root's moves; 0: the order of the squares
    StopLatency &latency;
};

/// One search from its root: iterative deepening with aspiration windows, and the principal
/// variation. The side to move must have a move. Used by one thread, once.
class RootSearch
{
public:
    RootSearch(const core::Othello &game, const Limits &limits, const SearchContext &context,
               std::stop_token token);

    /// The best move within the limits.
    SearchResult findBestMove(const SearchProgress &progress);

    /// Every move with a window of its own, at growing depth and a confidence of 95 percent: in the
    /// same time that finds more best moves, and values nearer to the true ones, than two plies
    /// more at 87. The best first.
    std::vector<MoveValue> valueMoves();

private:
    /// Depth and selectivity of one search of iterative deepening.
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
