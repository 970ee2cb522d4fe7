#pragma once

#include "ui/lab/scene/treescene.h"

#include <vector>

namespace ui::lab {

/// What the search has done, at the session's step, at each node that is drawn; in a trial, what
/// the search of the trial does to its end.
class TreeStatus
{
public:
    /// Absent, Grown: of a tree that grows level by level; a node that is there has no value yet.
    enum class Visit { Cut, NotYet, Open, Done, Absent, Grown };

    struct Node
    {
        Visit visit = Visit::NotYet;
        ai::lab::NodeId id = ai::lab::noNode;
        ai::lab::Trace::State state;
        bool best =
            false; ///< the parent's best child so far; at the end, of equal ones what was played
        bool onLine = false; ///< part of the principal variation, as far as it is exact
        bool tried = false;  ///< held at the value of the trial
    };

    TreeStatus(const LabSession &session, const TreeScene &scene);

    const Node &at(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    /// Whether the node is cut, and the one above it is not.
    bool isWhereCut(int index) const;
    /// Whether MAX won the game that ended at a leaf, once that may show; nothing of other nodes.
    std::optional<bool> wonByMax(int index) const;
    /// Whether a learner has it marked as cut.
    bool isMarked(int index) const;
    /// What a learner wrote at the node; null where nothing is filled in, or nothing is there yet.
    const LabSession::Written *written(int index) const;
    /// "7?": a value that is only tried.
    static QString triedText(int value);
    /// "= 3" or a bound; while the node is open, the best so far. Empty where nothing is known, and
    /// at leaves that have their value in them. While the tree is filled in, what was written.
    QString valueText(int index) const;
    /// "(3, +∞)" of a node that is open. Empty where there is no window, and where it would answer
    /// the quiz. While the tree is filled in, the remark on what was written.
    QString windowText(int index) const;
    /// What is not drawn below a node, as far as it may be told: before the node is done, only the
    /// children that do not fit.
    struct Hidden
    {
        qint64 nodes = 0;
        int cuts = 0;
        bool untraced = false; ///< the trace does not hold what is below
    };
    Hidden hiddenBelow(int index) const;

private:
    Node statusOf(int index) const;
    bool isAsGoodAsBest(core::Move move) const;
    bool isBest(const Node &node, const Node &above, int index) const;
    Visit grown(ai::lab::NodeId node) const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    const ai::lab::TracedSearch &m_search;
    const ai::lab::Trace &m_trace;
    std::uint32_t m_step;
    bool m_playedIsBest; ///< the move that was played, as good as any other
    std::vector<Node> m_nodes;
};

} // namespace ui::lab
