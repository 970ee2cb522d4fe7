#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ai/lab/trace/wholetree.h"

#include <optional>
#include <vector>

namespace ai::lab {

/// A search tree for a learner to fill in: for each inner node its return value and, if the search
/// has windows, whether it is exact; and, if the search cuts, which branches are cut. The right
/// answers come from the trace.
class TreeSheet
{
public:
    /// Why a search is not suitable.
    enum class Problem : std::uint8_t {
        None,
        TooLarge,
        Leaf,   ///< the root is a leaf, for example at the depth limit
        Letter, ///< a visited leaf whose value is unknown
        Table   ///< what a node is worth follows from what a table kept
    };

    /// A learner's answer for a node; leaves need no value.
    struct Answer
    {
        std::optional<int> value = {};
        Bound bound = Bound::Exact;
        bool cut = false; ///< whether the branch to the node is cut

        friend bool operator==(const Answer &, const Answer &) = default;
    };

    /// The judgement of one answer about a node.
    struct Mark
    {
        int node = 0;
        /// With the right answer; its step is the one from which that is known.
        QuizQuestion question;
        QuizMistake mistake = QuizMistake::None;
    };

    static constexpr std::size_t maxNodes = 200;

    static Problem problem(const TracedSearch &search);
    /// The search must not have a problem().
    explicit TreeSheet(const TracedSearch &search);

    const std::vector<WholeNode> &nodes() const { return m_nodes; }
    /// The value of a leaf as shown; nothing for letters and inner nodes.
    std::optional<int> leafValue(int node) const
    {
        return m_leafValues[static_cast<std::size_t>(node)];
    }
    bool asksBounds() const;
    bool asksCuts() const;
    bool isFailHard(int node) const;
    /// The judgements for every visited inner node in order: of its value, of its exactness, of its
    /// cuts. There is one answer per node.
    std::vector<Mark> marks(const std::vector<Answer> &answers) const;
    /// The right answers.
    std::vector<Answer> solution() const;

private:
    const WholeNode &at(int node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    bool isCut(int node) const;
    QuizQuestion question(int node, Concept asked) const;
    QuizMistake judgeValue(int node, const QuizQuestion &question,
                           const std::vector<Answer> &answers) const;
    QuizMistake judgeCuts(int node, const std::vector<Answer> &answers) const;
    /// The average at a chance node; nothing if a value is missing, or if the average is not whole.
    std::optional<int> averageFromBelow(int node, const std::vector<Answer> &answers) const;
    /// The node's value if the answers below it were right.
    std::optional<int> fromBelow(int node, const std::vector<Answer> &answers) const;

    TracedSearch m_search;
    std::vector<WholeNode> m_nodes;
    std::vector<std::optional<int>> m_leafValues;
};

} // namespace ai::lab
