#include "ui/window/frame/minimumsize.h"

#include <QDockWidget>
#include <QEvent>
#include <QMenuBar>
#include <QScreen>

#include <algorithm>

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
    }
    window->installEventFilter(this);
    update();
}

bool MinimumSize::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        update(); // the middle has its new font by now
    return QObject::eventFilter(watched, event);
}

void MinimumSize::update()
{
    // A title bar needs some of the height; at the sides frames are thin.
    const QSize screen = m_window->screen()->availableSize();
    const QSize available(screen.width(), screen.height() * 9 / 10);
    m_window->setMinimumSize(m_floor.expandedTo(needed().boundedTo(available)));
}

/// A dock that does not fit beside the middle has its place.
QSize MinimumSize::needed() const
{
    QSize needed = m_window->centralWidget()->minimumSizeHint();
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        // In a small window its font is not larger than the window's.
        const qreal ratio = qreal(m_window->fontMetrics().height())
                            / std::max(1, dock->widget()->fontMetrics().height());
        needed = needed.expandedTo(dock->minimumSizeHint() * std::min(1.0, ratio));
    }
    return needed + QSize(0, m_window->menuBar()->sizeHint().height());
}

} // namespace ui
