#pragma once

#include "ai/lab/trace/labsearch.h"

#include <optional>

namespace ai::lab {

/// When an open node will be cut, as far as that is settled after a step.
struct CutCondition
{
    enum class Kind : std::uint8_t {
        None,         ///< a leaf, done, cut, not visited yet, or all children are compared
        Never,        ///< plain minimax does not cut, nor does expectiminimax
        AtWin,        ///< once a child is won for the player to move, and at nothing else
        RootCompares, ///< the root of full windows compares its moves and does not cut
        NothingLeft,  ///< behind the current child there is no other to be cut
        FullWindow,   ///< what the root has so far does not count: each move has a full window
        NoBound,      ///< the other player has nothing elsewhere yet, so no value can cut
        AtInfinity,   ///< nor here, but a won game cannot be bettered
        AtValue       ///< once a child is worth `value` or more at MAX, or less at MIN
    };
    Kind kind = Kind::None;
    int value = 0;
    /// AtValue: only for more than `value` at MAX, or for less at MIN; AtInfinity: so never.
    bool beyond = false;

    friend bool operator==(const CutCondition &, const CutCondition &) = default;
};

/// Why a leaf has the value it has.
enum class LeafReason : std::uint8_t {
    Written,         ///< the number stands in the tree
    Letter,          ///< the leaf is unknown; the search takes a value that it can have
    Result,          ///< the game is over: its result
    JudgedResult,    ///< the game is over: the heuristic's value
    Horizon,         ///< the depth is used up: the result so far
    JudgedAtHorizon, ///< the depth is used up: the heuristic's value
};

/// Why the children left at a cut cannot matter.
enum class CutReason : std::uint8_t {
    Win,              ///< a child is won for the player to move; nothing is better
    CannotBeBettered, ///< the value is infinite: a won game cannot be bettered
    BetterElsewhere   ///< the other player has a value elsewhere that is as good for them or better
};

/// What one step did and why: all that a sentence about it may claim. Made from the trace and the
/// rules alone; values are MAX's, as shown.
struct StepFacts
{
    EventKind kind = EventKind::Enter;
    NodeId node = 0; ///< that the step is about; of a Child step the one that tries the child
    bool max = true;
    bool chance = false;       ///< the node is a chance node
    bool isRoot = false;       ///< of the trace
    bool comparesOnly = false; ///< the root of full windows
    bool isLeaf = false;       ///< of an Enter step: what is visited is a leaf
    bool isSubtree = false;    ///< the trace's root lies below the setup's root
    bool hasWindow = false;    ///< whether alpha and beta mean something at the node
    int alpha = 0;             ///< after the step
    int beta = 0;
    /// Child: to the child that is tried; Enter, Leaf, Known: from the parent; Sum: to the child.
    core::Move move;
    MoveOrderReason triedAs = MoveOrderReason::Listed; ///< the same: why it is tried now
    /// Child, Enter, Leaf, Known, Sum: none was tried before it.
    bool isFirstChild = false;
    int value = 0;  ///< Leaf, Leave, Known: the node's; Compare, Sum: the child's
    int best = 0;   ///< Compare, Window, Cut: the best value so far, with this child
    int before = 0; ///< Sum: the average before, as far as it went
    int added = 0;  ///< Sum: the child's share of it
    Comparison comparison = Comparison::First; ///< Compare: with the children before
    bool closes = false; ///< Compare: alpha is not below beta, but no child is left to cut
    LeafReason leafReason = LeafReason::Written;
    int low = 0; ///< of a letter: what is known of it
    int high = 0;
    Bound bound = Bound::Exact; ///< Leave, Known
    bool isOwnBound = false;    ///< Leave: fail-hard, no child is better than the node's own bound
    CutReason cutReason = CutReason::BetterElsewhere;
    int elsewhere = 0;           ///< Cut: the other player's value
    std::optional<NodeId> rival; ///< where they have it; nothing outside a subtree's trace
    int left = 0;                ///< Cut: the children that are left out
    CutCondition condition;      ///< Enter, Child, Window
};

/// The facts of the last event before a step, which counts from 1.
StepFacts stepFacts(const TracedSearch &search, std::uint32_t step);

/// Whether a node returns its own bound where no child is better; noNode for one that was cut.
bool isFailHard(const TracedSearch &search, NodeId node);
/// The bound that the node was visited with: alpha at MAX and beta at MIN.
int ownBound(const Trace &trace, NodeId node);

/// When a node would be cut, as after the step.
CutCondition cutCondition(const TracedSearch &search, NodeId node, std::uint32_t step);

/// The children of a node in the order in which the search tried them, those that it left out last.
/// The node lies at the position, with plies left, so that it may have children; noNode if the
/// search did not visit it.
std::vector<core::Move> movesInOrder(const TracedSearch &search, NodeId node,
                                     const LabPosition &position);

/// The position at a node of the trace.
LabPosition positionAt(const TracedSearch &search, NodeId node);

} // namespace ai::lab
