#pragma once

#include "ui/lab/scene/treescene.h"

#include <vector>

namespace ui::lab {

/// The radius of the ring around the rival of a cut, in radii of the node.
inline constexpr qreal rivalRing = 1.35;

/// The state of each drawn node in the search at the current step; in a trial, at the end of the
/// trial's search.
class TreeStatus
{
public:
    enum class Visit { Cut, NotYet, Open, Done };

    struct Node
    {
        Visit visit = Visit::NotYet;
        ai::lab::NodeId id = ai::lab::noNode;
        ai::lab::Trace::State state;
        bool best =
            false; ///< the parent's best child so far; at the end, of equal ones what was played
        bool onLine = false; ///< on the principal variation, as far as that is exact
        bool tried = false;  ///< fixed at the trial's value
    };

    TreeStatus(const LabSession &session, const TreeScene &scene);

    const Node &at(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    /// Whether the node was cut but its parent was not.
    bool isWhereCut(int index) const;
    /// The node where the other player already has the value that the present step's cut is
    /// compared with; -1 at other steps, or if it is not drawn.
    int rival() const { return m_rival; }
    /// Whether MAX won the game that ended at this leaf; nothing for other nodes, and while it must
    /// not show.
    std::optional<bool> wonByMax(int index) const;
    /// Whether the learner marked the node as cut.
    bool isMarked(int index) const;
    /// What the learner wrote at the node; null if nothing, or if the tree is not being filled in.
    const LabSession::Written *written(int index) const;
    /// "7?": a value that is being tried.
    static QString triedText(int value);
    /// "= 3" or a bound; for an open node the best value so far. Empty if nothing is known, and for
    /// leaves that show their value inside. While the tree is filled in, what the learner wrote.
    QString valueText(int index) const;
    /// "(3, +∞)" for an open node. Empty if there is no window, or if it would answer the quiz.
    /// While the tree is filled in, the remark on what the learner wrote.
    QString windowText(int index) const;
    /// The undrawn descendants of a node, as far as they may be counted: before the node is done,
    /// only children without space.
    struct Hidden
    {
        qint64 nodes = 0;
        int cuts = 0;
        bool untraced = false; ///< descendants are missing from the trace
    };
    Hidden hiddenBelow(int index) const;

private:
    Node statusOf(int index) const;
    int findRival() const;
    bool isAsGoodAsBest(core::Move move) const;
    bool isBest(const Node &node, const Node &above, int index) const;

    const LabSession &m_session;
    const TreeScene &m_scene;
    const ai::lab::TracedSearch &m_search;
    const ai::lab::Trace &m_trace;
    std::uint32_t m_step;
    bool m_playedIsBest; ///< the played move has the best value
    int m_rival;
    std::vector<Node> m_nodes;
};

} // namespace ui::lab
