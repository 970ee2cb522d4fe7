#pragma once

#include "ai/lab/trace/labsearch.h"

#include <array>
#include <string>
#include <vector>

namespace ai::lab {

/// The algorithm of a search in pseudocode, as the documents write it, with the line that each
/// event of the trace ran. Two functions where the root is no call: the one that compares the
/// root's moves, and the one that they call. Immutable; may be read from several threads. The
/// search must outlive it.
class Pseudocode
{
public:
    struct CodeLine
    {
        int indent = 0; ///< levels
        std::string text;
    };
    /// A call that has not returned, and the line it has reached.
    struct Frame
    {
        NodeId node = 0;
        std::size_t line = 0;

        friend bool operator==(const Frame &, const Frame &) = default;
    };

    explicit Pseudocode(const TracedSearch &search);

    const std::vector<CodeLine> &lines() const { return m_lines; }
    /// The line that reported the event.
    std::size_t lineOf(std::uint32_t event) const;
    /// What the variables of the node's call hold after a step: in negamax those of MIN have the
    /// other sign, and alpha and beta change places.
    Trace::State variablesOf(NodeId node, std::uint32_t step) const;
    /// Where a call for the node waits for a child.
    std::size_t callLineOf(NodeId node) const;
    /// The calls after a step, the root's first; none at step 0. A call that returns in the step is
    /// still there.
    std::vector<Frame> stack(std::uint32_t step) const;

private:
    /// What a line does that the search reports.
    enum class Action : std::uint8_t {
        Call,
        ReturnLeaf,
        TryChild,
        Compare,
        Narrow,
        Cut,
        Return,
        ReturnAtCut,
        ReturnKnown
    };
    static constexpr std::size_t actionCount = 9;
    /// The line of each action, of one player's half of a function.
    using Places = std::array<std::size_t, actionCount>;

    class Writer;

    const Places &placesOf(NodeId node) const;
    bool closes(std::uint32_t event) const;

    std::shared_ptr<const Trace> m_trace;
    SearchSetup m_setup;
    std::vector<CodeLine> m_lines;
    Places m_root{}; ///< of the function that compares the root's moves
    Places m_max{};
    Places m_min{};
    Places m_chance{};
};

} // namespace ai::lab
