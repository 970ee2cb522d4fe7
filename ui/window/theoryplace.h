#pragma once

#include "ui/window/frame/dockfit.h"
#include "ui/window/frame/windowwidening.h"

namespace ui {

class EditorController;
class TheoryOverlay;

/// The place of Nim's table beside the board: the window widens for it where the screen is wide
/// enough; where both do not fit, and beside an editor, there is no table. GUI thread; to be
/// deleted before the window begins to delete its docks.
class TheoryPlace : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its dock in its place, is the parent.
    TheoryPlace(QMainWindow *window, TheoryOverlay *theory, EditorController *editor);

private:
    DockFit m_fit;
    WindowWidening m_growth;
};

} // namespace ui
