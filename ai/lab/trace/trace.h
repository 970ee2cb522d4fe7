#pragma once

#include "ai/search/observer.h"
#include "core/move.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ai::lab {

/// What a search reported to its observer, one record a step.
enum class EventKind : std::uint8_t {
    Enter, ///< a node is visited: alpha and beta
    Leaf,  ///< the node is a leaf and is done: its value
    Child, ///< the node's next child is about to be entered: the move, and its MoveOrderReason
    // After each child that returns, one of the next three, or Sum where chance moves:
    Compare, ///< it changed no window and cut nothing: its value, and the node's best with it
    Window,  ///< it changed the node's window: alpha and beta
    Cut,     ///< the node's remaining children are left out: the best value, and how many
    Leave,   ///< the node is done: its value
    Known,   ///< the transposition table answers the node, which is done: its value
    Sum      ///< of a chance node: the child's value, and the average as far as it goes
};
inline constexpr int eventKindCount = 9;

/// What a comparison found of the child that returned.
enum class Comparison : std::uint16_t { NotBetter, Better, First };

/// One step of a search; which node it is about follows from the events before it.
struct TraceEvent
{
    EventKind kind = EventKind::Enter;
    bool gameOver = false; ///< of a leaf: the game ends there, rather than the depth
    /// The move's code; the children cut (at most 65535); of a comparison its Comparison; of what
    /// the table knows its Bound.
    std::uint16_t detail = 0;
    std::int32_t a = 0; ///< alpha, or the value; of a child its MoveOrderReason
    std::int32_t b = 0; ///< beta, the best value, or the average

    friend bool operator==(const TraceEvent &, const TraceEvent &) = default;
};
static_assert(sizeof(TraceEvent) == 12);

/// What is proved about a node's value by the leaves that were visited.
using ai::Bound;

using NodeId = std::uint32_t;
inline constexpr NodeId noNode = 0xffffffff;

/// A node of the search tree. Nodes are numbered in the order in which they were entered, so a
/// node's descendants are those from the next number up to `end`.
struct TraceNode
{
    NodeId parent = noNode;
    NodeId end = 0;
    std::uint32_t enter = 0; ///< the events that opened and closed the node
    std::uint32_t leave = 0;
    std::int32_t value = 0;
    core::Move move;       ///< from the parent
    std::uint16_t cut = 0; ///< children left out
    std::uint16_t ply = 0; ///< 0 at the root
    bool max = true;       ///< of a chance node: whose turn it is behind it
    bool chance = false;   ///< chance moves there
    Bound bound = Bound::Exact;
    bool leaf = false;
    bool known = false;   ///< the transposition table answered it, and nothing below was visited
    bool partial = false; ///< something below was counted but not kept
};

/// Everything one search did, in order, and the tree it walked. Steps go from 0, before the first
/// event, to stepCount(), after the last; step s has the events below s behind it. Any step is
/// reached at once: what holds at a node follows from the node's own record and those of its
/// children, so there is nothing to be played forward. Immutable once made; may be read from
/// several threads.
class Trace
{
public:
    const std::vector<TraceEvent> &events() const { return m_events; }
    const std::vector<TraceNode> &nodes() const { return m_nodes; }
    std::uint32_t stepCount() const { return static_cast<std::uint32_t>(m_events.size()); }
    NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }
    /// Whether every node is here. If not, the nodes marked partial lack descendants.
    bool complete() const { return m_complete; }
    /// Whether the root is only the caller's comparison of its moves, and no call of the function.
    bool rootIsNoCall() const { return m_rootIsNoCall; }
    const CountingObserver &counters() const { return m_counters; }
    /// The bytes that the records take.
    std::size_t memory() const;

    /// The node that an event belongs to; of a Child event the node that tries the child.
    NodeId nodeOf(std::uint32_t event) const;
    /// Whether the event before a step is described by the same sentence as the event after it: the
    /// choice of a child by that of its visit, and the visit of a leaf, or of a node that the table
    /// answers, by that of its value. Stepping through a search passes over such a step.
    bool joinsNext(std::uint32_t step) const;
    /// The node that is being worked on after a step; the root at step 0.
    NodeId current(std::uint32_t step) const;
    /// The first child kept, or noNode.
    NodeId firstChild(NodeId node) const;
    NodeId nextSibling(NodeId node) const;
    std::vector<core::Move> path(NodeId node) const;
    /// The node that the moves lead to from the root, or noNode if the search did not go there.
    NodeId find(const std::vector<core::Move> &path) const;

    enum class Status : std::uint8_t { NotYet, Open, Done };

    /// What holds at a node after a step.
    struct State
    {
        Status status = Status::NotYet;
        /// The window as the listing of the search has it. A fail-soft search leaves the loop over
        /// the children before it would close the window, a fail-hard one has closed it then: alpha
        /// is not below beta.
        std::int32_t alpha = 0;
        std::int32_t beta = 0;
        bool hasValue = false; ///< whether a child was compared, or the node is done
        /// The best so far, of a chance node the average as far as it goes, or the final one.
        std::int32_t value = 0;
        NodeId best = noNode; ///< the first child with that value; none where chance moves
        bool cut = false;     ///< the cut has been announced
    };
    State state(NodeId node, std::uint32_t step) const;

    /// The children from the node on that make its final value, while that value is exact: behind a
    /// bound a better child may have been cut. As far as the trace goes, and not beyond a chance
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

/// How a trace is recorded.
struct TraceOptions
{
    /// Beyond this number of events only nodes near the root are kept; everything is still counted.
    /// The whole tree of tic-tac-toe, 2.2 million events, is within it.
    std::uint32_t eventLimit = 2'500'000;
    /// The plies below the root that are kept beyond the limit, up to twice the limit.
    int keptPlies = 2;
    /// Values and windows are recorded with the sign changed and the levels exchanged: for a tree
    /// whose root is MIN, while the search calls its root MAX.
    bool mirrored = false;
    /// No leaf is worth more than this or less than minus this: what a child that was left out is
    /// known to be at most.
    std::int32_t range = 1'000'000;
    /// Whether a node's best value begins with its own bound.
    bool failHard = false;
};

/// Writes a Trace while a search runs. Copies share what they write, so that a Searcher can have
/// one; use one for one search.
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
