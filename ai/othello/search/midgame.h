#pragma once

#include "ai/othello/search/searchworker.h"

#include <algorithm>
#include <utility>

namespace ai::othello {

template <class Ops>
int SearchWorker<Ops>::orderingDepth(int depth, int empties) const
{
    if (depth >= empties)
        return std::clamp((depth - 15) / 3, 0, 6);
    return std::clamp((depth - 12) / 4, 0, 6);
}

/// Scores the moves of the list from index `from` on: by the number of replies, and by the
/// evaluation after a search whose depth depends on the node's.
template <class Ops>
void SearchWorker<Ops>::scoreMoves(const Node &node, Moves &list, std::size_t from, int alpha,
                                   int depth)
{
    constexpr int unit = Weights::unitsPerDisc;
    constexpr int margin = 8;
    const int beta = std::min(maxScore, margin - alpha); // for the children
    const int search = orderingDepth(depth, node.empties());
    // The value of one reply less, besides its effect on the evaluation: largest in searches to the
    // end, smallest if a search is used.
    const bool toEnd = depth >= node.empties();
    // In searches to the end, ordering with the network would take 3 % more time. The results of
    // these searches in the table are then without it too.
    const Network *const network = std::exchange(m_network, toEnd ? nullptr : m_network);
    const int unitsPerReply = (search != 0 ? unit : 3 * unit / 2) * (toEnd ? 2 : 1);
    for (std::size_t i = from; i < list.size(); ++i) {
        OrderedMove &move = list[i];
        completeChild(node, move);
        int value = 0;
        if (search == 0)
            value = -(move.child.units = evaluateUnits<Ops>(m_shared.weights(), move.child.features,
                                                            move.child.board, move.child.moves));
        else if (search <= maxShallowDepth)
            value = -unit * shallowSearch(move.child, minScore, beta, search, exactSelectivity);
        else
            value = -unit * pvSearch(move.child, minScore, beta, search, 0);
        move.value = value - unitsPerReply * weightedMobility(move.child.moves)
                     + squareValues[static_cast<std::size_t>(move.square)];
    }
    m_network = network;
}

// The search before the last empty squares: null window, principal variation and root.

/// The search of nearly all nodes: whether the score is above alpha.
template <class Ops>
int SearchWorker<Ops>::nullWindowSearch(const Node &node, int alpha, int depth, int selectivity)
{
    // 1. Near the end and near the leaves simpler searches are faster.
    const int empties = node.empties();
    const bool toEnd = depth >= empties;
    if (toEnd && empties <= maxEndgameEmpties)
        return endgameChild(node.board, node.moves, alpha, empties);
    if (!toEnd && depth <= maxShallowDepth)
        return shallowSearch(node, alpha, alpha + 1, depth, selectivity);
    ++m_nodes;
    if (shouldStop())
        return alpha;

    // 2. The other side's stable discs may suffice for a cut.
    if (int bound = 0; stabilityCut(node.board, alpha, empties, bound))
        return bound;

    // 3. No move: pass, or the game is over.
    if (node.moves == 0) {
        const Mask replies = Ops::moves(node.board.other, node.board.own);
        if (replies == 0)
            return node.board.finalScore();
        Node passed;
        makePass(node, replies, passed);
        return -nullWindowSearch(passed, -alpha - 1, depth, selectivity);
    }

    // 4. The transposition table: the result of a search at least as deep and as confident.
    const std::uint64_t hash = hashOf(node.board);
    TableEntry known;
    if (m_shared.table().probe(hash, known) && known.depth >= depth
        && known.selectivity >= selectivity) {
        if (known.lower > alpha)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }

    // 5. Generate the moves; one that leads to a known refutation suffices for a cut.
    Moves list;
    generateMoves(node, list);
    int best = noScore;
    // Children searched by endgameNullWindow are only in the thread's own table.
    const bool childrenInTable = toEnd ? empties - 1 > maxEndgameEmpties : depth >= minCutoffDepth;
    if (childrenInTable && enhancedTranspositionCutoff(list, alpha, depth, selectivity, best))
        return best;

    // 6. ProbCut: a shallower search may be convincing enough for a cut.
    if (probCut(node, alpha, depth, selectivity, best))
        return best;

    // 7. Search the table's moves first, before scoring the others; then those by score.
    int bestSquare = noSquare;
    std::size_t tableMoves = 0;
    for (const int square : {int(known.move), int(known.secondMove)})
        tableMoves += list.bringForward(tableMoves, square) ? 1u : 0u;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i == tableMoves)
            scoreMoves(node, list, i, alpha, depth);
        if (i > 0 && i >= tableMoves && shouldSplit(list.size() - i, depth, empties)) {
            Split split(node, list, alpha, depth, selectivity, m_probCuts, m_network, i, best,
                        bestSquare);
            searchSplit(split);
            if (m_stopped)
                return alpha;
            best = split.best;
            bestSquare = split.bestSquare;
            break;
        }
        OrderedMove &move = i < tableMoves ? list[i] : list.selectBest(i);
        completeChild(node, move);
        const int score = -nullWindowSearch(move.child, -alpha - 1, depth - 1, selectivity);
        if (m_stopped)
            return alpha;
        if (score > best) {
            best = score;
            bestSquare = move.square;
            if (best > alpha)
                break;
        }
    }

    // 8. Store the result.
    m_shared.table().store(hash, depth, selectivity, alpha, alpha + 1, best, bestSquare);
    return best;
}

/// Principal variation search: the first move with the full window, others only if a null-window
/// search shows that they are better.
template <class Ops>
int SearchWorker<Ops>::pvSearch(const Node &node, int alpha, int beta, int depth, int selectivity)
{
    const int empties = node.empties();
    depth = std::min(depth, empties);
    const bool toEnd = depth == empties;
    if (toEnd && empties < maxEndgameEmpties)
        return endgamePvSearch(node, alpha, beta, empties);
    if (!toEnd && depth <= maxShallowDepth)
        return shallowSearch(node, alpha, beta, depth, exactSelectivity);
    ++m_nodes;
    if (shouldStop())
        return alpha;
    if (node.moves == 0) {
        const Mask replies = Ops::moves(node.board.other, node.board.own);
        if (replies == 0)
            return node.board.finalScore();
        Node passed;
        makePass(node, replies, passed);
        return -pvSearch(passed, -beta, -alpha, depth, selectivity);
    }

    const std::uint64_t hash = hashOf(node.board);
    TableEntry known;
    m_shared.table().probe(hash, known);
    Moves list;
    generateMoves(node, list);
    const std::size_t tableMoves = list.bringForward(0, known.move) ? 1 : 0;
    scoreMoves(node, list, tableMoves, alpha, depth);
    int best = noScore;
    int bestSquare = noSquare;
    for (std::size_t i = 0; i < list.size(); ++i) {
        OrderedMove &move = i < tableMoves ? list[i] : list.selectBest(i);
        completeChild(node, move);
        const int bound = std::max(alpha, best);
        int score = noScore;
        if (i == 0) {
            score = -pvSearch(move.child, -beta, -alpha, depth - 1, selectivity);
        } else {
            score = -nullWindowSearch(move.child, -bound - 1, depth - 1, selectivity);
            if (score > bound && score < beta && !m_stopped)
                score = -pvSearch(move.child, -beta, -bound, depth - 1, selectivity);
        }
        if (m_stopped)
            return alpha;
        if (score > best) {
            best = score;
            bestSquare = move.square;
            if (best >= beta)
                break;
        }
    }
    m_shared.table().store(hash, depth, selectivity, alpha, beta, best, bestSquare);
    return best;
}

template <class Ops>
int SearchWorker<Ops>::searchRoot(const Node &node, RootMoves &moves, int alpha, int beta,
                                  int depth, int selectivity)
{
    ++m_nodes;
    const int empties = node.empties();
    const bool shortEnd = depth >= empties && empties <= maxEmptiesWithoutNetwork;
    m_network = shortEnd ? nullptr : m_shared.weights().network();
    RootMoves searched = moves;
    int best = noScore;
    std::size_t bestIndex = 0;
    for (std::size_t i = 0; i < searched.size(); ++i) {
        RootMove &move = searched[i];
        Node child;
        makeChild(node, move.square, Ops::flips(node.board.own, node.board.other, move.square),
                  child);
        const int bound = std::max(alpha, best);
        int score = i == 0 ? noScore : -nullWindowSearch(child, -bound - 1, depth - 1, selectivity);
        const bool better = i != 0 && score > bound && !m_stopped;
        if (i == 0 || (better && score < beta))
            score = -pvSearch(child, -beta, -bound, depth - 1, selectivity);
        if (m_stopped) {
            if (better)
                bestIndex = i;
            break;
        }
        move.score = score;
        move.exact = score > bound && score < beta;
        if (score > best) {
            best = score;
            // Moves known only to be below the window are not ranked among each other.
            if (score > alpha)
                bestIndex = i;
            if (best >= beta)
                break;
        }
    }
    // Move the best to the front; the others keep their order, with good moves of earlier
    // iterations first.
    if (!m_stopped)
        moves = std::move(searched);
    // Not std::rotate, whose instantiation the kernels would share (tests/kernelsymbols.sh).
    for (std::size_t i = bestIndex; i > 0; --i)
        std::swap(moves[i], moves[i - 1]);
    if (!m_stopped)
        m_shared.table().store(hashOf(node.board), depth, selectivity, alpha, beta, best,
                               moves.front().square);
    return best;
}

template <class Ops>
void SearchWorker<Ops>::generateMoves(const Node &node, Moves &list)
{
    for (Mask rest = node.moves; rest != 0;) {
        OrderedMove &move = list.append();
        move.square = popSquare(rest);
        move.flips = Ops::flips(node.board.own, node.board.other, move.square);
        move.child.board = node.board.played(move.square, move.flips);
        move.hash = hashOf(move.child.board);
        move.complete = false;
    }
}

template <class Ops>
void SearchWorker<Ops>::completeChild(const Node &node, OrderedMove &move)
{
    if (move.complete)
        return;
    makeChild(node, move.square, move.flips, move.child);
    move.complete = true;
}

} // namespace ai::othello
