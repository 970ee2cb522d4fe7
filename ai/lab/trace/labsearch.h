#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ai/lab/trace/trace.h"
#include "ai/search/minimax.h"

#include <chrono>
#include <memory>

namespace ai::lab {

class TakenLetters;

/// One of the shallower searches of iterative deepening.
struct ShallowerSearch
{
    int depth = 0;
    ScoredMove best; ///< of the root's moves, the first of the best
    std::uint64_t calls = 0;
};

/// One search of the Lab: the template that plays, run once.
struct TracedSearch
{
    SearchSetup setup;
    std::shared_ptr<const Trace> trace;
    /// The way from the setup's root to the trace's root: empty but for a subtree searched again.
    std::vector<core::Move> path = {};
    std::vector<ScoredMove> rootMoves =
        {}; ///< in search order, values as shown; empty for a subtree
    /// The searches of iterative deepening before this one, the shallowest first.
    std::vector<ShallowerSearch> iterations = {};
    std::chrono::microseconds time{0}; ///< with that of the iterations
    bool cancelled = false; ///< stopped: the trace holds what was done so far, and nothing more
    /// What of it holds only for the values that were taken for a tree's letters; null where no
    /// letter was visited.
    std::shared_ptr<const TakenLetters> letters = nullptr;
};

/// What a search found and how much it visited, without the trace of its steps.
struct CountedSearch
{
    CountingObserver counters;
    std::vector<ScoredMove> rootMoves;       ///< in search order, values as shown
    core::Move best = core::Move::none();    ///< the first of the best
    int value = 0;                           ///< of the root, as shown
    int plies = 0;                           ///< of the longest line from the root
    std::vector<ShallowerSearch> iterations; ///< as in TracedSearch; not in the counters
    std::chrono::microseconds time{0};
    bool cancelled = false; ///< stopped: the rest must not be used
};

/// Options fit for the setup: its mirror and its range of values.
TraceOptions traceOptions(const SearchSetup &setup);

/// The root must not be over and the setup's algorithm supported.
TracedSearch traceSearch(const SearchSetup &setup, SearchControl &control);
TracedSearch traceSearch(const SearchSetup &setup, const TraceOptions &options,
                         SearchControl &control);
/// Searches again the node that the path leads to, with the window that the search above gave it
/// (as shown): what a trace past its limit does not hold. Same code, and the same result unless the
/// algorithm keeps a table or killers, which are empty at first.
TracedSearch traceSubtree(const SearchSetup &setup, const std::vector<core::Move> &path, int alpha,
                          int beta, SearchControl &control);
CountedSearch countSearch(const SearchSetup &setup, SearchControl &control);

/// The values of the root's moves, each exact, as shown.
std::vector<ScoredMove> rootValues(const SearchSetup &setup, SearchControl &control);
/// The values of the root's moves with one node held at a value, each exact, as shown.
std::vector<ScoredMove> pinnedRootValues(const SearchSetup &setup,
                                         const std::vector<core::Move> &path, int value,
                                         SearchControl &control);
/// The calls of the setup's own algorithm, and its root value, with one node held at a value.
CountedSearch pinnedSearch(const SearchSetup &setup, const std::vector<core::Move> &path, int value,
                           SearchControl &control);

/// pinnedSearch() with every step recorded. The node that is held is a leaf of the trace.
TracedSearch pinnedTrace(const SearchSetup &setup, const std::vector<core::Move> &path, int value,
                         SearchControl &control);

/// About how many nodes a search visits.
struct Estimate
{
    double wholeTree = 0; ///< plain minimax
    double minimum = 0;   ///< what alpha-beta cannot undercut, with the best order of moves
    double expected = 0;  ///< of the setup's algorithm
};

/// Estimates the size of a search by Knuth's method (Estimating the efficiency of backtrack
/// programs, 1975): the mean, over random descents, of the product of the branchings seen. Seeded:
/// the same setup gets the same estimate.
Estimate estimate(const SearchSetup &setup);

/// A search of more nodes is refused: it would take some ten seconds.
inline constexpr double nodeBudget = 60e6;

} // namespace ai::lab
