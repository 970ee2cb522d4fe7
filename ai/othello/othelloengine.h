#pragma once

#include "ai/othello/board/kernel.h"
#include "ai/othello/evaluation/weights.h"
#include "ai/othello/reversesearch.h"
#include "ai/othello/rootsearch.h"
#include "ai/othello/search/transpositiontable.h"
#include "ai/search/searchresult.h"
#include "ai/search/thinkinglimits.h"
#include "core/othello.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ai::othello {

/// What an engine works with from its construction on.
struct EngineOptions
{
    /// Rounded down to a power of two.
    std::size_t tableBytes = bytesOfMebibytes(defaultTableMebibytes);
    Kernel kernel = bestKernel();
    int threads = defaultThreads; ///< at least one
};

/// The strong Othello player. Its transposition table keeps what was found from search to search.
/// A game by Othello::Rule::Fewest is searched by ReverseSearch, without weights and with one
/// thread.
///
/// One search at a time, from any thread; progress is reported on the thread that started it. With
/// one search thread and the same limits of depth or nodes, the same searches since clear() give
/// the same results.
class OthelloEngine
{
public:
    /// Begins with defaultWeights(), or with Weights::fallback() if they do not fit this program.
    /// All engines that begin so share one copy.
    explicit OthelloEngine(const EngineOptions &options = {});

    /// Reads defaultWeights() now, if no engine has: from any thread, once in a program's run.
    static void preloadWeights();

    /// Takes the evaluation from the bytes of a weight file, and clears. If they are not right the
    /// error reports why and nothing has changed.
    std::optional<core::Error> setWeights(std::span<const std::uint8_t> bytes);

    /// Removes all positions from the table.
    void clear();

    /// From now on the moves are tried in an order drawn from a seed, so that chance decides
    /// between equals; 0, as at the start, is the order of the squares.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    /// The best move within the limits: iterations of growing depth, then to the end with growing
    /// confidence, until the value is exact. Stopped, it returns the result of the last iteration
    /// that was completed, at worst a legal move.
    SearchResult think(const core::Othello &game, const Limits &limits, std::stop_token token = {},
                       const SearchProgress &progress = {});

    /// think() without limits: exact, unless stopped.
    SearchResult solve(const core::Othello &game, std::stop_token token = {},
                       const SearchProgress &progress = {});

    /// The value of every legal move, the best first. The limits are for all of them together.
    std::vector<MoveValue> analyse(const core::Othello &game, const Limits &limits,
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
