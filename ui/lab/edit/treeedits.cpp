#include "ui/lab/edit/treeedits.h"

namespace ui::lab {

using ai::lab::TextTree;

class TreeEdits::Edit : public QUndoCommand
{
public:
    Edit(TreeEdits *edits, const State &before, const State &after, const QString &text, Kind kind)
        : QUndoCommand(text)
        , m_edits(edits)
        , m_before(before)
        , m_after(after)
        , m_kind(kind)
    {}

    void undo() override { emit m_edits->wanted(m_before, m_kind); }
    void redo() override { emit m_edits->wanted(m_after, m_kind); }

private:
    TreeEdits *m_edits;
    State m_before;
    State m_after;
    Kind m_kind;
};

TreeEdits::TreeEdits(const LabSession *session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    constexpr int maxEdits = 200;
    m_stack.setUndoLimit(maxEdits);
}

TreeEdits::State TreeEdits::shown() const
{
    const ai::lab::SearchSetup &setup = m_session->setup();
    return {setup.root,  setup.algorithm,
            setup.order, setup.preferred,
            m_title,     m_session->search().fromSetupRoot(m_session->selected())};
}

const TextTree *TreeEdits::tree() const
{
    return m_session->hasTrace() ? std::get_if<TextTree>(&m_session->setup().root) : nullptr;
}

void TreeEdits::push(const State &state, const QString &text, Kind kind)
{
    if (!m_session->hasTrace() || isOver(state.root))
        emit wanted(state, kind);
    else
        m_stack.push(new Edit(this, shown(), state, text, kind)); // push() also executes the edit
}

void TreeEdits::moveChild(const LabSession::Path &parent, int from, int to)
{
    const auto [setup, moved] =
        withChildMoved(m_session->setup(), m_session->search().fromSetupRoot(parent), from, to);
    push({setup.root, setup.algorithm, setup.order, setup.preferred, m_title, moved},
         tr("move of a child"), Kind::Order);
}

void TreeEdits::changeTree(const TextTree &tree, const LabSession::Path &selected,
                           const QString &text, Kind kind)
{
    State state = shown();
    state.root = tree;
    state.title = kind == Kind::Text ? ownTitle() : changedTitle();
    state.selected = selected;
    push(state, text, kind);
}

QString TreeEdits::ownTitle()
{
    return tr("My own tree");
}

/// The title of a changed tree; marks the original title as changed only once.
QString TreeEdits::changedTitle()
{
    if (m_title.isEmpty() || m_title == ownTitle())
        return ownTitle();
    if (m_changedTitle.isEmpty() || !m_title.startsWith(m_changedTitle))
        m_changedTitle = tr("%1 (changed)", "%1: the title of a tree").arg(m_title);
    return m_changedTitle;
}

void TreeEdits::setLeaf(const LabSession::Path &path, int value)
{
    if (const TextTree *before = tree())
        changeTree(before->withLeaf(path, value), path, tr("value of a leaf"));
}

void TreeEdits::addChild()
{
    if (const TextTree *before = tree())
        tryChange(before->withChild(m_session->selected()), m_session->selected(), tr("new child"));
}

void TreeEdits::removeSelected()
{
    LabSession::Path path = m_session->selected();
    const TextTree *before = tree();
    if (before == nullptr || path.empty())
        return;
    const core::Result<TextTree> changed = before->without(path);
    path.pop_back();
    tryChange(changed, path, tr("removal of a node"));
}

void TreeEdits::toggleChance()
{
    if (const TextTree *before = tree())
        tryChange(before->withChance(m_session->selected()), m_session->selected(),
                  tr("chance node"));
}

void TreeEdits::tryChange(const core::Result<TextTree> &tree, const LabSession::Path &selected,
                          const QString &text)
{
    if (tree)
        changeTree(*tree, selected, text);
    else
        emit refused(tree.error());
}

void TreeEdits::write(const TextTree &tree)
{
    if (m_session->hasTrace())
        changeTree(tree, {}, tr("text of the tree"), Kind::Text);
    else
        push({tree, m_session->setup().algorithm, ai::lab::MoveOrder::Given, {}, ownTitle(), {}},
             {}, Kind::Text);
}

} // namespace ui::lab
