#include "ai/lab/lessons/quiz.h"

#include "ai/lab/trace/stepfacts.h"

#include <algorithm>
#include <numeric>

namespace ai::lab {

using core::Move;

namespace {

QuizQuestion questionAt(const TracedSearch &search, std::uint32_t step, NodeId node)
{
    const Trace &trace = *search.trace;
    const Trace::State state = trace.state(node, step);
    QuizQuestion question;
    question.step = step;
    question.node = node;
    question.max = trace.nodes()[node].max;
    question.chance = trace.nodes()[node].chance;
    question.scale = valueScale(search.setup.root);
    question.alpha = state.alpha;
    question.beta = state.beta;
    question.cutsBeyond = search.setup.cutsBeyond;
    question.failHard = isFailHard(search, node);
    question.ownBound = ownBound(trace, node);
    for (NodeId child = trace.firstChild(node); child != noNode; child = trace.nextSibling(child)) {
        if (trace.nodes()[child].leave < step)
            question.children.push_back(trace.nodes()[child].value);
    }
    question.sure = question.max ? state.alpha : state.beta;
    for (const int value : question.children)
        question.sure =
            question.max ? std::max(question.sure, value) : std::min(question.sure, value);
    return question;
}

std::vector<Move> movesLeft(const TracedSearch &search, NodeId node, std::size_t tried)
{
    const std::vector<Move> path = search.fromSetupRoot(search.trace->path(node));
    std::vector<Move> moves = movesInOrder(search, node, after(search.setup.root, path));
    moves.erase(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(tried));
    return moves;
}

bool closes(EventKind kind)
{
    return kind == EventKind::Leaf || kind == EventKind::Leave || kind == EventKind::Known;
}

/// Whether the other player already has a value elsewhere; otherwise nothing can be cut, and the
/// question would be trivial.
bool canCut(const TracedSearch &search, std::uint32_t step, NodeId node)
{
    using Kind = CutCondition::Kind;
    const CutCondition condition = cutCondition(search, node, step);
    return condition.kind != Kind::NoBound && condition.kind != Kind::FullWindow
           && !(condition.kind == Kind::AtInfinity && condition.beyond);
}

/// The mistaken idea behind a wrong value.
QuizMistake judgeValue(const QuizQuestion &question, int value)
{
    if (question.children.empty())
        return QuizMistake::WrongValue;
    if (question.chance) {
        const auto &all = question.children;
        const int sum = std::accumulate(all.begin(), all.end(), 0);
        if (sum == value * static_cast<int>(all.size()))
            return QuizMistake::EqualWeights;
        return std::find(all.begin(), all.end(), value) != all.end() ? QuizMistake::OneOutcome
                                                                     : QuizMistake::WrongValue;
    }
    const auto [lowest, highest] =
        std::minmax_element(question.children.begin(), question.children.end());
    const int best = question.max ? *highest : *lowest;
    if (question.value != best) // the best value is wrong here
        return value == best ? QuizMistake::BestChild : QuizMistake::WrongValue;
    if (value == (question.max ? *lowest : *highest))
        return QuizMistake::OtherLevel;
    return value == question.children.back() ? QuizMistake::LastChild : QuizMistake::WrongValue;
}

} // namespace

bool cutsBranches(Algorithm algorithm)
{
    return usesWindow(algorithm) || algorithm == Algorithm::WinOnly;
}

std::vector<QuizQuestion> questionsAfter(const TracedSearch &search, std::uint32_t step)
{
    std::vector<QuizQuestion> questions;
    const Trace &trace = *search.trace;
    if (step == 0 || step >= trace.stepCount())
        return questions;
    const TraceEvent &next = trace.events()[step];
    const NodeId node = trace.nodeOf(step);
    if (trace.nodes()[node].partial)
        return questions;
    // A root with fresh windows only compares; all there is to ask about it is its value.
    const bool compares = trace.rootIsNoCall() && trace.nodes()[node].parent == noNode;
    const bool returned = closes(trace.events()[step - 1].kind);
    const bool windowed = usesWindow(search.setup.algorithm) && !compares;
    // Ask after every child that returns: if the question only came when the window changes, it
    // would give its answer away.
    if (returned && windowed) {
        QuizQuestion question = questionAt(search, step, node);
        question.asked = Concept::Window;
        question.value = question.sure;
        questions.push_back(std::move(question));
    }
    if (returned && cutsBranches(search.setup.algorithm) && !compares) {
        QuizQuestion question = questionAt(search, step, node);
        question.asked = Concept::Cut;
        question.left = movesLeft(search, node, question.children.size());
        question.cuts = next.kind == EventKind::Cut;
        if (!question.left.empty() && canCut(search, step, node))
            questions.push_back(std::move(question));
    }
    if (next.kind == EventKind::Leave) {
        QuizQuestion question = questionAt(search, step, node);
        question.asked = Concept::Value;
        question.value = next.a;
        questions.push_back(question);
        if (windowed) {
            question.asked = Concept::Bound;
            question.bound = trace.nodes()[node].bound;
            questions.push_back(std::move(question));
        }
    }
    return questions;
}

std::optional<std::uint32_t> nextQuestionStep(const TracedSearch &search, std::uint32_t from)
{
    for (std::uint32_t step = from; step < search.trace->stepCount(); ++step) {
        if (!questionsAfter(search, step).empty())
            return step;
    }
    return std::nullopt;
}

std::optional<int> questionCount(const TracedSearch &search, std::uint32_t from, int limit)
{
    std::size_t count = 0;
    for (auto step = nextQuestionStep(search, from); step;
         step = nextQuestionStep(search, *step + 1)) {
        count += questionsAfter(search, *step).size();
        if (count > static_cast<std::size_t>(limit))
            return std::nullopt;
    }
    return static_cast<int>(count);
}

QuizAnswer rightAnswer(const QuizQuestion &question)
{
    QuizAnswer answer;
    answer.value = question.value;
    answer.bound = question.bound;
    if (question.cuts)
        answer.cut = {question.left.begin(), question.left.end()};
    return answer;
}

QuizMistake judge(const QuizQuestion &question, const QuizAnswer &answer)
{
    if (question.asked == Concept::Cut) {
        const std::size_t marked = answer.cut.size();
        if (question.cuts && marked == 0)
            return QuizMistake::UnderCut;
        if (question.cuts)
            return marked == question.left.size() ? QuizMistake::None : QuizMistake::PartCut;
        return marked == 0 ? QuizMistake::None : QuizMistake::OverCut;
    }
    if (question.asked == Concept::Bound) {
        if (answer.bound == question.bound)
            return QuizMistake::None;
        return answer.bound == Bound::Exact     ? QuizMistake::TakenForExact
               : question.bound == Bound::Exact ? QuizMistake::TakenForBound
                                                : QuizMistake::OtherSide;
    }
    if (answer.value == question.value)
        return QuizMistake::None;
    if (question.asked == Concept::Window) {
        const int bound = question.max ? question.alpha : question.beta;
        const int other = question.max ? question.beta : question.alpha;
        if (question.value == bound)
            return QuizMistake::Changed;
        return answer.value == bound   ? QuizMistake::Unchanged
               : answer.value == other ? QuizMistake::OtherBound
                                       : QuizMistake::WrongValue;
    }
    return judgeValue(question, answer.value);
}

} // namespace ai::lab
