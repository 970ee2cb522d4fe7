#pragma once

#include "ai/lab/trace/labsearch.h"

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace ai::lab {

/// What a learner is to foresee.
enum class Concept : std::uint8_t {
    Value,  ///< what a node returns
    Window, ///< what the node's player is sure of once a child returned: the new alpha or beta,
            ///< changed or not, unless a fail-soft node cuts before it is moved
    Cut,    ///< which of the children left will not be visited
    Bound   ///< whether what a node returns is exact
};
inline constexpr std::array allConcepts{Concept::Value, Concept::Window, Concept::Cut,
                                        Concept::Bound};

/// A question about the events that follow a step. Its answer is read from the trace.
struct QuizQuestion
{
    Concept asked = Concept::Value;
    std::uint32_t step = 0; ///< what has happened by then
    NodeId node = 0;
    bool max = true;
    bool chance = false;               ///< the node is a chance node
    int scale = 1;                     ///< of the values: see TextTree::scale()
    int value = 0;                     ///< the answer of Value and Window; what Bound is about
    Bound bound = Bound::Exact;        ///< the answer of Bound
    bool cuts = false;                 ///< the answer of Cut: all that are left, or none
    std::vector<core::Move> left = {}; ///< the children left, in search order
    std::vector<int> children = {};    ///< the values of the children that returned
    int alpha = 0;                     ///< before the child that returned last is counted
    int beta = 0;
    int sure = 0;            ///< what the player is sure of with it: the answer of Window
    bool cutsBeyond = false; ///< only a value beyond the bound cuts
    bool failHard = false;   ///< whether the node returns its own bound where no child is better
    int ownBound = 0;        ///< then: what it was visited with, alpha at MAX and beta at MIN
};

/// What was wrong with an answer, so that the text can name the idea that misled.
enum class QuizMistake : std::uint8_t {
    None,
    OtherLevel, ///< took the largest at MIN or the smallest at MAX
    LastChild,  ///< took the child that returned last
    BestChild, ///< took the best child, as fail-soft does, where a fail-hard node returns its bound
    OtherBound, ///< moved the bound that belongs to the other level
    Unchanged,  ///< kept the old bound
    Changed,    ///< changed a bound that stays
    WrongValue,
    OverCut,  ///< cut a branch that can still matter
    UnderCut, ///< kept a branch that cannot matter any more
    PartCut,  ///< cut some of the branches, where a cut takes all of them
    TakenForExact,
    TakenForBound,
    OneOutcome,   ///< took a child of a chance node for its average
    EqualWeights, ///< took the plain average where the probabilities differ
    OtherSide,    ///< took an upper bound for a lower one, or the other way round
    // Where a whole tree is filled in:
    Missing,  ///< nothing was written
    FromBelow ///< follows from what was written below, where the mistake is
};

/// What a person answers. A question reads the member that it is about.
struct QuizAnswer
{
    int value = 0;                 ///< of the node, alpha or beta, as shown
    std::set<core::Move> cut = {}; ///< the children that are left out
    Bound bound = Bound::Exact;
};

/// Whether the algorithm leaves branches out.
bool cutsBranches(Algorithm algorithm);
/// The questions after a step: none; a window and, where something can be cut, a cut; a value and,
/// where the search has windows, whether it is exact. Each tells the answers of those before it.
std::vector<QuizQuestion> questionsAfter(const TracedSearch &search, std::uint32_t step);
/// The first step from the given one on that has questions; nothing if none is left.
std::optional<std::uint32_t> nextQuestionStep(const TracedSearch &search, std::uint32_t from);
/// How many questions there are from a step on; nothing if more than the limit.
std::optional<int> questionCount(const TracedSearch &search, std::uint32_t from, int limit);
QuizMistake judge(const QuizQuestion &question, const QuizAnswer &answer);
QuizAnswer rightAnswer(const QuizQuestion &question);

} // namespace ai::lab
