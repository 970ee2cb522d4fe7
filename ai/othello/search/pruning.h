#pragma once

#include "ai/othello/search/searchworker.h"

namespace ai::othello {

// The cuts of the null-window search that need no search of its moves.

/// Enhanced transposition cutoff: a child whose known upper bound is low enough, or that has no
/// disc left.
template <class Ops>
bool SearchWorker<Ops>::enhancedTranspositionCutoff(const Moves &list, int alpha, int depth,
                                                    int selectivity, int &score) const
{
    for (std::size_t i = 0; i < list.size(); ++i)
        m_shared.table().prefetch(list[i].hash);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].child.board.own == 0) {
            score = maxScore;
            return true;
        }
        TableEntry known;
        if (m_shared.table().probe(list[i].hash, known) && known.depth >= depth - 1
            && known.selectivity >= selectivity && -known.upper > alpha) {
            score = -known.upper;
            return true;
        }
    }
    return false;
}

/// ProbCut by the evaluation, near the leaves, where no search is shallower. The sum of the weights
/// decides where it is clear; near its margin the network is asked, whose error is smaller.
template <class Ops>
bool SearchWorker<Ops>::staticProbCut(const Node &node, int alpha, int depth, int selectivity,
                                      int &score)
{
    if (selectivity >= exactSelectivity || depth == 0 || depth > maxShallowDepth)
        return false;
    // A search of one ply ends on the mover's own move, which makes it a disc higher on average;
    // and it costs so little that the cut is a disc more careful.
    const int tempo = depth & 1;
    const int empties = node.empties();
    const int units = unitsOf(node);
    int expected = discsOf(units) + tempo;
    int margin = probCutMargin(empties, depth, 0, selectivity) + tempo;
    // How far the expected score lies beyond the margin of a cut; short of it where not positive.
    const auto beyond = [&] {
        return (expected > alpha ? expected - alpha : alpha + 1 - expected) - margin;
    };
    const int bySum = beyond();
    if (bySum <= -networkInsideMargin)
        return false;
    if (m_network != nullptr && bySum <= networkOutsideMargin) {
        expected =
            discsOf(units + networkUnits<Ops>(*m_network, node.features, node.board, node.moves))
            + tempo;
        margin = networkCutMargin(empties, depth, selectivity) + tempo;
    }
    if (beyond() <= 0)
        return false;
    ++m_nodes;
    score = expected > alpha ? alpha + 1 : alpha;
    return true;
}

/// Multi-ProbCut (Buro): a shallow search that fails by more than the usual error ends this one.
template <class Ops>
bool SearchWorker<Ops>::probCut(const Node &node, int alpha, int depth, int selectivity, int &score)
{
    constexpr int minDepth = 4;
    constexpr int maxNested = 2;
    if (selectivity >= exactSelectivity || depth < minDepth || m_probCuts >= maxNested)
        return false;
    const int shallowDepth = 2 * (depth / 4) + (depth & 1);
    const int empties = node.empties();
    const int margin = probCutMargin(empties, depth, shallowDepth, selectivity);
    const int staticMargin = probCutMargin(empties, shallowDepth, 0, selectivity);
    const int expected = staticEval(node);

    bool cut = false;
    ++m_probCuts;
    if (const int bound = alpha + margin; bound < maxScore && expected > bound - staticMargin) {
        cut = nullWindowSearch(node, bound, shallowDepth, selectivity) > bound;
        score = alpha + 1;
    }
    if (const int bound = alpha + 1 - margin;
        !cut && bound > minScore && expected < bound + staticMargin) {
        cut = nullWindowSearch(node, bound - 1, shallowDepth, selectivity) < bound;
        score = alpha;
    }
    --m_probCuts;
    if (!cut || m_stopped)
        score = noScore;
    return cut && !m_stopped;
}

} // namespace ai::othello
