#include "ui/window/frame/minimumsize.h"

#include <QDockWidget>
#include <QEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStyle>

namespace ui {

MinimumSize::MinimumSize(QMainWindow *window, QSize floor)
    : QObject(window)
    , m_window(window)
    , m_floor(floor)
{
    for (const QDockWidget *dock : window->findChildren<QDockWidget *>()) {
        connect(dock, &QDockWidget::visibilityChanged, this, &MinimumSize::update);
        connect(dock, &QDockWidget::topLevelChanged, this, &MinimumSize::update);
        connect(dock, &QDockWidget::dockLocationChanged, this, &MinimumSize::update);
        dock->widget()->installEventFilter(this);
    }
    window->installEventFilter(this);
    update();
}

bool MinimumSize::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange && watched == m_window)
        update(); // the middle has its new letters by now
    else if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &MinimumSize::update, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void MinimumSize::update()
{
    const QSize available = m_window->screen()->availableSize() * 0.9;
    m_window->setMinimumSize(m_floor.expandedTo(needed().boundedTo(available)));
}

QSize MinimumSize::needed() const
{
    constexpr Qt::DockWidgetAreas beside = Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea;
    const int separator =
        m_window->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, m_window);
    const QSize middle = m_window->centralWidget()->minimumSizeHint();
    QSize needed = middle;
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        const QSize own = dock->minimumSizeHint();
        needed = needed.expandedTo(
            beside.testFlag(m_window->dockWidgetArea(dock))
                ? QSize(middle.width() + separator + own.width(), own.height() + separator)
                : QSize(own.width(), middle.height() + separator + own.height()));
    }
    return needed + QSize(0, m_window->menuBar()->sizeHint().height());
}

} // namespace ui
