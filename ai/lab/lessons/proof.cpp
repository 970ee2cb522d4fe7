#include "ai/lab/lessons/proof.h"

#include <algorithm>

namespace ai::lab {

using core::Move;

namespace {

/// The index of the first best move, for MAX or for MIN at the root.
std::size_t bestOf(const std::vector<ScoredMove> &values, bool max)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (max ? values[i].value > values[best].value : values[i].value < values[best].value)
            best = i;
    }
    return best;
}

/// The proof for a tree with letters elsewhere, without assuming values for them.
Proof proveWithLetters(const SearchSetup &setup, const TextTree &tree,
                       const std::vector<Move> &path, SearchControl &control)
{
    Proof proof;
    proof.isNowKnown = false;
    proof.unknown = {whenNodeMatters(tree, path, setup.depth),
                     fixedNodeRootInterval(setup, path, -fixedValueRange(setup), control),
                     fixedNodeRootInterval(setup, path, fixedValueRange(setup), control)};
    proof.low = proof.unknown->atLow.low;
    proof.high = proof.unknown->atHigh.high;
    proof.complete = !control.stopped();
    return proof;
}

} // namespace

bool hasLettersElsewhere(const SearchSetup &setup, const std::vector<Move> &path)
{
    const auto *tree = std::get_if<TextTree>(&setup.root);
    return tree != nullptr && tree->hasUnknowns() && hasLettersElsewhere(*tree, path);
}

ValueInterval fixedNodeRootInterval(const SearchSetup &setup, const std::vector<Move> &path,
                                    int value, SearchControl &control)
{
    const bool max = !isMirrored(setup);
    const auto rootWith = [&](const SearchSetup &one) {
        const auto values = fixedNodeRootValues(one, path, value, control);
        return control.stopped() ? 0 : values[bestOf(values, max)].value;
    };
    const auto *tree = std::get_if<TextTree>(&setup.root);
    if (tree == nullptr || !tree->hasUnknowns()) {
        const int root = rootWith(setup);
        return {root, root};
    }
    // Minimax is monotonic in every leaf, so the letters' bounds suffice.
    SearchSetup low = setup;
    SearchSetup high = setup;
    low.root = tree->withLettersAt(false);
    high.root = tree->withLettersAt(true);
    return {rootWith(low), rootWith(high)};
}

int fixedValueRange(const SearchSetup &setup)
{
    return setup.algorithm == Algorithm::WinOnly ? valueRange(setup) : infinity;
}

Proof prove(const SearchSetup &setup, const std::vector<Move> &path, SearchControl &control)
{
    const auto *tree = std::get_if<TextTree>(&setup.root);
    if (hasLettersElsewhere(setup, path))
        return proveWithLetters(setup, *tree, path, control);
    const bool max = !isMirrored(setup);
    const auto now = rootValues(setup, control);
    const auto low = fixedNodeRootValues(setup, path, -fixedValueRange(setup), control);
    const auto high = fixedNodeRootValues(setup, path, fixedValueRange(setup), control);
    Proof proof;
    proof.complete = !control.stopped();
    if (!proof.complete)
        return proof;
    proof.now = now[bestOf(now, max)].value;
    proof.move = now[bestOf(now, max)].move;
    proof.low = low[bestOf(low, max)].value;
    proof.high = high[bestOf(high, max)].value;
    proof.isNowKnown = tree == nullptr || !tree->hasUnknowns() || !proof.rootMoves();

    // The root's child above the node takes values from low to high; the best of the others stays.
    const auto own = static_cast<std::size_t>(
        std::find_if(now.begin(), now.end(),
                     [&](const ScoredMove &scored) { return scored.move == path.front(); })
        - now.begin());
    if (own == now.size() || now.size() < 2)
        return proof;
    std::vector<ScoredMove> others = now;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(own));
    const std::size_t other = bestOf(others, max);
    const bool winsTies = own <= other; // `others` lacks own: indices after it are one less
    const int sign = max ? 1 : -1;
    const int threshold = sign * others[other].value + (winsTies ? 0 : 1);
    const int ownWorst = sign * (max ? low : high)[own].value;
    const int ownBest = sign * (max ? high : low)[own].value;
    if (ownWorst < threshold && threshold <= ownBest)
        proof.change = Proof::Change{sign * threshold, max, path.front(), others[other].move};
    return proof;
}

std::vector<ValueInterval> intervals(const TextTree &tree)
{
    std::vector<ValueInterval> all;
    for (const bool high : {false, true}) {
        SearchSetup setup{tree.withLettersAt(high), Algorithm::Plain};
        SearchControl control;
        const TracedSearch search = traceSearch(setup, control);
        const auto &nodes = search.trace->nodes();
        all.resize(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i)
            (high ? all[i].high : all[i].low) = nodes[i].value;
    }
    return all;
}

} // namespace ai::lab
