#pragma once

#include "ai/othello/evaluator.h"
#include "ai/othello/hash.h"
#include "ai/othello/lastmoves.h"
#include "ai/othello/moveordering.h"
#include "ai/othello/probcut.h"
#include "ai/othello/rootmoves.h"
#include "ai/othello/searchteam.h"
#include "ai/othello/transpositiontable.h"

#include <mutex>
#include <vector>

namespace ai::othello {

/// One thread's search. Scores are in discs for the mover and fail-soft; once it has given up they
/// mean nothing and nothing more is stored.
///
/// A depth equal to the number of empty squares is a search to the end; a selectivity is a level of
/// probcut.h. The two long functions are nullWindow (midgame.h) and endNull (endgame.h).
template <class Kernel>
class Searcher
{
public:
    explicit Searcher(SearchTeam &team);

    /// A position with its moves and features, as the searches want it.
    static Node nodeOf(const Board &board);
    static void makeChild(const Node &parent, int square, Mask flips, Node &child);
    static void makePassed(const Node &parent, Mask replies, Node &child);

    /// principal() for the position asked about: the moves in the order given, the best of them
    /// first afterwards. A search that was stopped leaves their scores as they were, and has first
    /// what it found to be better than the first.
    int root(const Node &node, RootMoves &moves, int alpha, int beta, int depth, int selectivity);
    /// The score, exact within the window.
    int principal(const Node &node, int alpha, int beta, int depth, int selectivity);
    /// Whether the score is above alpha, by a bound on the same side of it.
    int nullWindow(const Node &node, int alpha, int depth, int selectivity);
    /// The evaluation in discs.
    int evaluated(const Node &node) const
    {
        return node.units == Node::notEvaluated
                   ? evaluate<Kernel>(m_team.weights(), node.features, node.board, node.moves)
                   : discsOf(node.units);
    }

    /// Helps other threads of the team until it is dissolved.
    void help();

    /// Positions made by this thread. Not while it searches.
    std::uint64_t nodes() const { return m_nodes; }

private:
    using Candidates = CandidateList<Kernel>;

    /// A split null-window node.
    struct Split : SplitPoint
    {
        const Node &node;
        Candidates &list;
        const int alpha;
        const int depth;
        const int selectivity;
        const int probCuts; ///< its owner's
        std::mutex mutex;   ///< guards what follows and the order of the list
        std::size_t next;
        int best;
        int bestSquare;

        Split(const Node &node_, Candidates &list_, int alpha_, int depth_, int selectivity_,
              int probCuts_, std::size_t next_, int best_, int bestSquare_)
            : node(node_)
            , list(list_)
            , alpha(alpha_)
            , depth(depth_)
            , selectivity(selectivity_)
            , probCuts(probCuts_)
            , next(next_)
            , best(best_)
            , bestSquare(bestSquare_)
        {}
    };

    /// A table of the thread's own for the last plies, where the shared one costs too much: small
    /// enough for the nearest caches.
    struct LocalEntry
    {
        std::uint64_t hash = 0;
        std::int8_t lower = 0;
        std::int8_t upper = 0;
        std::uint8_t move = noSquare;
    };
    static constexpr std::size_t localEntries = std::size_t(1) << 12;
    LocalEntry &localEntry(std::uint64_t hash) { return m_local[hash & (localEntries - 1)]; }

    /// Up to here LastMoves solves, then endNull, then nullWindow.
    static constexpr int mostLastEmpties = 6;
    static constexpr int mostEndEmpties = 12;
    static constexpr int mostShallowDepth = 2;
    /// Below, looking the children up in the shared table costs more than it saves.
    static constexpr int leastTableCutDepth = 5;
    /// Smaller nodes are not shared with other threads, in a search to the end and before it.
    static constexpr int leastSplitEmpties = 14;
    static constexpr int leastSplitDepth = 10;

    int endNull(const Board &board, Mask moves, int alpha, int empties);
    int endChild(const Board &board, Mask moves, int alpha, int empties);
    int endWindow(const Node &node, int alpha, int beta, int empties);

    int shallow(const Node &node, int alpha, int beta, int depth);
    int shallowChildren(const Node &node, int alpha, int beta, int depth);
    int leaves(const Node &node, int beta);

    void listMoves(const Node &node, Candidates &list);
    void complete(const Node &node, Candidate &candidate);
    bool tableCut(const Candidates &list, int alpha, int depth, int selectivity, int &score) const;
    bool evaluationCut(const Node &node, int alpha, int depth, int selectivity, int &score);
    bool probCut(const Node &node, int alpha, int depth, int selectivity, int &score);
    void order(const Node &node, Candidates &list, std::size_t from, int alpha, int depth);
    int sortDepth(int depth, int empties) const;

    bool worthSplitting(std::size_t movesLeft, int depth, int empties) const;
    void searchRest(Split &split);
    void searchShared(Split &split);
    void help(Split &split);

    /// Asked at each larger node: whether its score is of no use.
    bool giveUp()
    {
        if (m_nodes >= m_nextReport)
            report();
        m_gaveUp = m_team.stopped() || (m_split != nullptr && m_split->abandoned());
        return m_gaveUp;
    }
    void report()
    {
        m_team.report(m_nodes - m_reported);
        m_reported = m_nodes;
        m_nextReport = m_nodes + m_team.nodesPerReport();
    }

    SearchTeam &m_team;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_reported = 0;
    std::uint64_t m_nextReport = 0;
    bool m_gaveUp = false;               ///< what giveUp said last
    const SplitPoint *m_split = nullptr; ///< the innermost one within which this thread searches
    LastMoves<Kernel> m_last;
    std::vector<LocalEntry> m_local;
    int m_probCuts = 0; ///< shallow searches within shallow searches
};

template <class Kernel>
Searcher<Kernel>::Searcher(SearchTeam &team)
    : m_team(team)
    , m_last(m_nodes)
    , m_local(localEntries)
{}

template <class Kernel>
Node Searcher<Kernel>::nodeOf(const Board &board)
{
    return {featuresOf(board), board, Kernel::moves(board.own, board.other), Node::notEvaluated};
}

template <class Kernel>
void Searcher<Kernel>::makeChild(const Node &parent, int square, Mask flips, Node &child)
{
    child.board = parent.board.played(square, flips);
    child.moves = Kernel::moves(child.board.own, child.board.other);
    child.units = Node::notEvaluated;
    childFeatures<Kernel>(parent.features, square, flips, child.features);
}

template <class Kernel>
void Searcher<Kernel>::makePassed(const Node &parent, Mask replies, Node &child)
{
    child.board = parent.board.passed();
    child.moves = replies;
    child.units = Node::notEvaluated;
    passedFeatures<Kernel>(parent.features, child.features);
}

} // namespace ai::othello
