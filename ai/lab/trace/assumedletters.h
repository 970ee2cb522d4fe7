#pragma once

#include "ai/lab/trace/letterranges.h"
#include "ai/lab/trace/stepfacts.h"

#include <utility>
#include <vector>

namespace ai::lab {

/// Which results of a search depend on values that it assumed for unknown letters.
///
/// A search must assume a number for each letter that it visits. Its result for a node is "= v",
/// "<= v" or ">= v". Such a result either holds for all values of the tree's letters, or only if
/// some of the visited letters have the assumed values, and then it must be marked. The sets of
/// letters are minimised by leaving out one letter after another. Immutable; may be read from
/// several threads.
class AssumedLetters
{
public:
    using Letters = std::vector<AssumedLetter>; ///< sorted by name

    /// For a search that visited no letter: every set is empty.
    AssumedLetters() = default;
    /// For a search of a tree, without a fixed node.
    explicit AssumedLetters(const TracedSearch &search);

    /// Whether nothing depends on a letter.
    bool empty() const { return m_taken.empty() && m_outside.empty(); }
    const Letters &all() const { return m_taken; }

    /// The letters on which a node's final value or bound depends.
    Letters ofNode(NodeId node) const;
    /// The letters on which an open node's best value so far depends as the best of the returned
    /// children.
    Letters ofBest(NodeId node, std::uint32_t step) const;
    /// The letters on which a node's alpha and beta after a step depend, apart from its being
    /// visited: given their assumed values, the bounds are neither better nor worse.
    Letters ofWindow(NodeId node, std::uint32_t step) const;
    Letters ofAlpha(NodeId node, std::uint32_t step) const;
    Letters ofBeta(NodeId node, std::uint32_t step) const;
    /// The letters on which the visit of a node depends: nothing above it was cut before.
    Letters ofVisit(NodeId node) const;
    /// The letters that determine what was visited and cut before a step, and so the counters.
    Letters ofCounts(std::uint32_t step) const;
    /// The letters on which the facts of a step depend.
    Letters ofStep(const StepFacts &facts, std::uint32_t step) const;

private:
    using Side = LetterRanges::Side;
    using Fixed = LetterRanges::Fixed;

    void addOutside(const TracedSearch &search);
    bool holds(NodeId node, Side side, int value, const Fixed &fixed) const;
    template <class Claim>
    Letters fewest(const Claim &claim, std::uint32_t step) const;
    Letters visitedBefore(std::uint32_t step) const;
    Letters behind(NodeId node, Side side, int value) const;
    Letters ofBound(NodeId node, Side side, std::uint32_t step) const;
    void sumUpDecisions();
    Letters ofDecisionAt(std::uint32_t step) const;
    Letters ofDecision(NodeId node, std::uint32_t step, bool reaches) const;
    int seenBy(bool max, NodeId child, bool atBest, const Fixed &fixed) const;
    Letters ofReturn(NodeId node) const;
    Letters ofLastChild(const StepFacts &facts, std::uint32_t step) const;

    std::shared_ptr<const Trace> m_trace;
    bool m_hasWindows = false;
    bool m_cutsBeyond = false;
    bool m_failHard = false;
    Letters m_taken;
    Letters m_outside; ///< for a subtree: letters that may have determined its window
    LetterRanges m_ranges;
    /// The steps at which the counters begin to depend on more letters, with those letters.
    std::vector<std::pair<std::uint32_t, Letters>> m_counts;
};

/// The union of two sets of letters.
AssumedLetters::Letters joined(AssumedLetters::Letters one, const AssumedLetters::Letters &other);

} // namespace ai::lab
