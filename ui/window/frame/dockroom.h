#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>

namespace ui {

/// Where a window is too narrow for its middle and a dock beside it, the dock has all of the window
/// for as long as it is shown, and the middle is hidden: no window grows for a dock. GUI thread. To
/// be deleted before the window begins to delete its docks.
class DockRoom : public QObject
{
    Q_OBJECT

public:
    /// The window, which has its docks and its middle already, is the parent.
    explicit DockRoom(QMainWindow *window);

    /// Whether there is room for the dock beside the middle.
    bool hasRoomFor(const QDockWidget &dock) const;
    /// Whether a dock has the place of the middle.
    bool isMiddleCovered() const { return m_isCovered; }

signals:
    /// hasRoomFor() or isMiddleCovered() may have changed.
    void changed();
    /// The middle is in view again.
    void middleReturned();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();

    QMainWindow *m_window;
    bool m_isCovered = false;
};

} // namespace ui
