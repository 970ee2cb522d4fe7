#pragma once

#include "ai/lab/trace/labsearch.h"

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace ai::lab {

/// What a question asks for.
enum class Concept : std::uint8_t {
    Value,  ///< the value that a node returns
    Window, ///< the new alpha or beta after a child has returned, changed or not, unless a
            ///< fail-soft node cuts before moving it
    Cut,    ///< which remaining children will not be visited
    Bound   ///< whether what a node returns is exact
};
inline constexpr std::array allConcepts{Concept::Value, Concept::Window, Concept::Cut,
                                        Concept::Bound};

/// A question about the events after a step. The answer comes from the trace.
struct QuizQuestion
{
    Concept asked = Concept::Value;
    std::uint32_t step = 0; ///< what happened up to it is known
    NodeId node = 0;
    bool max = true;
    bool chance = false; ///< the node is a chance node
    int scale = 1;       ///< scale of the values: see TextTree::scale()
    /// The answer for Value and Window; the value that Bound is about.
    int value = 0;
    Bound bound = Bound::Exact;        ///< the answer for Bound
    bool cuts = false;                 ///< the answer for Cut: all remaining children, or none
    std::vector<core::Move> left = {}; ///< the remaining children, in search order
    std::vector<int> children = {};    ///< the values of the children that returned
    int alpha = 0;                     ///< before the last returned child is counted
    int beta = 0;
    int sure = 0;            ///< the player's bound including that child: the answer for Window
    bool cutsBeyond = false; ///< only a value beyond the bound cuts
    bool failHard = false;   ///< whether the node returns its own bound if no child is better
    /// In that case the bound it was visited with: alpha at MAX, beta at MIN.
    int ownBound = 0;
};

/// What is wrong with an answer, so that a text can name the mistaken idea.
enum class QuizMistake : std::uint8_t {
    None,
    OtherLevel, ///< took the maximum at MIN, or the minimum at MAX
    LastChild,  ///< took the value of the last child
    /// Took the best child, as in fail-soft, although a fail-hard node returns its bound.
    BestChild,
    OtherBound, ///< moved the other player's bound
    Unchanged,  ///< kept the old bound
    Changed,    ///< changed a bound that does not change
    WrongValue,
    OverCut,  ///< cut a branch that can still matter
    UnderCut, ///< kept a branch that cannot matter
    PartCut,  ///< cut only some branches, although a cut takes all
    TakenForExact,
    TakenForBound,
    OneOutcome,   ///< took one child of a chance node instead of the average
    EqualWeights, ///< took the unweighted average although probabilities differ
    OtherSide,    ///< confused upper and lower bound
    // When filling in a whole tree:
    Missing,  ///< no answer
    FromBelow ///< follows from what was written below, where the mistake is
};

/// An answer. A question uses the member that it asks for.
struct QuizAnswer
{
    int value = 0;                 ///< of the node, alpha or beta, as shown
    std::set<core::Move> cut = {}; ///< the children that will not be visited
    Bound bound = Bound::Exact;
};

/// Whether the algorithm can leave branches out.
bool cutsBranches(Algorithm algorithm);
/// The questions after a step: none; or the window and, if a cut is possible, the cut; or the value
/// and, with windows, whether it is exact. Each gives away the answers to those before it.
std::vector<QuizQuestion> questionsAfter(const TracedSearch &search, std::uint32_t step);
/// The first step, from the given one on, with questions; nothing if there is none.
std::optional<std::uint32_t> nextQuestionStep(const TracedSearch &search, std::uint32_t from);
/// The number of questions from a step on; nothing if it exceeds the limit.
std::optional<int> questionCount(const TracedSearch &search, std::uint32_t from, int limit);
QuizMistake judge(const QuizQuestion &question, const QuizAnswer &answer);
QuizAnswer rightAnswer(const QuizQuestion &question);

} // namespace ai::lab
