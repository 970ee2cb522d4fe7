#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

namespace ui {

/// The Lab's menus: every command of it, so that all can be reached by keyboard.
class LabMenus : public QObject
{
    Q_OBJECT

public:
    /// Fills the bar, which is the parent.
    explicit LabMenus(QMenuBar *bar);

    /// What can be opened; also the menu of the button.
    QMenu *openMenu() const { return m_open; }
    QMenu *treeMenu() const { return m_tree; }
    QMenu *stepsMenu() const { return m_steps; }
    QMenu *viewMenu() const { return m_view; }

    QAction *gamePosition() const { return m_gamePosition; }
    QAction *lastMove() const { return m_lastMove; }
    QAction *ownTree() const { return m_ownTree; }
    QAction *randomTree() const { return m_randomTree; }
    QAction *savePng() const { return m_savePng; }
    QAction *saveSvg() const { return m_saveSvg; }
    QAction *saveText() const { return m_saveText; }
    QAction *close() const { return m_close; }

    QAction *fold() const { return m_fold; }
    QAction *zoomIn() const { return m_zoomIn; }
    QAction *zoomOut() const { return m_zoomOut; }
    QAction *fit() const { return m_fit; }
    QAction *merge() const { return m_merge; }
    QAction *earlier() const { return m_earlier; }
    QAction *later() const { return m_later; }
    QAction *fromHere() const { return m_fromHere; }
    QAction *subtree() const { return m_subtree; }
    QAction *whole() const { return m_whole; }
    QAction *setLeaf() const { return m_setLeaf; }
    QAction *addChild() const { return m_addChild; }
    QAction *removeNode() const { return m_removeNode; }

signals:
    void exhibitChosen(const QString &key);

private:
    void addLabMenu(QMenuBar *bar);
    void addTreeMenu(QMenuBar *bar);
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &keys, const char *name);

    QMenu *m_open = nullptr;
    QMenu *m_tree = nullptr;
    QMenu *m_steps = nullptr;
    QMenu *m_view = nullptr;
    QAction *m_gamePosition = nullptr;
    QAction *m_lastMove = nullptr;
    QAction *m_ownTree = nullptr;
    QAction *m_randomTree = nullptr;
    QAction *m_savePng = nullptr;
    QAction *m_saveSvg = nullptr;
    QAction *m_saveText = nullptr;
    QAction *m_close = nullptr;
    QAction *m_fold = nullptr;
    QAction *m_zoomIn = nullptr;
    QAction *m_zoomOut = nullptr;
    QAction *m_fit = nullptr;
    QAction *m_merge = nullptr;
    QAction *m_earlier = nullptr;
    QAction *m_later = nullptr;
    QAction *m_fromHere = nullptr;
    QAction *m_subtree = nullptr;
    QAction *m_whole = nullptr;
    QAction *m_setLeaf = nullptr;
    QAction *m_addChild = nullptr;
    QAction *m_removeNode = nullptr;
};

} // namespace ui
