#pragma once

#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/window/labcontroller.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

namespace ui::lab {

/// The Lab's menus: every command of it, so that all can be reached by keyboard.
class LabMenus : public QObject
{
    Q_OBJECT

public:
    /// Fills the bar, which is the parent.
    explicit LabMenus(QMenuBar *bar);

    /// What can be opened; also the menu of the button.
    QMenu *openMenu() const { return m_open; }
    QMenu *stepsMenu() const { return m_steps; }
    QMenu *viewMenu() const { return m_view; }

    /// Connects the commands that open and search something, and those of the drawn tree, which are
    /// enabled from then on where they can be used.
    void connectTo(LabController *controller, TreeCanvas *canvas);

    // The others are the window's to connect.
    QAction *randomTree() const { return m_randomTree; }
    QAction *savePng() const { return m_savePng; }
    QAction *saveSvg() const { return m_saveSvg; }
    QAction *saveText() const { return m_saveText; }
    QAction *savePage() const { return m_savePage; }
    QAction *worksheet() const { return m_worksheet; }
    QAction *randomWorksheet() const { return m_randomWorksheet; }
    QAction *openLesson() const { return m_openLesson; }
    QAction *saveLesson() const { return m_saveLesson; }
    QAction *saveLessonAs() const { return m_saveLessonAs; }
    QAction *gamePosition() const { return m_gamePosition; }
    QAction *game() const { return m_game; }
    QAction *close() const { return m_close; }
    QAction *terms() const { return m_terms; }
    QAction *projector() const { return m_projector; }
    QAction *weights() const { return m_weights; }
    QAction *levels() const { return m_levels; }
    QAction *growth() const { return m_growth; }
    QAction *openAll() const { return m_openAll; }
    QAction *foldAgain() const { return m_foldAgain; }
    QAction *shortcuts() const { return m_shortcuts; }
    TreeCanvas::Extent pictureExtent() const
    {
        return m_pictureOfAll->isChecked() ? TreeCanvas::Extent::Everything
                                           : TreeCanvas::Extent::Open;
    }

signals:
    void exhibitChosen(const QString &key);

private:
    void addLabMenu(QMenuBar *bar);
    void addTreeMenu(QMenuBar *bar);
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &keys, const char *name);
    void addUndo(QUndoStack *stack);
    void connectCanvas(TreeCanvas *canvas);
    void connectController(LabController *controller);
    void enable(const LabController &controller);

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
    QAction *m_savePage = nullptr;
    QAction *m_worksheet = nullptr;
    QAction *m_randomWorksheet = nullptr;
    QAction *m_openLesson = nullptr;
    QAction *m_saveLesson = nullptr;
    QAction *m_saveLessonAs = nullptr;
    QAction *m_game = nullptr;
    QAction *m_close = nullptr;
    QAction *m_terms = nullptr;
    QAction *m_projector = nullptr;
    QAction *m_weights = nullptr;
    QAction *m_levels = nullptr;
    QAction *m_growth = nullptr;
    QAction *m_openAll = nullptr;
    QAction *m_foldAgain = nullptr;
    QAction *m_shortcuts = nullptr;
    QAction *m_pictureOfAll = nullptr;
    QAction *m_legend = nullptr;
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

} // namespace ui::lab
