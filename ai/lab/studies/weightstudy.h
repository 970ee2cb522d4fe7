#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstddef>
#include <vector>

namespace ai::lab {

/// What a search with certain weights finds.
struct WeighedSearch
{
    /// The root's moves in the setup's own order, each with its exact value.
    std::vector<ScoredMove> moves;
    /// The first of the best in the order in which the search tried them.
    core::Move best = core::Move::none();
    int value = 0;           ///< of the root
    std::uint64_t calls = 0; ///< of the setup's own algorithm
};

/// One search by the levels' own weights and by the setup's.
struct WeightStudy
{
    WeighedSearch own;
    WeighedSearch changed;
    bool cancelled = false; ///< stopped: the rest must not be used
};

/// The setup's search must use a heuristic.
WeightStudy studyWeights(const SearchSetup &setup, SearchControl &control);

/// How many searches of the setup the study makes, for its estimate.
int searchesOfStudy(const SearchSetup &setup);

/// One term tested alone, the other terms as the setup has them or off.
struct TermStudy
{
    WeighedSearch without; ///< this term off
    WeighedSearch alone;   ///< all others off
};

/// Studies each term of the setup's heuristic; fewer of them if it was stopped. A term that is off
/// is tried alone with its own weight.
std::vector<TermStudy> studyTerms(const SearchSetup &setup, SearchControl &control);

/// How many searches of the setup all terms take.
int searchesOfTerms(const SearchSetup &setup);

} // namespace ai::lab
