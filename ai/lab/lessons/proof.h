#pragma once

#include "ai/lab/lessons/lettercondition.h"
#include "ai/lab/trace/labsearch.h"

#include <optional>
#include <vector>

namespace ai::lab {

/// Between which values a node lies while the letters of a tree are unknown.
struct ValueInterval
{
    int low = 0;
    int high = 0;

    bool isPoint() const { return low == high; }
    friend bool operator==(const ValueInterval &, const ValueInterval &) = default;
};

/// What a node's value means for the root, all else as it is; unknown letters may have any of their
/// values.
///
/// Minimax is a clamp in each single value: as the node's value x goes from -infinity to infinity,
/// the root's goes from `low` to `high` and equals x between them. So two searches with the node
/// held at the ends, minus and plus pinRange, prove it for every x.
struct Proof
{
    int low = 0;     ///< the root with the node at the low end
    int high = 0;    ///< with the node at the high end
    int now = 0;     ///< as it is
    core::Move move; ///< the root's decision as it is: the first of its best moves
    /// Where the decision changes, if the node can change it: at `from` and on that side of it the
    /// root plays `then`, else `otherwise`.
    struct Change
    {
        int from = 0;
        bool upwards = true;
        core::Move then;
        core::Move otherwise;
    };
    std::optional<Change> change = std::nullopt;
    /// Where letters elsewhere are unknown: for which of their values the node matters, and where
    /// the root then lies with the node at its low and at its high end. The root as it is and its
    /// decisions are then not set; `low` and `high` are the outermost of what it can be.
    struct Unknown
    {
        LetterCondition matters;
        ValueInterval atLow;
        ValueInterval atHigh;
    };
    std::optional<Unknown> unknown = std::nullopt;
    /// Whether the root's value as it is, `now`, depends on no letter.
    bool isNowKnown = true;
    /// Whether all searches ended; if one was stopped, the rest is not to be used.
    bool complete = true;

    bool rootMoves() const { return low != high; }
};

/// The ends between which a node is held. Infinite, but for cuts at a win only: those trust that
/// nothing is worth more than a win.
int pinRange(const SearchSetup &setup);

/// The path must lead to a node below the root within the setup's depth. Four searches.
Proof prove(const SearchSetup &setup, const std::vector<core::Move> &path, SearchControl &control);

/// Whether the setup is of a tree with letters outside the node.
bool hasLettersElsewhere(const SearchSetup &setup, const std::vector<core::Move> &path);

/// Where the root lies with a node held at a value, whatever the letters elsewhere are. A point
/// where there are none.
ValueInterval pinnedRootInterval(const SearchSetup &setup, const std::vector<core::Move> &path,
                                 int value, SearchControl &control);

/// The interval of every node's value, in the order in which plain minimax enters them: what
/// letters at the low and at the high ends give, which is enough because minimax never falls when a
/// leaf rises.
std::vector<ValueInterval> intervals(const TextTree &tree);

} // namespace ai::lab
