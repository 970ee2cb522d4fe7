#pragma once

#include "ui/window/frame/dockfit.h"

#include <QHash>
#include <QRect>

namespace ui {

/// Widens a window for the dock that is shown in it, so that the board keeps its size, as far as
/// the screen is wide enough; narrows it again when no dock is shown, unless its width was changed
/// meanwhile. A window that opens with a dock was left wide enough for it. A window that fills the
/// screen, and one that shows its docks instead of the board, keep their size. GUI thread. To be
/// deleted before the window begins to delete its docks.
class WindowWidening : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks, is the parent; the other must outlive this.
    WindowWidening(QMainWindow *window, const DockFit &fit);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void grow(const QDockWidget &dock);
    void widen(int wanted);
    void shrink(const QDockWidget &dock);
    bool mayResize() const;
    bool hasDock() const;
    int leastWidthWith(const QDockWidget &dock) const;
    int separator() const;
    QRect place() const { return {m_window->pos(), m_window->size()}; }

    QMainWindow *m_window;
    const DockFit &m_fit;
    QHash<const QDockWidget *, int> m_widths; ///< what hiding a dock took, separator and all
    bool m_includesDock = false;              ///< the window, when it does not fill the screen
    QRect m_before; ///< the place of the window when it was widened; null: it was not
    QRect m_after;
};

} // namespace ui
