#pragma once

#include <QDockWidget>
#include <QHash>
#include <QMainWindow>
#include <QObject>
#include <QRect>
#include <QSize>

namespace ui {

/// If a window is too small for its central widget and a dock side by side, hides the central
/// widget while the dock is shown, so that the window can stay small. GUI thread. Must be deleted
/// before the window begins to delete its docks.
class DockFit : public QObject
{
    Q_OBJECT

public:
    /// The parent is the window, which already has its docks and its central widget.
    explicit DockFit(QMainWindow *window);

    /// Whether the dock fits beside the central widget; one that floats always does.
    bool fits(const QDockWidget &dock) const;
    /// Whether a dock is shown in place of the central widget.
    bool isCentralWidgetCovered() const { return m_isCovered; }

signals:
    /// fits() or isCentralWidgetCovered() may have changed.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();

    QMainWindow *m_window;
    bool m_isCovered = false;
};

/// Keeps a window large enough for its central widget and open docks at any font size, but no
/// larger than the screen. GUI thread.
class MinimumSize : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is its parent and has its central widget and docks; the minimum is
    /// never below `floor`.
    MinimumSize(QMainWindow *window, QSize floor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    QSize needed() const;

    QMainWindow *m_window;
    QSize m_floor;
};

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
