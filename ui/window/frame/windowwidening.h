#pragma once

#include "ui/window/frame/dockfit.h"

#include <QHash>
#include <QRect>

namespace ui {

/// Widens a window when a dock is shown, so that the board keeps its size, up to the screen's
/// width; narrows it again when no dock is shown any more, unless the user changed the width
/// meanwhile. A window that opens with a dock is assumed to include its width. A maximised or
/// full-screen window, and one that shows docks instead of the board, keeps its size. GUI thread.
/// Must be deleted before the window begins to delete its docks.
class WindowWidening : public QObject
{
    Q_OBJECT

public:
    /// The parent is the window, which already has its docks; `fit` must outlive this.
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
    QHash<const QDockWidget *, int> m_widths; ///< freed by hiding a dock, with its separator
    bool m_includesDock = false;              ///< whether the window's normal width includes a dock
    QRect m_before; ///< the geometry before the window was widened; null if it was not
    QRect m_after;
};

} // namespace ui
