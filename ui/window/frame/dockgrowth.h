#pragma once

#include "ui/window/frame/dockroom.h"

namespace ui {

/// Widens a window for the dock that is shown in it, so that the board keeps its size, as far as
/// the screen has room; narrows it again when no dock is shown. A window that fills the screen, and
/// one that shows its docks instead of the board, keep their size. GUI thread. To be
/// deleted before the window begins to delete its docks.
class DockGrowth : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks, is the parent; the room must outlive this.
    DockGrowth(QMainWindow *window, const DockRoom &room);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void grow(const QDockWidget &dock);
    void widen(int wanted);
    void shrink();
    bool mayResize() const;
    bool hasDock() const;

    QMainWindow *m_window;
    const DockRoom &m_room;
    int m_growth = 0; ///< of the window's width, for the docks that are shown
};

} // namespace ui
