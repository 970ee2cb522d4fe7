#pragma once

#include "ui/window/frame/dockfit.h"
#include "ui/window/frame/windowwidening.h"

class QAction;

namespace ui {

class EditorController;
class ExplorerDock;
class TheoryOverlay;

/// Where the window is too narrow for both, the games played are shown instead of the board: which
/// is in view, and what the docks know of it. GUI thread; to be deleted before the window begins to
/// delete its docks.
class BoardCover : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks in their places, is the parent.
    BoardCover(QMainWindow *window, TheoryOverlay *theory, ExplorerDock *explorer,
               EditorController *editor);

    /// Instead of a dock, where both do not fit.
    void showBoard();
    /// No window opens without its board. The command, which shows the dock, stays on.
    void openOnBoard(QAction *command);

signals:
    void boardReturned();

private:
    void follow();

    DockFit m_fit;
    WindowWidening m_growth;
    TheoryOverlay *m_theory;
    ExplorerDock *m_explorer;
};

} // namespace ui
