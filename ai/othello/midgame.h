#pragma once

#include "ai/othello/searcher.h"

#include <algorithm>

namespace ai::othello {

/// The search of nearly all nodes: is the score above alpha?
template <class Kernel>
int Searcher<Kernel>::nullWindow(const Node &node, int alpha, int depth, int selectivity)
{
    // 1. Near the end and near the leaves simpler searches are faster.
    const int empties = node.empties();
    const bool toEnd = depth >= empties;
    if (toEnd && empties <= mostEndEmpties)
        return endChild(node.board, node.moves, alpha, empties);
    if (!toEnd && depth <= mostShallowDepth) {
        if (int bound = 0; evaluationCut(node, alpha, depth, selectivity, bound))
            return bound;
        return shallow(node, alpha, alpha + 1, depth);
    }
    ++m_nodes;
    if (giveUp())
        return alpha;

    // 2. The other side's stable discs may be enough.
    if (int bound = 0; stabilityCut(node.board, alpha, empties, bound))
        return bound;

    // 3. No move: pass, or the game is over.
    if (node.moves == 0) {
        const Mask replies = Kernel::moves(node.board.other, node.board.own);
        if (replies == 0)
            return node.board.finalScore();
        Node passed;
        makePassed(node, replies, passed);
        return -nullWindow(passed, -alpha - 1, depth, selectivity);
    }

    // 4. What an earlier search as deep and as sure has found.
    const std::uint64_t hash = hashOf(node.board);
    TableEntry known;
    if (m_team.table().probe(hash, known) && known.depth >= depth
        && known.selectivity >= selectivity) {
        if (known.lower > alpha)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }

    // 5. List the moves; one that leads to a known refutation is enough.
    Candidates list;
    listMoves(node, list);
    int best = noScore;
    // Children for endNull are in the thread's own table only.
    const bool childrenInTable = toEnd ? empties - 1 > mostEndEmpties : depth >= leastTableCutDepth;
    if (childrenInTable && tableCut(list, alpha, depth, selectivity, best))
        return best;

    // 6. A shallower search may be sure enough.
    if (probCut(node, alpha, depth, selectivity, best))
        return best;

    // 7. The table's moves first, before the others are looked at; those by expected value.
    int bestSquare = noSquare;
    std::size_t tableMoves = 0;
    for (const int square : {int(known.move), int(known.secondMove)})
        tableMoves += list.bringForward(tableMoves, square) ? 1u : 0u;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i == tableMoves)
            order(node, list, i, alpha, depth);
        if (i > 0 && i >= tableMoves && worthSplitting(list.size() - i, depth, empties)) {
            Split split(node, list, alpha, depth, selectivity, m_probCuts, i, best, bestSquare);
            searchRest(split);
            if (m_gaveUp)
                return alpha;
            best = split.best;
            bestSquare = split.bestSquare;
            break;
        }
        Candidate &move = i < tableMoves ? list[i] : list.best(i);
        complete(node, move);
        const int score = -nullWindow(move.child, -alpha - 1, depth - 1, selectivity);
        if (m_gaveUp)
            return alpha;
        if (score > best) {
            best = score;
            bestSquare = move.square;
            if (best > alpha)
                break;
        }
    }

    // 8. Remember it.
    m_team.table().store(hash, depth, selectivity, alpha, alpha + 1, best, bestSquare);
    return best;
}

/// The search of the principal variation: the first move with the whole window, the others only
/// where a null window says that they are better.
template <class Kernel>
int Searcher<Kernel>::principal(const Node &node, int alpha, int beta, int depth, int selectivity)
{
    const int empties = node.empties();
    depth = std::min(depth, empties);
    const bool toEnd = depth == empties;
    if (toEnd && empties < mostEndEmpties)
        return endWindow(node, alpha, beta, empties);
    if (!toEnd && depth <= mostShallowDepth)
        return shallow(node, alpha, beta, depth);
    ++m_nodes;
    if (giveUp())
        return alpha;
    if (node.moves == 0) {
        const Mask replies = Kernel::moves(node.board.other, node.board.own);
        if (replies == 0)
            return node.board.finalScore();
        Node passed;
        makePassed(node, replies, passed);
        return -principal(passed, -beta, -alpha, depth, selectivity);
    }

    const std::uint64_t hash = hashOf(node.board);
    TableEntry known;
    m_team.table().probe(hash, known);
    Candidates list;
    listMoves(node, list);
    const std::size_t tableMoves = list.bringForward(0, known.move) ? 1 : 0;
    order(node, list, tableMoves, alpha, depth);
    int best = noScore;
    int bestSquare = noSquare;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Candidate &move = i < tableMoves ? list[i] : list.best(i);
        complete(node, move);
        const int bound = std::max(alpha, best);
        int score = noScore;
        if (i == 0) {
            score = -principal(move.child, -beta, -alpha, depth - 1, selectivity);
        } else {
            score = -nullWindow(move.child, -bound - 1, depth - 1, selectivity);
            if (score > bound && score < beta && !m_gaveUp)
                score = -principal(move.child, -beta, -bound, depth - 1, selectivity);
        }
        if (m_gaveUp)
            return alpha;
        if (score > best) {
            best = score;
            bestSquare = move.square;
            if (best >= beta)
                break;
        }
    }
    m_team.table().store(hash, depth, selectivity, alpha, beta, best, bestSquare);
    return best;
}

template <class Kernel>
int Searcher<Kernel>::root(const Node &node, RootMoves &moves, int alpha, int beta, int depth,
                           int selectivity)
{
    ++m_nodes;
    RootMoves searched = moves;
    int best = noScore;
    std::size_t bestIndex = 0;
    for (std::size_t i = 0; i < searched.size(); ++i) {
        RootMove &move = searched[i];
        Node child;
        makeChild(node, move.square, Kernel::flips(node.board.own, node.board.other, move.square),
                  child);
        const int bound = std::max(alpha, best);
        int score = i == 0 ? noScore : -nullWindow(child, -bound - 1, depth - 1, selectivity);
        const bool better = i != 0 && score > bound && !m_gaveUp;
        if (i == 0 || (better && score < beta))
            score = -principal(child, -beta, -bound, depth - 1, selectivity);
        if (m_gaveUp) {
            if (better)
                bestIndex = i;
            break;
        }
        move.score = score;
        move.exact = score > bound && score < beta;
        if (score > best) {
            best = score;
            // Moves that are only known to be below the window are not told apart.
            if (score > alpha)
                bestIndex = i;
            if (best >= beta)
                break;
        }
    }
    // The best first; the others keep their order, in which the good ones of earlier searches lead.
    if (!m_gaveUp)
        moves = std::move(searched);
    // Not std::rotate, whose code the kernels would share (tests/kernelsymbols.sh).
    for (std::size_t i = bestIndex; i > 0; --i)
        std::swap(moves[i], moves[i - 1]);
    if (!m_gaveUp)
        m_team.table().store(hashOf(node.board), depth, selectivity, alpha, beta, best,
                             moves.front().square);
    return best;
}

template <class Kernel>
void Searcher<Kernel>::listMoves(const Node &node, Candidates &list)
{
    for (Mask rest = node.moves; rest != 0;) {
        Candidate &move = list.append();
        move.square = popSquare(rest);
        move.flips = Kernel::flips(node.board.own, node.board.other, move.square);
        move.child.board = node.board.played(move.square, move.flips);
        move.hash = hashOf(move.child.board);
        move.complete = false;
    }
}

template <class Kernel>
void Searcher<Kernel>::complete(const Node &node, Candidate &candidate)
{
    if (candidate.complete)
        return;
    makeChild(node, candidate.square, candidate.flips, candidate.child);
    candidate.complete = true;
}

/// Whether the rest of a node keeps a helper busy for longer than it takes to call it.
template <class Kernel>
bool Searcher<Kernel>::worthSplitting(std::size_t movesLeft, int depth, int empties) const
{
    const int least = depth >= empties ? leastSplitEmpties : leastSplitDepth;
    return movesLeft > 1 && depth >= least && m_team.helpWanted();
}

/// The owner's part of a split node: the moves together with helpers, then the helpers' own splits.
template <class Kernel>
void Searcher<Kernel>::searchRest(Split &split)
{
    split.parent = m_split;
    m_split = &split;
    m_team.open(split);
    searchShared(split);
    m_team.close(split);
    while (SplitPoint *const below = m_team.awaitHelpers(split))
        help(static_cast<Split &>(*below));
    m_split = split.parent;
    giveUp();
}

/// One thread's part of a split node: moves, the most promising first, as long as one is needed.
template <class Kernel>
void Searcher<Kernel>::searchShared(Split &split)
{
    std::unique_lock lock(split.mutex);
    while (split.best <= split.alpha && split.next < split.list.size()) {
        Candidate &move = split.list.best(split.next++);
        lock.unlock();
        complete(split.node, move);
        const int score =
            -nullWindow(move.child, -split.alpha - 1, split.depth - 1, split.selectivity);
        if (giveUp())
            return;
        lock.lock();
        if (score > split.best) {
            split.best = score;
            split.bestSquare = move.square;
            if (score > split.alpha)
                split.cut.store(true, std::memory_order_relaxed);
        }
    }
}

template <class Kernel>
void Searcher<Kernel>::help(Split &split)
{
    const SplitPoint *const outer = m_split;
    const int probCuts = m_probCuts;
    m_split = &split;
    m_probCuts = split.probCuts;
    searchShared(split);
    m_team.leave(split);
    m_split = outer;
    m_probCuts = probCuts;
    giveUp();
}

template <class Kernel>
void Searcher<Kernel>::help()
{
    while (SplitPoint *const split = m_team.await())
        help(static_cast<Split &>(*split));
}

/// Enhanced transposition cutoff: a child whose known upper bound is low enough, or that has no
/// disc left.
template <class Kernel>
bool Searcher<Kernel>::tableCut(const Candidates &list, int alpha, int depth, int selectivity,
                                int &score) const
{
    for (std::size_t i = 0; i < list.size(); ++i)
        m_team.table().prefetch(list[i].hash);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].child.board.own == 0) {
            score = 64;
            return true;
        }
        TableEntry known;
        if (m_team.table().probe(list[i].hash, known) && known.depth >= depth - 1
            && known.selectivity >= selectivity && -known.upper > alpha) {
            score = -known.upper;
            return true;
        }
    }
    return false;
}

/// ProbCut by the evaluation alone, two plies before the leaves, where no search is shallower.
template <class Kernel>
bool Searcher<Kernel>::evaluationCut(const Node &node, int alpha, int depth, int selectivity,
                                     int &score)
{
    if (selectivity >= exactSelectivity || depth != 2)
        return false;
    const int error = allowedError(node.empties(), depth, 0, selectivity);
    const int expected = evaluated(node);
    if (expected > alpha - error && expected <= alpha + error)
        return false;
    ++m_nodes;
    score = expected > alpha ? alpha + 1 : alpha;
    return true;
}

/// Multi-ProbCut (Buro): a shallow search that fails by more than the usual error ends this one.
template <class Kernel>
bool Searcher<Kernel>::probCut(const Node &node, int alpha, int depth, int selectivity, int &score)
{
    constexpr int leastDepth = 4;
    constexpr int mostNested = 2;
    if (selectivity >= exactSelectivity || depth < leastDepth || m_probCuts >= mostNested)
        return false;
    const int shallowDepth = 2 * (depth / 4) + (depth & 1);
    const int empties = node.empties();
    const int error = allowedError(empties, depth, shallowDepth, selectivity);
    const int staticError = allowedError(empties, shallowDepth, 0, selectivity);
    const int expected = evaluated(node);

    bool cut = false;
    ++m_probCuts;
    if (const int bound = alpha + error; bound < 64 && expected > bound - staticError) {
        cut = nullWindow(node, bound, shallowDepth, selectivity) > bound;
        score = alpha + 1;
    }
    if (const int bound = alpha + 1 - error;
        !cut && bound > -64 && expected < bound + staticError) {
        cut = nullWindow(node, bound - 1, shallowDepth, selectivity) < bound;
        score = alpha;
    }
    --m_probCuts;
    if (!cut || m_gaveUp)
        score = noScore;
    return cut && !m_gaveUp;
}

template <class Kernel>
int Searcher<Kernel>::sortDepth(int depth, int empties) const
{
    if (depth >= empties)
        return std::clamp((depth - 15) / 3, 0, 6);
    return std::clamp((depth - 12) / 4, 0, 6);
}

/// Gives the moves from a place on their expected value: few replies, and a good evaluation after a
/// search as deep as the node is worth.
template <class Kernel>
void Searcher<Kernel>::order(const Node &node, Candidates &list, std::size_t from, int alpha,
                             int depth)
{
    constexpr int unit = Weights::unitsPerDisc;
    constexpr int margin = 8;
    const int search = sortDepth(depth, node.empties());
    // What a reply less is worth beside its part in the evaluation: most where the end is searched
    // for, least beside a search.
    const bool toEnd = depth >= node.empties();
    const int unitsPerReply = search != 0 ? unit : toEnd ? 3 * unit : 3 * unit / 2;
    for (std::size_t i = from; i < list.size(); ++i) {
        Candidate &move = list[i];
        complete(node, move);
        int value = 0;
        if (search == 0)
            value =
                -(move.child.units = evaluateUnits<Kernel>(m_team.weights(), move.child.features,
                                                           move.child.board, move.child.moves));
        else if (search <= mostShallowDepth)
            value = -unit * shallow(move.child, -64, std::min(64, margin - alpha), search);
        else
            value = -unit * principal(move.child, -64, std::min(64, margin - alpha), search, 0);
        move.value = value - unitsPerReply * weightedMobility(move.child.moves)
                     + squareValues[static_cast<std::size_t>(move.square)];
    }
}

/// One to three plies before the leaves: no table, ordering by what is at hand.
template <class Kernel>
int Searcher<Kernel>::shallow(const Node &node, int alpha, int beta, int depth)
{
    ++m_nodes;
    if (depth == 0)
        return evaluated(node);
    if (node.moves != 0)
        return depth == 1 ? leaves(node, beta) : shallowChildren(node, alpha, beta, depth);
    const Mask replies = Kernel::moves(node.board.other, node.board.own);
    if (replies == 0)
        return node.board.finalScore();
    Node passed;
    makePassed(node, replies, passed);
    return -shallow(passed, -beta, -alpha, depth);
}

template <class Kernel>
int Searcher<Kernel>::shallowChildren(const Node &node, int alpha, int beta, int depth)
{
    Candidates list;
    for (Mask rest = node.moves; rest != 0;) {
        Candidate &move = list.append();
        move.square = popSquare(rest);
        move.flips = Kernel::flips(node.board.own, node.board.other, move.square);
        Node &child = move.child;
        child.board = node.board.played(move.square, move.flips);
        if (child.board.own == 0)
            return 64;
        child.moves = Kernel::moves(child.board.own, child.board.other);
        child.units = Node::notEvaluated;
        move.value =
            squareValues[static_cast<std::size_t>(move.square)] - 4 * weightedMobility(child.moves);
    }
    int best = noScore;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Candidate &move = list.best(i);
        childFeatures<Kernel>(node.features, move.square, move.flips, move.child.features);
        const int score = -shallow(move.child, -beta, -std::max(alpha, best), depth - 1);
        if (score > best) {
            best = score;
            if (best >= beta)
                break;
        }
    }
    return best;
}

template <class Kernel>
int Searcher<Kernel>::leaves(const Node &node, int beta)
{
    int best = noScore;
    // Corners, the inside and then the edges: the first good one ends the search.
    for (Mask group : {node.moves & cornerSquares, node.moves & innerSquares,
                       node.moves & ~(cornerSquares | innerSquares)}) {
        while (group != 0) {
            const int square = popSquare(group);
            const Mask flips = Kernel::flips(node.board.own, node.board.other, square);
            if (flips == node.board.other)
                return 64;
            Features features;
            childFeatures<Kernel>(node.features, square, flips, features);
            ++m_nodes;
            const Board child = node.board.played(square, flips);
            best = std::max(best, -evaluate<Kernel>(m_team.weights(), features, child,
                                                    Kernel::moves(child.own, child.other)));
            if (best >= beta)
                return best;
        }
    }
    return best;
}

} // namespace ai::othello
