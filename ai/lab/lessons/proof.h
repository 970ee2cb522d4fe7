#pragma once

#include "ai/lab/lessons/lettercondition.h"
#include "ai/lab/trace/labsearch.h"

#include <optional>
#include <vector>

namespace ai::lab {

/// The range of a node's value while letters of the tree are unknown.
struct ValueInterval
{
    int low = 0;
    int high = 0;

    bool isPoint() const { return low == high; }
    friend bool operator==(const ValueInterval &, const ValueInterval &) = default;
};

/// The effect of a node's value on the root, all else unchanged; unknown letters may have any of
/// their values.
///
/// Minimax is a clamp in each single value: as the node's value x goes from -infinity to infinity,
/// the root's goes from `low` to `high` and equals x in between. So two searches, with the node
/// fixed at minus and at plus fixedValueRange, prove the effect of every x.
struct Proof
{
    int low = 0;     ///< the root's value with the node at the low end
    int high = 0;    ///< with the node at the high end
    int now = 0;     ///< the actual value
    core::Move move; ///< the root's actual decision: the first of its best moves
    /// Where the decision changes, if the node can change it: at `from` and beyond it the root
    /// plays `then`, otherwise `otherwise`.
    struct Change
    {
        int from = 0;
        bool upwards = true;
        core::Move then;
        core::Move otherwise;
    };
    std::optional<Change> change = std::nullopt;
    /// For unknown letters elsewhere: for which values of theirs the node matters, and the range of
    /// the root's value with the node at its low and at its high end. Then the actual value and the
    /// decisions are not set; `low` and `high` are the extremes.
    struct Unknown
    {
        LetterCondition matters;
        ValueInterval atLow;
        ValueInterval atHigh;
    };
    std::optional<Unknown> unknown = std::nullopt;
    /// Whether the actual value `now` is independent of all letters.
    bool isNowKnown = true;
    /// Whether all searches completed; if not, the result must not be used.
    bool complete = true;

    bool rootMoves() const { return low != high; }
};

/// The values between which a node is varied: infinite, except for algorithms that cut only at
/// wins, which assume that nothing exceeds a win.
int fixedValueRange(const SearchSetup &setup);

/// The path must lead to a node below the root and within the setup's depth. Runs four searches.
Proof prove(const SearchSetup &setup, const std::vector<core::Move> &path, SearchControl &control);

/// Whether the setup has a tree with letters outside the node's subtree.
bool hasLettersElsewhere(const SearchSetup &setup, const std::vector<core::Move> &path);

/// The range of the root's value with a node fixed at a value, over all values of the letters
/// elsewhere; a single value if there are none.
ValueInterval fixedNodeRootInterval(const SearchSetup &setup, const std::vector<core::Move> &path,
                                    int value, SearchControl &control);

/// The ranges of all nodes' values, in plain minimax's preorder: those with all letters at their
/// low and at their high ends, which suffices because minimax is monotonic in every leaf.
std::vector<ValueInterval> intervals(const TextTree &tree);

} // namespace ai::lab
