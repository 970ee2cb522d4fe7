#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

namespace ui {

/// Where a window is too narrow for its central widget and a dock beside it, the dock has all of
/// the window for as long as it is shown, and the central widget is hidden: a small window stays
/// small. GUI thread. To be deleted before the window begins to delete its docks.
class DockFit : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks and its central widget already, is the parent.
    explicit DockFit(QMainWindow *window);

    /// Whether the dock fits beside the central widget; one that floats always does.
    bool fits(const QDockWidget &dock) const;
    /// Whether a dock has the place of the central widget.
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
