#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ai/lab/trace/trace.h"
#include "ai/search/minimax.h"

#include <chrono>
#include <memory>
#include <optional>

namespace ai::lab {

class AssumedLetters;
class StepCounts;

/// Shared by all searches that visited no letter.
std::shared_ptr<const AssumedLetters> noLetters();

/// One of the shallower iterations of iterative deepening.
struct ShallowerSearch
{
    int depth = 0;
    ScoredMove best; ///< the first of the root's best moves
    std::uint64_t calls = 0;
};

/// One traced search of the Lab, by the same template as the players use.
struct TracedSearch
{
    SearchSetup setup;
    std::shared_ptr<const Trace> trace;
    /// The path from the setup's root to the trace's root; empty unless a subtree was searched
    /// alone.
    std::vector<core::Move> path = {};
    std::vector<ScoredMove> rootMoves =
        {}; ///< in search order, values as shown; empty for a subtree
    /// The earlier iterations of iterative deepening, the shallowest first.
    std::vector<ShallowerSearch> iterations = {};
    std::chrono::microseconds time{0};                  ///< including the iterations
    bool cancelled = false;                             ///< stopped: the trace is incomplete
    std::shared_ptr<const StepCounts> counts = nullptr; ///< of the trace
    /// Which results depend on values assumed for a tree's letters; never null.
    std::shared_ptr<const AssumedLetters> letters = noLetters();

    /// A path from the trace's root, from the setup's root.
    std::vector<core::Move> fromSetupRoot(const std::vector<core::Move> &below) const
    {
        std::vector<core::Move> whole = path;
        whole.insert(whole.end(), below.begin(), below.end());
        return whole;
    }
};

/// The result and counters of a search without a trace.
struct CountedSearch
{
    CountingObserver counters;
    std::vector<ScoredMove> rootMoves;       ///< in search order, values as shown
    core::Move best = core::Move::none();    ///< the first of the best
    int value = 0;                           ///< the root's, as shown
    int plies = 0;                           ///< length of the longest line from the root
    std::vector<ShallowerSearch> iterations; ///< as in TracedSearch; not included in the counters
    std::chrono::microseconds time{0};
    bool cancelled = false; ///< stopped: the rest must not be used
};

/// Trace options for the setup: mirroring and range of values.
TraceOptions traceOptions(const SearchSetup &setup);

/// The root must not be over, and the setup's algorithm must support its game.
TracedSearch traceSearch(const SearchSetup &setup, SearchControl &control);
TracedSearch traceSearch(const SearchSetup &setup, const TraceOptions &options,
                         SearchControl &control);
/// Searches the node at the end of the path alone, with the window that the whole search gave it
/// (as shown), for subtrees that exceed the trace's limit. The result is the same, unless the
/// algorithm uses a table or killers, which start empty.
TracedSearch traceSubtree(const SearchSetup &setup, const std::vector<core::Move> &path, int alpha,
                          int beta, SearchControl &control);
CountedSearch countSearch(const SearchSetup &setup, SearchControl &control);

/// The exact values of the root's moves, as shown.
std::vector<ScoredMove> rootValues(const SearchSetup &setup, SearchControl &control);
/// The exact values of the root's moves with one node fixed at a value, as shown.
std::vector<ScoredMove> fixedNodeRootValues(const SearchSetup &setup,
                                            const std::vector<core::Move> &path, int value,
                                            SearchControl &control);
/// The root's value and the calls of the setup's algorithm, with one node fixed at a value.
CountedSearch fixedNodeSearch(const SearchSetup &setup, const std::vector<core::Move> &path,
                              int value, SearchControl &control);

/// fixedNodeSearch() with a trace. The fixed node is a leaf of the trace.
TracedSearch fixedNodeTrace(const SearchSetup &setup, const std::vector<core::Move> &path,
                            int value, SearchControl &control);

/// The approximate number of nodes in a search.
struct Estimate
{
    double wholeTree = 0; ///< for plain minimax
    double minimum = 0;   ///< alpha-beta's minimum, with the best order of moves
    double expected = 0;  ///< for the setup's algorithm
    bool cuts = false;    ///< whether that is alpha-beta
};

/// Estimates the size of a search by Knuth's method ("Estimating the efficiency of backtrack
/// programs", 1975): the mean, over random descents, of the product of branching factors. Seeded:
/// the same setup always gets the same estimate.
Estimate estimate(const SearchSetup &setup);

/// Larger searches are refused; they would take ten seconds or more.
inline constexpr double nodeBudget = 60e6;

/// Whether each move of the root is searched with a window of its own: then the root only compares
/// their values, and is not counted as a call.
bool rootIsNoCall(Algorithm algorithm);

/// The estimate of a search, if so many searches like it would exceed the limit together.
std::optional<Estimate> tooLarge(const SearchSetup &setup, double searches = 1,
                                 double limit = nodeBudget);

} // namespace ai::lab
