#include "ui/window/frame/docktabs.h"

#include "ui/accessibility/accessibletexts.h"

#include <QEvent>
#include <QTabBar>

namespace ui {

DockTabs::DockTabs(QMainWindow *window, const QString &name)
    : QObject(window)
    , m_window(window)
    , m_name(name)
{
    window->installEventFilter(this);
}

/// The window makes tab bars when it lays out its docks.
bool DockTabs::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &DockTabs::refresh, Qt::QueuedConnection);
    return QObject::eventFilter(object, event);
}

void DockTabs::refresh()
{
    for (QTabBar *tabs : m_window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        updateAccessibleName(*tabs, m_name);
        tabs->setFocusPolicy(tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
    }
}

} // namespace ui
