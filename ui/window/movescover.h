#pragma once

#include "ui/window/frame/dockgrowth.h"
#include "ui/window/frame/dockroom.h"

class QAction;

namespace ui {

class EditorController;
class MovesDock;
class TheoryOverlay;

/// Where the window is too narrow for both, the moves are shown instead of the board: which of the
/// two is in view, and what the docks know of it. GUI thread; to be deleted before the
/// window begins to delete its docks.
class MovesCover : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks in their places, is the parent.
    MovesCover(QMainWindow *window, MovesDock *moves, TheoryOverlay *theory,
               EditorController *editor);

    /// Instead of the moves, where there is no room for both.
    void showBoard();
    /// No window opens without its board. The command, which shows the moves, stays on.
    void openOnBoard(QAction *moveList);

signals:
    void boardReturned();

private:
    void follow();

    DockRoom m_room;
    DockGrowth m_growth;
    MovesDock *m_moves;
    TheoryOverlay *m_theory;
};

} // namespace ui
