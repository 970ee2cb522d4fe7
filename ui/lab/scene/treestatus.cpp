#include "ui/lab/scene/treestatus.h"

#include "ai/lab/trace/stepfacts.h"
#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::NodeId;
using ai::lab::noNode;
using ai::lab::Trace;

TreeStatus::TreeStatus(const LabSession &session, const TreeScene &scene)
    : m_session(session)
    , m_scene(scene)
    , m_search(session.whatIf() ? session.whatIf()->search : session.search())
    , m_trace(*m_search.trace)
    , m_step(session.whatIf() ? m_trace.stepCount() : session.step())
    , m_playedIsBest(session.played() && isAsGoodAsBest(*session.played()))
    , m_rival(findRival())
{
    // Parents come first: a node's status depends on its parent's.
    m_nodes.reserve(scene.nodes().size());
    for (int i = 0; i < static_cast<int>(scene.nodes().size()); ++i)
        m_nodes.push_back(statusOf(i));
}

int TreeStatus::findRival() const
{
    if (m_step == 0 || m_session.whatIf() || m_session.filling()
        || m_trace.events()[m_step - 1].kind != ai::lab::EventKind::Cut)
        return -1;
    const auto rival = stepFacts(m_search, m_step).rival;
    return rival ? m_scene.find(m_trace.path(*rival)) : -1;
}

TreeStatus::Node TreeStatus::statusOf(int index) const
{
    const TreeScene::Node &drawn = m_scene.node(index);
    const Trace &trace = m_trace;
    const auto isExact = [&trace](const Node &node) {
        return node.visit == Visit::Open || trace.nodes()[node.id].bound == ai::lab::Bound::Exact;
    };
    Node node;
    node.id = drawn.id;
    if (const auto &whatIf = m_session.whatIf()) {
        node.id = trace.find(drawn.path);
        node.tried = drawn.path == whatIf->path;
    }
    if (node.id != noNode)
        node.state = trace.state(node.id, m_step);
    if (node.state.status == Trace::Status::Open) {
        node.visit = Visit::Open;
    } else if (node.state.status == Trace::Status::Done) {
        node.visit = Visit::Done;
    }
    if (drawn.parent < 0) {
        node.onLine = true;
        return node;
    }
    const Node &above = at(drawn.parent);
    if (node.visit == Visit::NotYet
        && (above.visit == Visit::Cut || (above.state.cut && node.id == noNode)))
        node.visit = Visit::Cut;
    // While predicting, the best value so far is what the quiz asks for.
    const bool hidden = m_session.predicting() && above.visit == Visit::Open;
    node.best = node.id != noNode && !hidden && isBest(node, above, index);
    node.onLine = node.best && above.onLine && isExact(above);
    return node;
}

/// Whether the played move has the best value: the search keeps the first of equal moves.
bool TreeStatus::isAsGoodAsBest(core::Move move) const
{
    const NodeId played = m_trace.find({move});
    if (played == noNode || m_session.whatIf() || m_step < m_trace.stepCount()
        || !m_session.search().path.empty())
        return false;
    const ai::lab::TraceNode &node = m_trace.nodes()[played];
    return node.bound == ai::lab::Bound::Exact && node.value == m_trace.nodes().front().value;
}

bool TreeStatus::isBest(const Node &node, const Node &above, int index) const
{
    const TreeScene::Node &drawn = m_scene.node(index);
    if (m_playedIsBest && drawn.parent == 0)
        return drawn.move == *m_session.played();
    return above.state.best == node.id;
}

std::optional<bool> TreeStatus::wonByMax(int index) const
{
    if (!m_scene.hasBoards() || at(index).visit != Visit::Done || m_session.filling())
        return std::nullopt;
    const TreeScene::Node &drawn = m_scene.node(index);
    return drawn.leaf ? ai::lab::wonByMax(m_session.setup(), m_session.positionAt(drawn.path))
                      : std::nullopt;
}

const LabSession::Written *TreeStatus::written(int index) const
{
    const auto &all = m_session.written();
    const auto found = all.find(m_scene.node(index).path);
    return m_session.filling() && found != all.end() ? &found->second : nullptr;
}

QString TreeStatus::triedText(int value)
{
    return QCoreApplication::translate("ui::lab::TreePainter", "%1?", "a value that is tried")
        .arg(minimaxValueText(value));
}

bool TreeStatus::isWhereCut(int index) const
{
    const int parent = m_scene.node(index).parent;
    return at(index).visit == Visit::Cut && parent >= 0 && at(parent).visit != Visit::Cut;
}

bool TreeStatus::isMarked(int index) const
{
    return m_session.marked().contains(m_scene.node(index).path)
           || (written(index) != nullptr && written(index)->cut);
}

QString TreeStatus::valueText(int index) const
{
    const TreeScene::Node &drawn = m_scene.node(index);
    const Node &node = at(index);
    if (m_session.filling())
        return written(index) != nullptr ? written(index)->text : QString();
    if (node.tried) // a leaf shows it in its box
        return drawn.leaf && !m_scene.hasBoards() ? QString()
                                                  : triedText(m_session.whatIf()->value);
    switch (node.visit) {
    case Visit::NotYet:
    case Visit::Cut:
        return {};
    case Visit::Done:
        return drawn.leaf && !m_scene.hasBoards() ? QString() : markedBoundText(m_search, node.id);
    case Visit::Open:
        break;
    }
    if (!node.state.hasValue || m_session.predicting())
        return {};
    const bool depends = !m_search.letters->ofBest(node.id, m_step).empty();
    return QCoreApplication::translate("ui::lab::TreePainter", "%1 so far")
        .arg(ui::lab::valueText(m_search, node.state.value)
             + (depends ? QStringLiteral("*") : QString()));
}

QString TreeStatus::windowText(int index) const
{
    const Node &node = at(index);
    if (m_session.filling())
        return written(index) != nullptr ? written(index)->remark : QString();
    const bool compares = node.id == 0 && m_trace.rootIsNoCall();
    const bool has = usesWindow(m_session.setup().algorithm) && !compares
                     && !m_scene.node(index).leaf && node.visit == Visit::Open
                     && node.id != m_session.asked();
    if (!has)
        return {};
    const QString window = ui::lab::windowText(node.state.alpha, node.state.beta);
    const bool depends = !m_search.letters->ofWindow(node.id, m_step).empty();
    return depends ? window + '*' : window;
}

TreeStatus::Hidden TreeStatus::hiddenBelow(int index) const
{
    const TreeScene::Node &node = m_scene.node(index);
    if (at(index).visit != Visit::Done)
        return {node.more, 0, false};
    return {node.hidden + node.more, node.hiddenCut, node.untraced};
}

} // namespace ui::lab
