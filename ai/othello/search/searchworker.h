#pragma once

#include "ai/othello/board/board.h"
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

/// The search of one thread. Scores are in discs for the mover and fail-soft; after a stop they are
/// meaningless, and nothing more is stored.
///
/// A depth equal to the number of empty squares is a search to the end; a selectivity is a level of
/// probcut.h. The two long functions are nullWindowSearch (midgame.h) and endgameNullWindow
/// (endgame.h).
template <class Ops>
class SearchWorker
{
public:
    explicit SearchWorker(SharedSearchState &shared);

    /// A position with its moves and features.
    static Node nodeOf(const Board &board);
    static void makeChild(const Node &parent, int square, Mask flips, Node &child);
    static void makePass(const Node &parent, Mask replies, Node &child);

    /// pvSearch() for the root: searches the moves in the given order, and moves the best one to
    /// the front. An interrupted search leaves the scores unchanged, but moves a better move that
    /// it found to the front.
    int searchRoot(const Node &node, RootMoves &moves, int alpha, int beta, int depth,
                   int selectivity);
    /// The score, exact within the window.
    int pvSearch(const Node &node, int alpha, int beta, int depth, int selectivity);
    /// Whether the score is above alpha: returns a bound on the same side of alpha.
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

    /// The evaluation of a leaf in discs. The network corrects the sum of the weights only near the
    /// window, where that may decide the search.
    int leafEval(const Features &features, const Board &board, Mask moves, int units, int alpha,
                 int beta) const
    {
        constexpr int unit = Weights::unitsPerDisc;
        if (m_network != nullptr && units > (alpha - networkMargin) * unit
            && units < (beta + networkMargin) * unit)
            units += networkUnits<Ops>(*m_network, features, board, moves);
        return discsOf(units);
    }

    /// A helper thread's main loop: joins other threads' split points until the search is over.
    void idleLoop();

    /// Positions searched by this thread. Not to be called during a search.
    std::uint64_t nodes() const { return m_nodes; }

private:
    using Moves = OrderedMoveList<Ops>;

    /// A null-window node that was split.
    struct Split : SplitPoint
    {
        const Node &node;
        Moves &list;
        const int alpha;
        const int depth;
        const int selectivity;
        const int probCuts;           ///< the owner's value
        const Network *const network; ///< the owner's value
        std::mutex mutex;             ///< guards the members below and the order of the list
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

    /// Up to this number of empty squares LastEmptiesSolver is used, then endgameNullWindow, then
    /// nullWindowSearch.
    static constexpr int maxLastEmpties = 6;
    static constexpr int maxEndgameEmpties = 12;
    static constexpr int maxShallowDepth = 2;
    /// At smaller depths, looking up the children in the shared table (or near the end in the
    /// thread's own) costs more than it saves.
    static constexpr int minCutoffDepth = 5;
    static constexpr int minLocalCutoffEmpties = 9;
    /// Smaller nodes are not split, in a search to the end and in other searches.
    static constexpr int minSplitEmpties = 14;
    static constexpr int minSplitDepth = 10;

    /// If the sum of the weights is at least this far outside the window, in discs, a leaf is not
    /// corrected (lazy evaluation), because that would rarely matter.
    static constexpr int networkMargin = 4;
    /// The network is used for a static cut if the sum of the weights is within these distances of
    /// the margin, in discs. Tuned in games at equal time (resources/othello/README.md).
    static constexpr int networkInsideMargin = 2;
    static constexpr int networkOutsideMargin = 4;
    /// A search to the end from at most this number of empty squares does not use the network,
    /// which would serve only ProbCut's searches: with it a search from 20 takes 5 % longer, one
    /// from 25 a tenth less.
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

    /// Polled at larger nodes: whether the node's score is not needed any more.
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
    const Network *m_network; ///< for leafEval(); null if there is none, or while searchRoot() or
                              ///< scoreMoves() do without it
    std::uint64_t m_nodes = 0;
    std::uint64_t m_reported = 0;
    std::uint64_t m_nextReport = 0;
    std::chrono::nanoseconds m_lastReport{0}; ///< time of the last report, in a timed search
    bool m_stopped = false;                   ///< the last result of shouldStop()
    /// The innermost split point within which this thread is searching.
    const SplitPoint *m_split = nullptr;
    LastEmptiesSolver<Ops> m_lastEmpties;
    LocalTable<32768> m_local; ///< for endgameNullWindow: 256 kB of the L2 cache
    int m_probCuts = 0;        ///< nesting depth of ProbCut's shallow searches
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
