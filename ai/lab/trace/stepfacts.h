#pragma once

#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/trace.h"

#include <optional>

namespace ai::lab {

/// The condition for cutting an open node, as far as it is determined after a step.
struct CutCondition
{
    enum class Kind : std::uint8_t {
        None,         ///< a leaf, finished, cut or unvisited node, or all children are compared
        Never,        ///< plain minimax and expectiminimax never cut
        AtWin,        ///< only once a child is won for the player to move
        RootCompares, ///< a root with full windows compares its moves and does not cut
        NothingLeft,  ///< there is no child left to cut after the current one
        FullWindow,   ///< the root's value so far does not count: each move has a full window
        NoBound,      ///< the other player has no value elsewhere yet, so nothing can cut
        AtInfinity,   ///< nor here, but nothing is better than a won game
        AtValue       ///< once a child is worth `value` or more at MAX, or less at MIN
    };
    Kind kind = Kind::None;
    int value = 0;
    /// AtValue: only values above `value` at MAX, or below it at MIN, cut; AtInfinity: so none
    /// does.
    bool beyond = false;

    friend bool operator==(const CutCondition &, const CutCondition &) = default;
};

/// Why a leaf has its value.
enum class LeafReason : std::uint8_t {
    Written,         ///< the number is given in the tree
    Letter,          ///< the value is unknown; the search assumes one
    Result,          ///< the result of a finished game
    JudgedResult,    ///< the heuristic's value of a finished game
    Horizon,         ///< depth limit: the result so far
    JudgedAtHorizon, ///< depth limit: the heuristic's value
};

/// Why the remaining children at a cut cannot matter.
enum class CutReason : std::uint8_t {
    Win,              ///< a child is won for the player to move, the best there is
    CannotBeBettered, ///< the value is infinite: nothing is better than a won game
    BetterElsewhere   ///< the other player has a value elsewhere that is as good for them or better
};

/// What one step did and why: everything that a text about it may state. Derived from the trace and
/// the rules; values are MAX's, as shown.
struct StepFacts
{
    EventKind kind = EventKind::Enter;
    NodeId node = 0; ///< the step's node; for a Child step the parent
    bool max = true;
    bool chance = false;       ///< the node is a chance node
    bool isRoot = false;       ///< the node is the trace's root
    bool comparesOnly = false; ///< the node is a root with full windows
    bool isLeaf = false;       ///< for an Enter step: the node is a leaf
    bool isSubtree = false;    ///< the trace's root is below the setup's root
    bool hasWindow = false;    ///< whether the node has alpha and beta
    int alpha = 0;             ///< after the step
    int beta = 0;
    /// Child, Sum: to the child; Enter, Leaf, Known: from the parent.
    core::Move move;
    /// For the same steps: why the move is tried now.
    MoveOrderReason triedAs = MoveOrderReason::Listed;
    /// Child, Enter, Leaf, Known, Sum: whether it is the first one tried.
    bool isFirstChild = false;
    int value = 0;  ///< Leaf, Leave, Known: the node's; Compare, Sum: the child's
    int best = 0;   ///< Compare, Window, Cut: the best value so far, including this child
    int before = 0; ///< Sum: the partial average before
    int added = 0;  ///< Sum: the child's contribution
    Comparison comparison = Comparison::First; ///< Compare: with the earlier children
    bool closes = false; ///< Compare: alpha >= beta, but no child is left to cut
    LeafReason leafReason = LeafReason::Written;
    int low = 0; ///< for a letter: its known range
    int high = 0;
    Bound bound = Bound::Exact; ///< Leave, Known
    bool isOwnBound = false;    ///< Leave: fail-hard, no child beats the node's own bound
    CutReason cutReason = CutReason::BetterElsewhere;
    int elsewhere = 0; ///< Cut: the other player's value elsewhere
    /// The node where they have it; nothing if it is outside a subtree's trace.
    std::optional<NodeId> rival;
    int left = 0;           ///< Cut: the number of children left out
    CutCondition condition; ///< Enter, Child, Window
};

/// The facts of the last event before a step, which is at least 1.
StepFacts stepFacts(const TracedSearch &search, std::uint32_t step);

/// Whether a node returns its own bound if no child is better; noNode stands for a cut one.
bool isFailHard(const TracedSearch &search, NodeId node);
/// The bound with which the node was visited: alpha at MAX, beta at MIN.
int ownBound(const Trace &trace, NodeId node);

/// The condition for cutting a node, as of after the step.
CutCondition cutCondition(const TracedSearch &search, NodeId node, std::uint32_t step);

/// A node's children in the order in which the search tried them, followed by those it left out.
/// `position` is the node's, within the depth limit; noNode if it was not visited.
std::vector<core::Move> movesInOrder(const TracedSearch &search, NodeId node,
                                     const LabPosition &position);

/// The position at a node of the trace.
LabPosition positionAt(const TracedSearch &search, NodeId node);

/// The counters of a search after each of its steps, for the nodes in the trace. Sums are stored at
/// intervals, so that only a few records need to be added for a step.
class StepCounts
{
public:
    struct Counts
    {
        std::uint32_t calls = 0;
        std::uint32_t leaves = 0;
        std::uint32_t cuts = 0;
        std::uint32_t cutBranches = 0;
    };

    StepCounts() = default;
    explicit StepCounts(std::shared_ptr<const Trace> trace);

    Counts at(std::uint32_t step) const;

private:
    static constexpr std::uint32_t interval = 1024;

    static void add(Counts &counts, const TraceEvent &event);

    std::shared_ptr<const Trace> m_trace;
    std::vector<Counts> m_sums; ///< before each interval's first event
};

} // namespace ai::lab
