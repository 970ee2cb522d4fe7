#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstddef>
#include <vector>

namespace ai::lab {

/// The result of a search with certain weights.
struct WeighedSearch
{
    /// The root's moves in the setup's order, each with its exact value.
    std::vector<ScoredMove> moves;
    /// The first of the best moves in the order in which the search tried them.
    core::Move best = core::Move::none();
    int value = 0;           ///< of the root
    std::uint64_t calls = 0; ///< by the setup's own algorithm
};

/// A search with the levels' own weights, and one with the setup's.
struct WeightStudy
{
    WeighedSearch own;
    WeighedSearch changed;
    bool cancelled = false; ///< stopped: the rest must not be used
};

/// The setup's search must use a heuristic.
WeightStudy studyWeights(const SearchSetup &setup, SearchControl &control);

/// The number of searches in the study, for estimating its time.
int searchesOfStudy(const SearchSetup &setup);

/// A term's effect, with the other terms as in the setup or off.
struct TermStudy
{
    WeighedSearch without; ///< with this term off
    WeighedSearch alone;   ///< with all others off
};

/// Studies each term of the setup's heuristic; fewer if it was stopped. A term that is off is tried
/// alone with its default weight.
std::vector<TermStudy> studyTerms(const SearchSetup &setup, SearchControl &control);

/// The number of searches for all terms.
int searchesOfTerms(const SearchSetup &setup);

} // namespace ai::lab
