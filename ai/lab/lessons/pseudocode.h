#pragma once

#include "ai/lab/trace/labsearch.h"

#include <array>
#include <string>
#include <vector>

namespace ai::lab {

/// A search's algorithm in pseudocode, in the documents' style, with the line executed by each
/// event of the trace. There are two functions if the root is no call: one that compares the root's
/// moves, and the recursive one. Immutable; may be read from several threads. The search must
/// outlive it.
class Pseudocode
{
public:
    struct CodeLine
    {
        int indent = 0; ///< in levels
        std::string text;
    };
    /// An active call and its current line.
    struct Frame
    {
        NodeId node = 0;
        std::size_t line = 0;

        friend bool operator==(const Frame &, const Frame &) = default;
    };

    explicit Pseudocode(const TracedSearch &search);

    const std::vector<CodeLine> &lines() const { return m_lines; }
    /// The line that reported an event.
    std::size_t lineOf(std::uint32_t event) const;
    /// The variables of a node's call after a step. In negamax those of MIN have the opposite sign,
    /// and alpha and beta are exchanged.
    Trace::State variablesOf(NodeId node, std::uint32_t step) const;
    /// The line of a node's recursive call.
    std::size_t callLineOf(NodeId node) const;
    /// The call stack after a step, the root's call first; empty at step 0. Includes a call that
    /// returns in this step.
    std::vector<Frame> stack(std::uint32_t step) const;

private:
    /// The action of a line that the search reports.
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
    /// The line of each action, in one player's branch of a function.
    using Places = std::array<std::size_t, actionCount>;

    class Writer;

    const Places &placesOf(NodeId node) const;
    bool closes(std::uint32_t event) const;

    std::shared_ptr<const Trace> m_trace;
    SearchSetup m_setup;
    std::vector<CodeLine> m_lines;
    Places m_root{}; ///< in the function that compares the root's moves
    Places m_max{};
    Places m_min{};
    Places m_chance{};
};

} // namespace ai::lab
