#pragma once

#include "ai/othello/board/hash.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/search/lastemptiessolver.h"
#include "ai/othello/search/localtable.h"
#include "ai/othello/search/orderedmovelist.h"
#include "ai/othello/search/probcut.h"
#include "ai/othello/search/rootmoves.h"
#include "ai/othello/search/sharedsearchstate.h"
#include "ai/othello/search/transpositiontable.h"

#include <mutex>

namespace ai::othello {

/// One thread's search. Scores are in discs for the mover and fail-soft; once it is stopped they
/// mean nothing and nothing more is stored.
///
/// A depth equal to the number of empty squares is a search to the end; a selectivity is a level of
/// probcut.h. The two long functions are nullWindowSearch (midgame.h) and endgameNullWindow
/// (endgame.h).
template <class Ops>
class SearchWorker
{
public:
    explicit SearchWorker(SharedSearchState &shared);

    /// A position with its moves and features, as the searches need it.
    static Node nodeOf(const Board &board);
    static void makeChild(const Node &parent, int square, Mask flips, Node &child);
    static void makePass(const Node &parent, Mask replies, Node &child);

    /// pvSearch() for the root: its moves in the order given, the best of them first afterwards. A
    /// search that was stopped leaves their scores as they were, and has first what it found to be
    /// better than the first.
    int searchRoot(const Node &node, RootMoves &moves, int alpha, int beta, int depth,
                   int selectivity);
    /// The score, exact within the window.
    int pvSearch(const Node &node, int alpha, int beta, int depth, int selectivity);
    /// Whether the score is above alpha, by a bound on the same side of it.
    int nullWindowSearch(const Node &node, int alpha, int depth, int selectivity);
    /// The sum of the weights in discs, without the network's correction.
    int staticEval(const Node &node) const { return discsOf(unitsOf(node)); }
    /// The sum of the weights.
    int unitsOf(const Node &node) const
    {
        return node.units == Node::notEvaluated
                   ? evaluateUnits<Ops>(m_shared.weights(), node.features, node.board, node.moves)
                   : node.units;
    }

    /// The evaluation of a leaf in discs. The network corrects the sum of the weights where that
    /// may decide the search: near the window.
    int leafEval(const Features &features, const Board &board, Mask moves, int units, int alpha,
                 int beta) const
    {
        constexpr int unit = Weights::unitsPerDisc;
        if (m_network != nullptr && units > (alpha - networkMargin) * unit
            && units < (beta + networkMargin) * unit)
            units += networkUnits<Ops>(*m_network, features, board, moves);
        return discsOf(units);
    }

    /// A helper thread's loop: searches at other threads' split points until the search is over.
    void idleLoop();

    /// Positions made by this thread. Not while it searches.
    std::uint64_t nodes() const { return m_nodes; }

private:
    using Moves = OrderedMoveList<Ops>;

    /// A split null-window node.
    struct Split : SplitPoint
    {
        const Node &node;
        Moves &list;
        const int alpha;
        const int depth;
        const int selectivity;
        const int probCuts;           ///< its owner's
        const Network *const network; ///< its owner's
        std::mutex mutex;             ///< guards what follows and the order of the list
        std::size_t next;
        int best;
        int bestSquare;

        Split(const Node &node_, Moves &list_, int alpha_, int depth_, int selectivity_,
              int probCuts_, const Network *network_, std::size_t next_, int best_, int bestSquare_)
            : node(node_)
            , list(list_)
            , alpha(alpha_)
            , depth(depth_)
            , selectivity(selectivity_)
            , probCuts(probCuts_)
            , network(network_)
            , next(next_)
            , best(best_)
            , bestSquare(bestSquare_)
        {}
    };

    /// Up to here LastEmptiesSolver solves, then endgameNullWindow, then nullWindowSearch.
    static constexpr int maxLastEmpties = 6;
    static constexpr int maxEndgameEmpties = 12;
    static constexpr int maxShallowDepth = 2;
    /// Below, looking the children up in the shared table costs more than it saves, and in the
    /// thread's own near the end.
    static constexpr int minCutoffDepth = 5;
    static constexpr int minLocalCutoffEmpties = 9;
    /// Smaller nodes are not shared with other threads, in a search to the end and before it.
    static constexpr int minSplitEmpties = 14;
    static constexpr int minSplitDepth = 10;

    /// From so many discs outside the window on, a leaf keeps the sum of the weights (lazy
    /// evaluation): the correction would seldom bring it back.
    static constexpr int networkMargin = 4;
    /// From so many discs short of the margin of a static cut to so many beyond it the network is
    /// asked. Chosen by games at equal time (resources/othello/README.md).
    static constexpr int networkInsideMargin = 2;
    static constexpr int networkOutsideMargin = 4;
    /// A search to the end from at most so many empty squares does without the network, which only
    /// ProbCut's searches would use: with it one from 20 takes 5 % longer, one from 25 a tenth
    /// less.
    static constexpr int maxEmptiesWithoutNetwork = 22;

    int endgameNullWindow(const Board &board, Mask moves, int alpha, int empties);
    int endgameChild(const Board &board, Mask moves, int alpha, int empties);
    int endgamePvSearch(const Node &node, int alpha, int beta, int empties);

    int shallowSearch(const Node &node, int alpha, int beta, int depth, int selectivity);
    int searchShallowChildren(const Node &node, int alpha, int beta, int depth, int selectivity);
    int searchDepth1(const Node &node, int alpha, int beta);

    void generateMoves(const Node &node, Moves &list);
    void completeChild(const Node &node, OrderedMove &move);
    bool enhancedTranspositionCutoff(const Moves &list, int alpha, int depth, int selectivity,
                                     int &score) const;
    bool staticProbCut(const Node &node, int alpha, int depth, int selectivity, int &score);
    bool probCut(const Node &node, int alpha, int depth, int selectivity, int &score);
    void scoreMoves(const Node &node, Moves &list, std::size_t from, int alpha, int depth);
    int orderingDepth(int depth, int empties) const;

    bool shouldSplit(std::size_t movesLeft, int depth, int empties) const;
    void searchSplit(Split &split);
    void searchSplitMoves(Split &split);
    void helpAt(Split &split);

    /// Polled at each larger node: whether its score is of no use any more.
    bool shouldStop()
    {
        if (m_nodes >= m_nextReport)
            reportNodes();
        m_stopped = m_shared.stopped() || (m_split != nullptr && m_split->abandoned());
        return m_stopped;
    }
    void reportNodes()
    {
        m_shared.addNodes(m_nodes - m_reported);
        m_reported = m_nodes;
        m_nextReport = m_nodes + m_shared.nodesPerReport();
        if (m_shared.isTimed()) {
            const std::chrono::nanoseconds now = m_shared.elapsed();
            m_shared.addPollGap(now - m_lastReport);
            m_lastReport = now;
        }
    }

    SharedSearchState &m_shared;
    const Network *m_network; ///< of leafEval(); null without one and where searchRoot() or
                              ///< scoreMoves() do without it
    std::uint64_t m_nodes = 0;
    std::uint64_t m_reported = 0;
    std::uint64_t m_nextReport = 0;
    std::chrono::nanoseconds m_lastReport{0}; ///< when, in a search with a limit of time
    bool m_stopped = false;                   ///< the last result of shouldStop()
    const SplitPoint *m_split = nullptr; ///< the innermost one within which this thread searches
    LastEmptiesSolver<Ops> m_lastEmpties;
    LocalTable<32768> m_local; ///< of endgameNullWindow: 256 kB of the second cache
    int m_probCuts = 0;        ///< shallow searches within shallow searches
};

template <class Ops>
SearchWorker<Ops>::SearchWorker(SharedSearchState &shared)
    : m_shared(shared)
    , m_network(shared.weights().network())
    , m_lastEmpties(m_nodes)
{}

template <class Ops>
Node SearchWorker<Ops>::nodeOf(const Board &board)
{
    return {featuresOf(board), board, Ops::moves(board.own, board.other), Node::notEvaluated};
}

template <class Ops>
void SearchWorker<Ops>::makeChild(const Node &parent, int square, Mask flips, Node &child)
{
    child.board = parent.board.played(square, flips);
    child.moves = Ops::moves(child.board.own, child.board.other);
    child.units = Node::notEvaluated;
    childFeatures<Ops>(parent.features, square, flips, child.features);
}

template <class Ops>
void SearchWorker<Ops>::makePass(const Node &parent, Mask replies, Node &child)
{
    child.board = parent.board.passed();
    child.moves = replies;
    child.units = Node::notEvaluated;
    passedFeatures<Ops>(parent.features, child.features);
}

} // namespace ai::othello
