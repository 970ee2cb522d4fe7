#include "ui/window/frame/dockgrowth.h"

#include <QEvent>
#include <QScreen>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

DockGrowth::DockGrowth(QMainWindow *window, const DockRoom &room)
    : QObject(window)
    , m_window(window)
    , m_room(room)
{
    for (QDockWidget *dock : window->findChildren<QDockWidget *>())
        dock->installEventFilter(this);
}

bool DockGrowth::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent)
        grow(static_cast<QDockWidget &>(*watched));
    else if (event->type() == QEvent::HideToParent)
        shrink();
    return QObject::eventFilter(watched, event);
}

void DockGrowth::grow(const QDockWidget &dock)
{
    constexpr Qt::DockWidgetAreas sides = Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea;
    const Qt::DockWidgetArea area = m_window->dockWidgetArea(const_cast<QDockWidget *>(&dock));
    if (m_growth > 0 || !mayResize() || dock.isFloating() || !sides.testFlag(area)
        || !m_room.hasRoomFor(dock))
        return;
    const int separator =
        m_window->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, m_window);
    // What the dock needs may be more in the wider window, whose fonts are larger.
    for (int round = 0; round < 2; ++round)
        widen(dock.sizeHint().width() + separator - m_growth);
}

void DockGrowth::widen(int wanted)
{
    const QRect screen = m_window->screen()->availableGeometry();
    const QRect frame = m_window->frameGeometry();
    const int growth = std::min(wanted, screen.width() - frame.width());
    if (growth <= 0)
        return;
    m_growth += growth;
    const int beyond = frame.right() + growth - screen.right();
    if (beyond > 0)
        m_window->move(m_window->x() - beyond, m_window->y());
    m_window->resize(m_window->width() + growth, m_window->height());
}

void DockGrowth::shrink()
{
    if (!mayResize() || hasDock())
        return;
    const int growth = std::exchange(m_growth, 0);
    m_window->resize(m_window->width() - growth, m_window->height());
}

/// Before it is shown, a window has the size that it was left with.
bool DockGrowth::mayResize() const
{
    constexpr Qt::WindowStates larger = Qt::WindowMaximized | Qt::WindowFullScreen;
    return m_window->isVisible() && !(m_window->windowState() & larger);
}

/// Beside the board.
bool DockGrowth::hasDock() const
{
    const auto docks = m_window->findChildren<QDockWidget *>();
    return std::any_of(docks.begin(), docks.end(), [](const QDockWidget *dock) {
        return !dock->isHidden() && !dock->isFloating();
    });
}

} // namespace ui
