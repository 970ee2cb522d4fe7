#pragma once

#include "ui/lab/model/labsession.h"

#include <QObject>
#include <QUndoStack>

namespace ui::lab {

/// The person's edits of the search that is shown: children in another order, and of a tree its
/// leaves, children and text. Each can be undone and redone until something else is opened.
/// Searches nothing: what is to be shown is emitted. GUI thread.
class TreeEdits : public QObject
{
    Q_OBJECT

public:
    /// What an edit was about, as far as it matters for how its result is presented.
    enum class Kind { Order, Tree, Text };

    /// What an edit changes.
    struct State
    {
        ai::lab::LabPosition root;
        ai::lab::Algorithm algorithm = {}; ///< that searched it, where it can
        ai::lab::MoveOrder order = ai::lab::MoveOrder::Given;
        std::vector<core::Move> preferred = {};
        QString title;
        LabSession::Path selected = {};
    };

    explicit TreeEdits(const LabSession *session, QObject *parent = nullptr);

    /// The stack of edits, for the commands of a menu.
    QUndoStack *stack() { return &m_stack; }
    /// Forgets all edits: something else is shown, under a title.
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
    /// The state is to be searched and shown. A tree that is a single leaf cannot be, and is no
    /// edit.
    void wanted(const ui::lab::TreeEdits::State &state, ui::lab::TreeEdits::Kind kind);
    /// Why an edit cannot be made.
    void refused(const core::Error &why);

private:
    class Edit;

    State shown() const;
    const ai::lab::TextTree *tree() const;
    LabSession::Path pathFromSetupRoot(const LabSession::Path &path) const;
    void changeTree(const ai::lab::TextTree &tree, const LabSession::Path &selected,
                    const QString &text, Kind kind = Kind::Tree);
    void tryChange(const core::Result<ai::lab::TextTree> &tree, const LabSession::Path &selected,
                   const QString &text);
    static QString ownTitle();
    QString changedTitle();
    void push(const State &state, const QString &text, Kind kind);

    const LabSession *m_session;
    QString m_title;
    QString m_changedTitle; ///< the last that was made
    QUndoStack m_stack;
};

} // namespace ui::lab
