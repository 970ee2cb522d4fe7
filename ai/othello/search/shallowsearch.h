#pragma once

#include "ai/othello/search/searchworker.h"

#include <algorithm>

namespace ai::othello {

// The last plies before the horizon, and the searches for move ordering.

/// One or two plies before the leaves: no table, moves ordered only by mobility and square. Only
/// null-window searches are selective.
template <class Ops>
int SearchWorker<Ops>::shallowSearch(const Node &node, int alpha, int beta, int depth,
                                     int selectivity)
{
    if (int bound = 0; beta - alpha == 1 && staticProbCut(node, alpha, depth, selectivity, bound))
        return bound;
    ++m_nodes;
    if (depth == 0)
        return leafEval(node.features, node.board, node.moves, unitsOf(node), alpha, beta);
    if (node.moves != 0)
        return depth == 1 ? searchDepth1(node, alpha, beta)
                          : searchShallowChildren(node, alpha, beta, depth, selectivity);
    const Mask replies = Ops::moves(node.board.other, node.board.own);
    if (replies == 0)
        return node.board.finalScore();
    Node passed;
    makePass(node, replies, passed);
    return -shallowSearch(passed, -beta, -alpha, depth, selectivity);
}

template <class Ops>
int SearchWorker<Ops>::searchShallowChildren(const Node &node, int alpha, int beta, int depth,
                                             int selectivity)
{
    Moves list;
    for (Mask rest = node.moves; rest != 0;) {
        OrderedMove &move = list.append();
        move.square = popSquare(rest);
        move.flips = Ops::flips(node.board.own, node.board.other, move.square);
        Node &child = move.child;
        child.board = node.board.played(move.square, move.flips);
        if (child.board.own == 0)
            return maxScore;
        child.moves = Ops::moves(child.board.own, child.board.other);
        child.units = Node::notEvaluated;
        move.value =
            squareValues[static_cast<std::size_t>(move.square)] - 4 * weightedMobility(child.moves);
    }
    int best = noScore;
    for (std::size_t i = 0; i < list.size(); ++i) {
        OrderedMove &move = list.selectBest(i);
        childFeatures<Ops>(node.features, move.square, move.flips, move.child.features);
        const int score =
            -shallowSearch(move.child, -beta, -std::max(alpha, best), depth - 1, selectivity);
        if (score > best) {
            best = score;
            if (best >= beta)
                break;
        }
    }
    return best;
}

template <class Ops>
int SearchWorker<Ops>::searchDepth1(const Node &node, int alpha, int beta)
{
    int best = noScore;
    // Corners, inner squares, then edges: stops at the first cut.
    for (Mask group : {node.moves & cornerSquares, node.moves & innerSquares,
                       node.moves & ~(cornerSquares | innerSquares)}) {
        while (group != 0) {
            const int square = popSquare(group);
            const Mask flips = Ops::flips(node.board.own, node.board.other, square);
            if (flips == node.board.other)
                return maxScore;
            Features features;
            childFeatures<Ops>(node.features, square, flips, features);
            ++m_nodes;
            const Board child = node.board.played(square, flips);
            const Mask replies = Ops::moves(child.own, child.other);
            const int units = evaluateUnits<Ops>(m_shared.weights(), features, child, replies);
            best = std::max(best, -leafEval(features, child, replies, units, -beta, -alpha));
            if (best >= beta)
                return best;
        }
    }
    return best;
}

} // namespace ai::othello
