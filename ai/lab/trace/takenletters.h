#pragma once

#include "ai/lab/trace/letterranges.h"
#include "ai/lab/trace/stepfacts.h"

#include <utility>
#include <vector>

namespace ai::lab {

/// Which of what a search found holds only for the values that it took for unknown letters.
///
/// A search has to take some number for a letter that it visits. What it says of a node after that
/// is one of "= v", "<= v" and ">= v"; each of these either holds whatever the letters of the whole
/// tree are, or it holds if some of the visited letters have the values that were taken. The second
/// kind is what has to be marked. Sets of letters are as small as can be found by leaving out one
/// letter after the other. Immutable; may be read from several threads.
class TakenLetters
{
public:
    using Letters = std::vector<TakenLetter>; ///< in the order of their names

    /// Reads them from a search of a tree whose root has no node held at a value.
    explicit TakenLetters(const TracedSearch &search);

    /// Whether nothing depends on a letter.
    bool empty() const { return m_taken.empty() && m_outside.empty(); }
    const Letters &all() const { return m_taken; }

    /// What the final value or bound of a node holds for.
    Letters ofNode(NodeId node) const;
    /// What the best value so far of an open node holds for: that it is the best of the children
    /// that have returned.
    Letters ofBest(NodeId node, std::uint32_t step) const;
    /// Which letters alpha and beta of a node after a step depend on, the visit of the node apart:
    /// for the values that were taken they are neither better nor worse.
    Letters ofWindow(NodeId node, std::uint32_t step) const;
    Letters ofAlpha(NodeId node, std::uint32_t step) const;
    Letters ofBeta(NodeId node, std::uint32_t step) const;
    /// What the visit of a node holds for: that nothing above it was cut before.
    Letters ofVisit(NodeId node) const;
    /// Which letters decide what was visited and cut before a step, and so how many nodes.
    Letters ofCounts(std::uint32_t step) const;
    /// What the facts of a step hold for.
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
    Letters m_outside; ///< of a subtree's search: letters that may have made its window
    LetterRanges m_ranges;
    /// From which steps on the counts hold for more letters than before, and for which then.
    std::vector<std::pair<std::uint32_t, Letters>> m_counts;
};

/// The letters of several sets.
TakenLetters::Letters joined(TakenLetters::Letters one, const TakenLetters::Letters &other);

} // namespace ai::lab
