#pragma once

#include "ai/othello/board/kernel.h"
#include "ai/othello/evaluation/weights.h"
#include "ai/othello/reversesearch.h"
#include "ai/othello/rootsearch.h"
#include "ai/othello/search/transpositiontable.h"
#include "ai/search/searchcontrol.h"
#include "ai/search/searchresult.h"
#include "core/othello.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// Options that are fixed at construction.
struct EngineOptions
{
    /// Rounded down to a power of two.
    std::size_t tableBytes = bytesOfMebibytes(defaultTableMebibytes);
    Kernel kernel = bestKernel();
    int threads = defaultThreads; ///< at least one
};

/// The strong Othello player. Its transposition table is kept between searches. Games with
/// Othello::Rule::Fewest are searched by ReverseSearch, without weights and with one thread.
///
/// One search at a time, from any thread; progress is reported on the thread that started it. With
/// one search thread and limits of depth or nodes, the same sequence of searches since clear()
/// gives the same results.
class OthelloEngine
{
public:
    /// Starts with defaultWeights(), or with Weights::fallback() if these do not fit this program.
    /// All such engines share one copy.
    explicit OthelloEngine(const EngineOptions &options = {});

    /// Loads defaultWeights() now, unless an engine has done so. From any thread.
    static void preloadWeights();

    /// Replaces the evaluation by that of a weight file, and clears the table. On an error nothing
    /// changes.
    std::optional<core::Error> setWeights(std::span<const std::uint8_t> bytes);

    /// Clears the table.
    void clear();

    /// Sets the seed that shuffles the root moves, which makes the choice between equal moves
    /// random; 0, the default, keeps the order of squares.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    /// The best move within the limits: iterative deepening, then searches to the end with growing
    /// confidence, until the value is exact. If stopped, returns the result of the last completed
    /// iteration, at worst a legal move.
    SearchResult think(const core::Othello &game, const Limits &limits, std::stop_token token = {},
                       const SearchProgress &progress = {});

    /// think() without limits: exact, unless stopped.
    SearchResult solve(const core::Othello &game, std::stop_token token = {},
                       const SearchProgress &progress = {});

    /// The values of all legal moves, the best first. The limits apply to all of them together.
    std::vector<AnalyzedMove> analyze(const core::Othello &game, const Limits &limits,
                                      std::stop_token token = {});

private:
    RootSearch startSearch(const core::Othello &game, const Limits &limits, std::stop_token token);
    ReverseSearch startReverseSearch(const core::Othello &game, const Limits &limits,
                                     std::stop_token token);

    TranspositionTable m_table;
    std::shared_ptr<const Weights> m_weights;
    Kernel m_kernel;
    int m_threads;
    std::uint64_t m_seed = 0;
    StopLatency m_latency;
};

} // namespace ai::othello
