#pragma once

#include "ui/window/frame/windowsize.h"

namespace ui {

class EditorController;
class TheoryOverlay;

/// Places Nim's table beside the board: widens the window for it if the screen is wide enough. The
/// table is hidden if the two do not fit, and while an editor is open. GUI thread; must be deleted
/// before the window begins to delete its docks.
class TheoryPlace : public QObject
{
    Q_OBJECT

public:
    /// The parent is the window, which already has the dock.
    TheoryPlace(QMainWindow *window, TheoryOverlay *theory, EditorController *editor);

private:
    DockFit m_fit;
    WindowWidening m_widening;
};

} // namespace ui
