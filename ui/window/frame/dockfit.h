#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

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

} // namespace ui
