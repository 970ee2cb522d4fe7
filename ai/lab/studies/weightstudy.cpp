#include "ai/lab/studies/weightstudy.h"

#include <algorithm>

namespace ai::lab {

namespace {

/// One search for the counts, and one for the values of the root's moves.
constexpr int searchesOfWeighed = 2;

WeighedSearch weighed(const SearchSetup &setup, SearchControl &control)
{
    const CountedSearch counted = countSearch(setup, control);
    WeighedSearch result;
    result.best = counted.best;
    result.value = counted.value;
    result.calls = counted.counters.calls();
    // Exact values; a shared window would leave some as bounds.
    result.moves = rootValues(setup, control);
    return result;
}

SearchSetup withOwnWeights(SearchSetup setup)
{
    setup.weights = {};
    return setup;
}

} // namespace

WeightStudy studyWeights(const SearchSetup &setup, SearchControl &control)
{
    WeightStudy study;
    study.own = weighed(withOwnWeights(setup), control);
    study.changed = changesWeights(setup) ? weighed(setup, control) : study.own;
    study.cancelled = control.stopped();
    return study;
}

int searchesOfStudy(const SearchSetup &setup)
{
    return changesWeights(setup) ? 2 * searchesOfWeighed : searchesOfWeighed;
}

int searchesOfTerms(const SearchSetup &setup)
{
    const HeuristicWeights weights;
    return 2 * searchesOfWeighed * static_cast<int>(weights.of(heuristicOf(setup)).size());
}

std::vector<TermStudy> studyTerms(const SearchSetup &setup, SearchControl &control)
{
    const Heuristic heuristic = heuristicOf(setup);
    const HeuristicWeights own;
    std::vector<TermStudy> studies;
    for (std::size_t term = 0; term < own.of(heuristic).size(); ++term) {
        SearchSetup without = setup;
        without.weights.of(heuristic)[term] = 0;
        SearchSetup alone = setup;
        std::ranges::fill(alone.weights.of(heuristic), 0);
        const int weight = setup.weights.of(heuristic)[term];
        alone.weights.of(heuristic)[term] = weight != 0 ? weight : own.of(heuristic)[term];
        const TermStudy study{weighed(without, control), weighed(alone, control)};
        if (control.stopped())
            break;
        studies.push_back(study);
    }
    return studies;
}

} // namespace ai::lab
