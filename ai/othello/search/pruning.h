#pragma once

#include "ai/othello/search/searchworker.h"

namespace ai::othello {

// Cuts of the null-window search that need no search of its moves.

/// Enhanced transposition cutoff: succeeds if a child's known upper bound is low enough, or if it
/// has no discs left.
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

/// ProbCut by the evaluation near the leaves, where there is no shallower search. The sum of the
/// weights decides clear cases; near its margin the more accurate network is used.
template <class Ops>
bool SearchWorker<Ops>::staticProbCut(const Node &node, int alpha, int depth, int selectivity,
                                      int &score)
{
    if (selectivity >= exactSelectivity || depth == 0 || depth > maxShallowDepth)
        return false;
    // A one-ply search ends with the mover's own move, which raises its score by a disc on average;
    // and it is so cheap that the cut can be a disc more cautious.
    const int tempo = depth & 1;
    const int empties = node.empties();
    const int units = unitsOf(node);
    int expected = discsOf(units) + tempo;
    int margin = probCutMargin(empties, depth, 0, selectivity) + tempo;
    // By how much the expected score exceeds the margin for a cut; not positive if it falls short.
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

/// Multi-ProbCut (Buro): if a shallow search fails by more than the expected error, this search is
/// cut.
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
