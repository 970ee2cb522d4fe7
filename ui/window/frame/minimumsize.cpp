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
        update(); // the central widget has the new font already
    return QObject::eventFilter(watched, event);
}

void MinimumSize::update()
{
    // Reserves some height for the window's title bar; frames at the sides are thin.
    const QSize screen = m_window->screen()->availableSize();
    const QSize available(screen.width(), screen.height() * 9 / 10);
    m_window->setMinimumSize(m_floor.expandedTo(needed().boundedTo(available)));
}

/// If a dock does not fit beside the central widget it replaces it (DockFit): the larger of them
/// counts.
QSize MinimumSize::needed() const
{
    QSize needed = m_window->centralWidget()->minimumSizeHint();
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        // Docks' fonts are scaled up in large windows (FrameFontScale); measure them at the
        // window's own size.
        const qreal ratio = qreal(m_window->fontMetrics().height())
                            / std::max(1, dock->widget()->fontMetrics().height());
        needed = needed.expandedTo(dock->minimumSizeHint() * std::min(1.0, ratio));
    }
    return needed + QSize(0, m_window->menuBar()->sizeHint().height());
}

} // namespace ui
