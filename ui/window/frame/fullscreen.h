#pragma once

#include <QAction>
#include <QMainWindow>

#include <functional>
#include <vector>

class QShortcut;

namespace ui {

/// The whole screen for the board and the players: its switch follows the window, however it came
/// to fill the screen, Escape leaves it, and bars and docks come back afterwards. GUI thread.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent, once its menus are complete; the switch must
    /// outlive it.
    FullScreen(QMainWindow *window, QAction *command);

    /// Has a bar or a dock hidden on the full screen. One that was in view before comes back by
    /// `restore`, which decides whether it is still of use.
    void hidePart(QWidget *part, std::function<void()> restore);

signals:
    /// The window began or ceased to fill the screen; bars and docks are hidden or back already.
    void changed(bool full);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void hideParts();
    void restoreParts();

    struct Part
    {
        QWidget *widget;
        std::function<void()> restore;
        bool wasShown = false;
    };

    QMainWindow *m_window;
    QAction *m_command;
    QShortcut *m_leave;
    std::vector<Part> m_parts;
    bool m_isFull = false;
};

} // namespace ui
