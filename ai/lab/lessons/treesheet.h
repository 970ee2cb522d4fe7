#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ai/lab/trace/wholetree.h"

#include <optional>
#include <vector>

namespace ai::lab {

/// A search tree that a learner fills in as a whole: at each inner node what it returns and, where
/// the search has windows, whether that is exact; and, where it cuts, which branches it leaves out.
/// What is right is read from the trace.
class TreeSheet
{
public:
    /// Why a search cannot be filled in.
    enum class Problem : std::uint8_t {
        None,
        TooLarge,
        Leaf,   ///< there is nothing but the root, as at the depth of a search
        Letter, ///< a leaf whose value is not written, and which the search visited
        Table   ///< what a node is worth follows from what a table kept
    };

    /// What a learner wrote at a node. A leaf has no value to be written.
    struct Answer
    {
        std::optional<int> value = {};
        Bound bound = Bound::Exact;
        bool cut = false; ///< the branch that leads to the node

        friend bool operator==(const Answer &, const Answer &) = default;
    };

    /// Something that was asked of a node, and how it was answered.
    struct Mark
    {
        int node = 0;
        QuizQuestion question; ///< with the right answer; its step is that after which it is known
        QuizMistake mistake = QuizMistake::None;
    };

    static constexpr std::size_t maxNodes = 200;

    static Problem problem(const TracedSearch &search);
    /// The search must have no problem().
    explicit TreeSheet(const TracedSearch &search);

    const std::vector<WholeNode> &nodes() const { return m_nodes; }
    /// The value of a leaf as it is shown; nothing at a letter and at nodes that are no leaves.
    std::optional<int> leafValue(int node) const
    {
        return m_leafValues[static_cast<std::size_t>(node)];
    }
    bool asksBounds() const;
    bool asksCuts() const;
    bool isFailHard(int node) const;
    /// Marks for every node that the search visited and that has children, in their order: for its
    /// value, for whether it is exact, for its cuts. One answer a node.
    std::vector<Mark> marks(const std::vector<Answer> &answers) const;
    /// The answers that are right.
    std::vector<Answer> solution() const;

private:
    const WholeNode &at(int node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    bool isCut(int node) const;
    QuizQuestion question(int node, Concept asked) const;
    QuizMistake judgeValue(int node, const QuizQuestion &question,
                           const std::vector<Answer> &answers) const;
    QuizMistake judgeCuts(int node, const std::vector<Answer> &answers) const;
    /// The average of a chance node; nothing where a value is missing, or where the average is not
    /// whole.
    std::optional<int> averageFromBelow(int node, const std::vector<Answer> &answers) const;
    /// What the node would return if what was written below it were right.
    std::optional<int> fromBelow(int node, const std::vector<Answer> &answers) const;

    TracedSearch m_search;
    std::vector<WholeNode> m_nodes;
    std::vector<std::optional<int>> m_leafValues;
};

} // namespace ai::lab
