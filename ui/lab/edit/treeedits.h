#pragma once

#include "ui/lab/model/labsession.h"

#include <QObject>
#include <QUndoStack>

namespace ui::lab {

/// The user's edits of the current search: the order of children and, for a tree, its leaves,
/// children and text. They can be undone and redone until something else is opened. Does no
/// searching: it emits what is to be searched and shown. GUI thread.
class TreeEdits : public QObject
{
    Q_OBJECT

public:
    /// The kind of edit, as far as it affects the presentation of the result.
    enum class Kind { Order, Tree, Text };

    /// What an edit changes.
    struct State
    {
        ai::lab::LabPosition root;
        ai::lab::Algorithm algorithm = {}; ///< requested algorithm, if it can search the tree
        ai::lab::MoveOrder order = ai::lab::MoveOrder::Given;
        std::vector<core::Move> preferred = {};
        QString title;
        LabSession::Path selected = {};
    };

    explicit TreeEdits(const LabSession *session, QObject *parent = nullptr);

    /// The stack of edits, for the commands of a menu.
    QUndoStack *stack() { return &m_stack; }
    /// Clears the edits, because something else is shown.
    void restart() { m_stack.clear(); }
    /// The title of what is shown.
    void setTitle(const QString &title) { m_title = title; }

public slots:
    void moveChild(const LabSession::Path &parent, int from, int to);
    void setLeaf(const LabSession::Path &path, int value);
    /// Adds a child below the selected node.
    void addChild();
    void removeSelected();
    /// Makes the selected node a chance node, or a player's node again.
    void toggleChance();
    /// The whole tree was rewritten.
    void write(const ai::lab::TextTree &tree);

signals:
    /// The state is to be searched and shown. Not emitted for a tree that is a single leaf: it
    /// cannot be searched, and counts as no edit.
    void wanted(const ui::lab::TreeEdits::State &state, ui::lab::TreeEdits::Kind kind);
    /// Why an edit cannot be made.
    void refused(const core::Error &why);

private:
    class Edit;

    State shown() const;
    const ai::lab::TextTree *tree() const;
    void changeTree(const ai::lab::TextTree &tree, const LabSession::Path &selected,
                    const QString &text, Kind kind = Kind::Tree);
    void tryChange(const core::Result<ai::lab::TextTree> &tree, const LabSession::Path &selected,
                   const QString &text);
    static QString ownTitle();
    QString changedTitle();
    void push(const State &state, const QString &text, Kind kind);

    const LabSession *m_session;
    QString m_title;
    QString m_changedTitle; ///< of the last changed tree
    QUndoStack m_stack;
};

} // namespace ui::lab
