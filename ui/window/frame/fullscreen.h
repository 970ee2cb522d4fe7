#pragma once

#include <QAction>
#include <QMainWindow>

#include <functional>
#include <vector>

class QShortcut;

namespace ui {

/// The full screen with only the board and the players. Its command follows the window's state,
/// however that was changed; Escape leaves the full screen; bars and docks are restored afterwards.
/// GUI thread.
class FullScreen : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is its parent and whose menus must be complete; the command must
    /// outlive this.
    FullScreen(QMainWindow *window, QAction *command);

    /// Hides a bar or a dock on the full screen. If it was visible before, `restore` is called
    /// afterwards, and decides whether it is still useful.
    void hidePart(QWidget *part, std::function<void()> restore);

    void leave() { m_command->setChecked(false); }

signals:
    /// The window entered or left the full screen; bars and docks are already hidden or restored.
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
    QShortcut *m_escape;
    std::vector<Part> m_parts;
    bool m_isFull = false;
};

} // namespace ui
