#include "ui/lab/tree/accessibletree.h"

#include "ui/accessibility/accessibleleaf.h"
#include "ui/lab/scene/treestatus.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/tree/treecanvas.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace ui::lab {

namespace {

struct AccessibleTreeTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::AccessibleTree)
};

/// A drawn node, identified by its path because the scene is rebuilt when nodes are opened.
class AccessibleNode : public AccessibleLeaf, public QAccessibleActionInterface
{
public:
    AccessibleNode(TreeCanvas *canvas, LabSession::Path path)
        : m_canvas(canvas)
        , m_path(std::move(path))
    {}

    const LabSession::Path &path() const { return m_path; }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }
    bool isValid() const override { return index() >= 0; }
    QWindow *window() const override
    {
        return m_canvas != nullptr ? m_canvas->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface *parent() const override;
    int childCount() const override
    {
        return isValid() ? static_cast<int>(node().children.size()) : 0;
    }
    QAccessibleInterface *child(int place) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid()
                   ? drawnNodeText(*m_canvas->session(), m_canvas->scene(), index())
                   : QString();
    }
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::TreeItem; }
    QAccessible::State state() const override;

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    int index() const { return m_canvas != nullptr ? m_canvas->scene().find(m_path) : -1; }
    const TreeScene::Node &node() const { return m_canvas->scene().node(index()); }

    QPointer<TreeCanvas> m_canvas;
    LabSession::Path m_path;
};

/// The canvas, with the root as its only child. Owned by Qt's accessibility cache, and in turn owns
/// the nodes, through the same cache.
class AccessibleTree : public QAccessibleWidget
{
public:
    explicit AccessibleTree(TreeCanvas *canvas)
        : QAccessibleWidget(canvas, QAccessible::Tree)
    {}
    ~AccessibleTree() override
    {
        for (const auto &[path, id] : m_nodes)
            QAccessible::deleteAccessibleInterface(id);
    }

    /// Created when first requested; null if the node is not drawn.
    QAccessibleInterface *nodeInterface(const LabSession::Path &path) const
    {
        if (canvas() == nullptr || canvas()->scene().find(path) < 0)
            return nullptr;
        forgetUndrawn();
        const auto known = m_nodes.find(path);
        if (known != m_nodes.end())
            return QAccessible::accessibleInterface(known->second);
        auto *made = new AccessibleNode(canvas(), path);
        m_nodes.emplace(path, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    int childCount() const override { return hasRoot() ? 1 : 0; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0 && hasRoot() ? nodeInterface({}) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *node = dynamic_cast<const AccessibleNode *>(child);
        return node != nullptr && node->path().empty() && node->parent() == this ? 0 : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        if (canvas() == nullptr)
            return nullptr;
        const int found = canvas()->drawnNodeAt(canvas()->mapFromGlobal(QPointF(x, y)));
        return found < 0 ? nullptr : nodeInterface(canvas()->scene().node(found).path);
    }
    QAccessibleInterface *focusChild() const override
    {
        return canvas() != nullptr && canvas()->hasFocus()
                   ? nodeInterface(canvas()->session()->selected())
                   : nullptr;
    }

private:
    // A qobject_cast, because the object may already be in QWidget's destructor.
    TreeCanvas *canvas() const { return qobject_cast<TreeCanvas *>(object()); }
    bool hasRoot() const { return canvas() != nullptr && !canvas()->scene().nodes().empty(); }

    /// Deletes the interfaces of nodes no longer drawn, which would otherwise accumulate.
    void forgetUndrawn() const
    {
        if (m_nodes.size() <= 2 * canvas()->scene().nodes().size())
            return;
        std::erase_if(m_nodes, [this](const auto &known) {
            const bool gone = canvas()->scene().find(known.first) < 0;
            if (gone)
                QAccessible::deleteAccessibleInterface(known.second);
            return gone;
        });
    }

    mutable std::map<LabSession::Path, QAccessible::Id> m_nodes;
};

AccessibleTree *accessibleOf(TreeCanvas *canvas)
{
    return dynamic_cast<AccessibleTree *>(QAccessible::queryAccessibleInterface(canvas));
}

QAccessibleInterface *AccessibleNode::parent() const
{
    if (m_canvas == nullptr)
        return nullptr;
    if (m_path.empty())
        return QAccessible::queryAccessibleInterface(m_canvas);
    AccessibleTree *tree = accessibleOf(m_canvas);
    return tree != nullptr ? tree->nodeInterface({m_path.begin(), m_path.end() - 1}) : nullptr;
}

QAccessibleInterface *AccessibleNode::child(int place) const
{
    if (place < 0 || place >= childCount())
        return nullptr;
    const int child = node().children[static_cast<std::size_t>(place)];
    return accessibleOf(m_canvas)->nodeInterface(m_canvas->scene().node(child).path);
}

int AccessibleNode::indexOfChild(const QAccessibleInterface *child) const
{
    for (int place = 0; place < childCount(); ++place) {
        if (this->child(place) == child)
            return place;
    }
    return -1;
}

QRect AccessibleNode::rect() const
{
    if (!isValid())
        return {};
    const QRectF box = m_canvas->scene().box(node());
    const QRect local =
        QRectF(m_canvas->onScreen(box.topLeft()), m_canvas->onScreen(box.bottomRight())).toRect();
    return {m_canvas->mapToGlobal(local.topLeft()), local.size()};
}

QAccessible::State AccessibleNode::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const bool selected = m_canvas->session()->selected() == m_path;
    state.focusable = true;
    state.selectable = true;
    state.selected = selected;
    state.focused = selected && m_canvas->hasFocus();
    state.invisible = !m_canvas->isVisible();
    state.expandable = !node().leaf;
    state.expanded = !node().children.empty();
    state.collapsed = !node().leaf && node().children.empty();
    return state;
}

void AccessibleNode::doAction(const QString &name)
{
    if (!isValid())
        return;
    if (name == setFocusAction()) {
        m_canvas->setFocus(Qt::OtherFocusReason);
        m_canvas->session()->select(m_path);
    } else if (name == pressAction()) {
        m_canvas->session()->press(m_path);
    }
}

QAccessibleInterface *makeAccessibleTree(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<TreeCanvas *>(object);
    return canvas != nullptr ? new AccessibleTree(canvas) : nullptr;
}

/// The state of the search at the node, or what the learner wrote there.
QString stateText(const LabSession &session, const TreeStatus &status, const TreeScene::Node &node,
                  int index)
{
    if (session.filling()) {
        const QString written = status.valueText(index);
        if (status.isMarked(index))
            return AccessibleTreeTexts::tr("marked as cut");
        if (node.leaf) // leaves already have a value
            return {};
        return written.isEmpty() ? AccessibleTreeTexts::tr("nothing written") : written;
    }
    if (status.isMarked(index))
        return AccessibleTreeTexts::tr("marked as cut");
    const QString value = status.valueText(index);
    switch (status.at(index).visit) {
    case TreeStatus::Visit::Cut:
        return AccessibleTreeTexts::tr("cut, never visited");
    case TreeStatus::Visit::NotYet:
        return AccessibleTreeTexts::tr("not visited yet");
    case TreeStatus::Visit::Open:
        return value.isEmpty() ? AccessibleTreeTexts::tr("being searched") : value;
    case TreeStatus::Visit::Done:
        break;
    }
    return node.leaf && value.isEmpty() ? AccessibleTreeTexts::tr("visited") : value;
}

} // namespace

void installTreeAccessibility()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeAccessibleTree);
        return true;
    }();
}

void reportTreeFocus(TreeCanvas &canvas)
{
    if (!QAccessible::isActive() || !canvas.hasFocus())
        return;
    AccessibleTree *tree = accessibleOf(&canvas);
    QAccessibleInterface *node = tree != nullptr ? tree->focusChild() : nullptr;
    if (node == nullptr)
        return;
    QAccessibleEvent event(node, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

QString drawnNodeText(const LabSession &session, const TreeScene &scene, int index)
{
    const TreeScene::Node &node = scene.node(index);
    const TreeStatus status(session, scene);
    const bool numbered = node.leaf && !node.leafText.isEmpty();
    QString what = numbered    ? AccessibleTreeTexts::tr("leaf %1", "its value").arg(node.leafText)
                   : node.leaf ? AccessibleTreeTexts::tr("leaf")
                               : levelText(node.max, node.chance);
    if (!node.moveText.isEmpty() && isTree(session.setup().root))
        what = AccessibleTreeTexts::tr("%1 with probability %2", "what a node is, a fraction")
                   .arg(what, node.moveText);
    const QString place = placeText(session.search(), node.path);
    const QString known = stateText(session, status, node, index);
    const QString name =
        known.isEmpty()
            ? AccessibleTreeTexts::tr("%1, %2", "a node's place, what it is").arg(place, what)
            : AccessibleTreeTexts::tr("%1, %2: %3",
                                      "a node's place, what it is, what is known of it")
                  .arg(place, what, known);
    const bool best = status.at(index).best && !session.hidesAnswers();
    QStringList sentences{best ? AccessibleTreeTexts::tr("%1, the best so far", "a node").arg(name)
                               : name};
    const TreeStatus::Hidden hidden = status.hiddenBelow(index);
    if (hidden.nodes > 0)
        sentences += AccessibleTreeTexts::tr("%Ln node(s) below not drawn", nullptr,
                                             static_cast<int>(hidden.nodes));
    if (hidden.nodes > 0 && hidden.cuts > 0)
        sentences += AccessibleTreeTexts::tr("%Ln cut(s) among them", nullptr, hidden.cuts);
    if (hidden.untraced)
        sentences += AccessibleTreeTexts::tr("what is below was not kept");
    return sentences.join("; ");
}

} // namespace ui::lab
