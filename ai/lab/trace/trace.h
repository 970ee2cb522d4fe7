#pragma once

#include "ai/search/observer.h"
#include "core/move.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ai::lab {

/// What a search reports to its observer, one record per step.
enum class EventKind : std::uint8_t {
    Enter, ///< a node is entered, with alpha and beta
    Leaf,  ///< the node is a finished leaf, with its value
    Child, ///< the node's next child is about to be entered, with the move and its MoveOrderReason
    // After each child that returns follows one of these three, or Sum at a chance node:
    Compare, ///< no change of the window and no cut: the child's value, and the node's best so far
    Window,  ///< the node's window changed: the new alpha and beta
    Cut,     ///< the node's remaining children are cut: the best value, and their number
    Leave,   ///< the node is finished: its value
    Known,   ///< the transposition table answers and finishes the node: its value
    Sum      ///< of a chance node: the child's value, and the average as far as it goes
};

/// The comparison of a returned child with the best so far.
enum class Comparison : std::uint16_t { NotBetter, Better, First };

/// One step of a search; its node follows from the events before it.
struct TraceEvent
{
    EventKind kind = EventKind::Enter;
    bool gameOver = false; ///< for a leaf: the game ends here, not just the depth
    /// The move's code; the number of children cut (at most 65535); a Comparison; or a Bound from
    /// the table.
    std::uint16_t detail = 0;
    std::int32_t a = 0; ///< alpha, or the value; for Child its MoveOrderReason
    std::int32_t b = 0; ///< beta, the best value, or the average

    friend bool operator==(const TraceEvent &, const TraceEvent &) = default;
};
static_assert(sizeof(TraceEvent) == 12);

/// What the visited leaves prove about a node's value.
using ai::Bound;

using NodeId = std::uint32_t;
inline constexpr NodeId noNode = 0xffffffff;

/// A node of the search tree. Nodes are numbered in preorder, so a node's descendants are those
/// from the next number up to `end`.
struct TraceNode
{
    NodeId parent = noNode;
    NodeId end = 0;
    std::uint32_t enter = 0; ///< the events that entered and finished the node
    std::uint32_t leave = 0;
    std::int32_t value = 0;
    core::Move move;       ///< from its parent
    std::uint16_t cut = 0; ///< number of children cut
    std::uint16_t ply = 0; ///< 0 at the root
    bool max = true;       ///< for a chance node: whose turn follows
    bool chance = false;   ///< chance moves here
    Bound bound = Bound::Exact;
    bool leaf = false;
    bool known = false;   ///< answered by the transposition table, without visiting anything below
    bool partial = false; ///< some descendants were counted but not kept
};

/// Everything that one search did, in order, and the tree that it visited. Steps go from 0, before
/// the first event, to stepCount(), after the last one; step s has the first s events behind it.
/// Any step can be accessed directly: a node's state follows from its own record and its
/// children's, without replaying. Immutable once made; may be read from several threads.
class Trace
{
public:
    const std::vector<TraceEvent> &events() const { return m_events; }
    const std::vector<TraceNode> &nodes() const { return m_nodes; }
    std::uint32_t stepCount() const { return static_cast<std::uint32_t>(m_events.size()); }
    NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }
    /// Whether all nodes are kept. If not, nodes marked as partial lack descendants.
    bool complete() const { return m_complete; }
    /// Whether the root only compares its moves in the caller, and is no call of the function.
    bool rootIsNoCall() const { return m_rootIsNoCall; }
    const CountingObserver &counters() const { return m_counters; }
    /// The memory used by the records, in bytes.
    std::size_t memory() const;

    /// The node of an event; for a Child event the parent.
    NodeId nodeOf(std::uint32_t event) const;
    /// Whether the event before a step shares a sentence with the event after it: the choice of a
    /// child with its visit, and the visit of a leaf, or of a node answered by the table, with its
    /// value. Stepping skips such steps.
    bool joinsNext(std::uint32_t step) const;
    /// The node being searched after a step; the root at step 0.
    NodeId current(std::uint32_t step) const;
    /// The first child that was kept, or noNode.
    NodeId firstChild(NodeId node) const;
    NodeId nextSibling(NodeId node) const;
    std::vector<core::Move> path(NodeId node) const;
    /// The node reached from the root by the moves, or noNode if it was not visited.
    NodeId find(const std::vector<core::Move> &path) const;

    enum class Status : std::uint8_t { NotYet, Open, Done };

    /// A node's state after a step.
    struct State
    {
        Status status = Status::NotYet;
        /// The window as in the algorithm's listing. A fail-soft search leaves the loop over the
        /// children before closing the window; in a fail-hard one alpha >= beta then.
        std::int32_t alpha = 0;
        std::int32_t beta = 0;
        bool hasValue = false; ///< a child was compared, or the node is finished
        /// The best value so far, at a chance node the partial average, or the final value.
        std::int32_t value = 0;
        NodeId best = noNode; ///< the first child with that value; noNode at chance nodes
        bool cut = false;     ///< the cut has been reported
    };
    State state(NodeId node, std::uint32_t step) const;

    /// The children from the node on that determine its final value, as long as that is exact:
    /// after a bound a better child may have been cut. Ends where the trace does, and at a chance
    /// node.
    std::vector<NodeId> principalVariation(NodeId node) const;

private:
    friend class TracingObserver;

    std::vector<TraceEvent> m_events;
    std::vector<TraceNode> m_nodes;
    CountingObserver m_counters;
    bool m_complete = true;
    bool m_rootIsNoCall = false;
    bool m_failHard = false;
};

/// How to record a trace.
struct TraceOptions
{
    /// Beyond this number of events only nodes near the root are kept; all are still counted. The
    /// whole tree of tic-tac-toe has 2.2 million events.
    std::uint32_t eventLimit = 2'500'000;
    /// How many plies below the root are kept beyond the limit, up to twice the limit.
    int keptPlies = 2;
    /// Records values and windows with the opposite sign and the levels exchanged: for a tree whose
    /// root is MIN, which the search treats as MAX.
    bool mirrored = false;
    /// The largest absolute value of a leaf: limits what a child that was left out can be worth.
    std::int32_t range = 1'000'000;
    /// Whether a node's best value starts at its own bound.
    bool failHard = false;
};

/// Records a Trace during a search. Copies share their data, so that a Searcher can store one; use
/// it for one search.
class TracingObserver
{
public:
    static constexpr bool on = true;

    explicit TracingObserver(const TraceOptions &options = {});

    /// Around a search whose root is no call of the function: makes the root a node of the trace.
    void openRoot(int alpha, int beta);
    void closeRoot(int value);

    void enter(bool maximizing, int alpha, int beta);
    void chance();
    void sum(int value);
    void leaf(int value, LeafKind kind);
    void known(const TableValue &known);
    void child(core::Move move, MoveOrderReason as);
    void window(int alpha, int beta);
    void cut(std::size_t unvisited);
    void leave(int value);

    /// The finished trace; no event may follow. The trace of a search that was stopped is not
    /// complete.
    std::shared_ptr<const Trace> take(bool stopped);

private:
    /// A node that is open, with what its children prove of it.
    struct Open
    {
        NodeId id;
        std::int32_t low;
        std::int32_t high;
        std::int32_t best = 0;     ///< of the children that returned, and a fail-hard node's bound
        std::int32_t returned = 0; ///< by the last child
        bool hasBest = false;
        Comparison comparison = Comparison::First; ///< of the last child with those before it
        bool uncompared = false; ///< a child has returned, and nothing was recorded of it
    };

    /// A node below the last kept one, which is only counted, with what its children prove of it.
    struct Skipped
    {
        bool max;
        std::int32_t low;
        std::int32_t high;
        bool chance = false;
    };

    void open(bool maximizing, int alpha, int beta);
    void skip(bool maximizing);
    void skippedReturned(int value, int low, int high);
    /// The innermost node that is kept, without children.
    TraceNode &finish(int value);
    void close(int value);
    void add(const TraceEvent &event);
    bool keeps() const;
    void prove(int low, int high);
    void returned(int value, bool kept);
    void compare();

    TraceOptions m_options;
    std::shared_ptr<Trace> m_trace;
    std::vector<Open> m_open;
    std::vector<Skipped> m_skipped; ///< that are open
    core::Move m_move;              ///< leads to the node that is entered next
};

} // namespace ai::lab
