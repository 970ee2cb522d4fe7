#include "ui/window/frame/fullscreen.h"

#include <QEvent>
#include <QMenuBar>
#include <QShortcut>

#include <utility>

namespace ui {

FullScreen::FullScreen(QMainWindow *window, QAction *command)
    : QObject(window)
    , m_window(window)
    , m_command(command)
    , m_escape(new QShortcut(Qt::Key_Escape, window))
{
    connect(command, &QAction::toggled, this, [this](bool full) {
        m_window->setWindowState(m_window->windowState().setFlag(Qt::WindowFullScreen, full));
    });
    m_escape->setEnabled(false);
    connect(m_escape, &QShortcut::activated, this, &FullScreen::leave);
    window->installEventFilter(this);
    // Shortcuts of a hidden menu bar do not work, so add its actions to the window.
    for (QAction *action : window->menuBar()->findChildren<QAction *>()) {
        if (!action->shortcut().isEmpty())
            window->addAction(action);
    }
}

void FullScreen::hidePart(QWidget *part, std::function<void()> restore)
{
    m_parts.push_back({part, std::move(restore)});
}

bool FullScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange && m_window->isFullScreen() != m_isFull)
        follow();
    return QObject::eventFilter(watched, event);
}

void FullScreen::follow()
{
    m_isFull = m_window->isFullScreen();
    const QSignalBlocker blocker(m_command);
    m_command->setChecked(m_isFull);
    m_window->menuBar()->setVisible(!m_isFull);
    m_escape->setEnabled(m_isFull);
    if (m_isFull)
        hideParts();
    else
        restoreParts();
    emit changed(m_isFull);
}

void FullScreen::hideParts()
{
    for (Part &part : m_parts) {
        part.wasShown = !part.widget->isHidden();
        const QSignalBlocker blocker(part.widget); // keeps the dock's command checked
        part.widget->hide();
    }
}

void FullScreen::restoreParts()
{
    for (Part &part : m_parts) {
        if (std::exchange(part.wasShown, false))
            part.restore();
    }
}

} // namespace ui
