#include "ai/lab/lessons/treesheet.h"

#include "ai/lab/trace/stepfacts.h"

#include <algorithm>

namespace ai::lab {

namespace {

bool isLetter(const LabPosition &leaf)
{
    const auto *tree = std::get_if<TextTree>(&leaf);
    return tree != nullptr && tree->isOver() && tree->unknown() != nullptr;
}

} // namespace

TreeSheet::Problem TreeSheet::problem(const TracedSearch &search)
{
    if (usesTable(search.setup.algorithm))
        return Problem::Table;
    const auto nodes = search.trace->complete() ? wholeTree(search, maxNodes) : std::nullopt;
    if (!nodes)
        return Problem::TooLarge;
    if (nodes->front().leaf)
        return Problem::Leaf;
    const bool letter = std::any_of(nodes->begin(), nodes->end(), [&](const WholeNode &node) {
        return node.leaf && node.visited != noNode && isLetter(positionAt(search, node.visited));
    });
    return letter ? Problem::Letter : Problem::None;
}

TreeSheet::TreeSheet(const TracedSearch &search)
    : m_search(search)
    , m_nodes(*wholeTree(search, maxNodes))
{
    const LabPosition root = positionAt(search, 0);
    for (const WholeNode &node : m_nodes) {
        std::optional<int> value;
        if (node.leaf) {
            const LabPosition leaf = after(root, node.path);
            if (!isLetter(leaf))
                value = ai::lab::leafValue(search.setup, leaf);
        }
        m_leafValues.push_back(value);
    }
}

bool TreeSheet::asksBounds() const
{
    return usesWindow(m_search.setup.algorithm);
}

bool TreeSheet::asksCuts() const
{
    return cutsBranches(m_search.setup.algorithm);
}

bool TreeSheet::isFailHard(int node) const
{
    return ai::lab::isFailHard(m_search, at(node).visited);
}

bool TreeSheet::isCut(int node) const
{
    return at(node).visited == noNode;
}

QuizQuestion TreeSheet::question(int node, Concept asked) const
{
    const Trace &trace = *m_search.trace;
    const TraceNode &record = trace.nodes()[at(node).visited];
    QuizQuestion question;
    question.asked = asked;
    question.node = at(node).visited;
    question.max = at(node).max;
    question.chance = at(node).chance;
    question.scale = valueScale(m_search.setup.root);
    question.value = record.value;
    question.bound = record.bound;
    question.cutsBeyond = m_search.setup.cutsBeyond;
    question.failHard = isFailHard(node);
    question.ownBound = ownBound(trace, question.node);
    question.step = record.leave + 1;
    for (const int child : at(node).children) {
        if (isCut(child))
            question.left.push_back(at(child).path.back());
        else
            question.children.push_back(trace.nodes()[at(child).visited].value);
    }
    question.cuts = !question.left.empty();
    if (asked == Concept::Cut && question.cuts)
        --question.step; // a node returns immediately after its cut
    return question;
}

std::optional<int> TreeSheet::fromBelow(int node, const std::vector<Answer> &answers) const
{
    if (at(node).chance)
        return averageFromBelow(node, answers);
    std::optional<int> best;
    if (isFailHard(node))
        best = ownBound(*m_search.trace, at(node).visited);
    for (const int child : at(node).children) {
        const Answer &written = answers[static_cast<std::size_t>(child)];
        if (written.cut)
            continue;
        const std::optional<int> value = at(child).leaf ? leafValue(child) : written.value;
        if (!value)
            return std::nullopt;
        if (!best || (at(node).max ? *value > *best : *value < *best))
            best = value;
    }
    return best;
}

std::optional<int> TreeSheet::averageFromBelow(int node, const std::vector<Answer> &answers) const
{
    const auto position = std::get<TextTree>(after(positionAt(m_search, 0), at(node).path));
    std::int64_t sum = 0;
    for (const int child : at(node).children) {
        const std::optional<int> value =
            at(child).leaf ? leafValue(child) : answers[static_cast<std::size_t>(child)].value;
        if (!value)
            return std::nullopt;
        sum += std::int64_t(position.weight(at(child).path.back())) * *value;
    }
    const int weightSum = position.weightSum();
    return sum % weightSum == 0 ? std::optional(static_cast<int>(sum / weightSum)) : std::nullopt;
}

QuizMistake TreeSheet::judgeValue(int node, const QuizQuestion &question,
                                  const std::vector<Answer> &answers) const
{
    const Answer &written = answers[static_cast<std::size_t>(node)];
    if (!written.value)
        return QuizMistake::Missing;
    QuizAnswer answer;
    answer.value = *written.value;
    answer.bound = written.bound;
    const QuizMistake mistake = judge(question, answer);
    const bool wrongValue = question.asked == Concept::Value && mistake != QuizMistake::None;
    return wrongValue && fromBelow(node, answers) == written.value ? QuizMistake::FromBelow
                                                                   : mistake;
}

QuizMistake TreeSheet::judgeCuts(int node, const std::vector<Answer> &answers) const
{
    bool some = false;
    bool all = true;
    for (const int child : at(node).children) {
        const bool marked = answers[static_cast<std::size_t>(child)].cut;
        if (marked && !isCut(child))
            return QuizMistake::OverCut;
        if (isCut(child)) {
            some = some || marked;
            all = all && marked;
        }
    }
    return all ? QuizMistake::None : some ? QuizMistake::PartCut : QuizMistake::UnderCut;
}

std::vector<TreeSheet::Mark> TreeSheet::marks(const std::vector<Answer> &answers) const
{
    std::vector<Mark> marks;
    const auto add = [&](int node, Concept asked) {
        Mark mark{node, question(node, asked)};
        mark.mistake = asked == Concept::Cut ? judgeCuts(node, answers)
                                             : judgeValue(node, mark.question, answers);
        marks.push_back(std::move(mark));
    };
    for (int node = 0; node < static_cast<int>(m_nodes.size()); ++node) {
        if (isCut(node) || at(node).leaf)
            continue;
        add(node, Concept::Value);
        if (asksBounds())
            add(node, Concept::Bound);
        // An only child is the first one, and so always visited.
        if (asksCuts() && at(node).children.size() > 1)
            add(node, Concept::Cut);
    }
    return marks;
}

std::vector<TreeSheet::Answer> TreeSheet::solution() const
{
    std::vector<Answer> answers(m_nodes.size());
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const WholeNode &node = m_nodes[i];
        if (node.visited == noNode) {
            answers[i].cut = m_nodes[static_cast<std::size_t>(node.parent)].visited != noNode;
        } else if (!node.leaf) {
            const TraceNode &record = m_search.trace->nodes()[node.visited];
            answers[i].value = record.value;
            answers[i].bound = record.bound;
        }
    }
    return answers;
}

} // namespace ai::lab
