#include "ui/window/frame/windowsize.h"

#include <QDockWidget>
#include <QEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

DockFit::DockFit(QMainWindow *window)
    : QObject(window)
    , m_window(window)
{
    window->installEventFilter(this);
    for (QDockWidget *dock : window->findChildren<QDockWidget *>()) {
        dock->installEventFilter(this);
        connect(dock, &QDockWidget::topLevelChanged, this, &DockFit::update);
        connect(dock, &QDockWidget::dockLocationChanged, this, &DockFit::update);
    }
    update();
}

bool DockFit::fits(const QDockWidget &dock) const
{
    if (dock.isFloating())
        return true;
    const int separator =
        m_window->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, m_window);
    const QSize both = m_window->centralWidget()->minimumSizeHint() + dock.minimumSizeHint();
    constexpr Qt::DockWidgetAreas sides = Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea;
    const Qt::DockWidgetArea area = m_window->dockWidgetArea(const_cast<QDockWidget *>(&dock));
    return sides.testFlag(area) ? both.width() + separator <= m_window->width()
                                : both.height() + separator <= m_window->height();
}

bool DockFit::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    // Listens to events instead of QDockWidget's signals, which may be blocked while a dock is
    // hidden; and to layout requests, because a font change can enlarge a dock after the window's
    // resize.
    const bool concerns =
        watched == m_window
            ? type == QEvent::Resize || type == QEvent::FontChange || type == QEvent::StyleChange
            : type == QEvent::ShowToParent || type == QEvent::HideToParent
                  || type == QEvent::LayoutRequest;
    if (concerns)
        update();
    return QObject::eventFilter(watched, event);
}

void DockFit::update()
{
    const auto docks = m_window->findChildren<QDockWidget *>();
    const bool covered = std::any_of(docks.begin(), docks.end(), [this](const QDockWidget *dock) {
        return !dock->isHidden() && !fits(*dock);
    });
    if (std::exchange(m_isCovered, covered) != covered)
        m_window->centralWidget()->setVisible(!covered);
    emit changed();
}

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

WindowWidening::WindowWidening(QMainWindow *window, const DockFit &fit)
    : QObject(window)
    , m_window(window)
    , m_fit(fit)
{
    for (QDockWidget *dock : window->findChildren<QDockWidget *>())
        dock->installEventFilter(this);
}

bool WindowWidening::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent)
        grow(static_cast<QDockWidget &>(*watched));
    else if (event->type() == QEvent::HideToParent)
        shrink(static_cast<QDockWidget &>(*watched));
    return QObject::eventFilter(watched, event);
}

void WindowWidening::grow(const QDockWidget &dock)
{
    constexpr Qt::DockWidgetAreas sides = Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea;
    const Qt::DockWidgetArea area = m_window->dockWidgetArea(const_cast<QDockWidget *>(&dock));
    if (dock.isFloating() || !sides.testFlag(area))
        return;
    if (!m_window->isVisible())
        m_includesDock = true;
    if (m_includesDock || !mayResize() || !m_fit.fits(dock))
        return;
    m_includesDock = true;
    m_before = m_after = place();
    // Twice: a wider window has larger fonts, and so the dock may need more.
    for (int round = 0; round < 2; ++round) {
        const int wanted = m_widths.value(&dock, dock.sizeHint().width() + separator());
        widen(wanted - (m_after.width() - m_before.width()));
    }
}

void WindowWidening::widen(int wanted)
{
    const QRect screen = m_window->screen()->availableGeometry();
    const QRect frame = m_window->frameGeometry();
    const int growth = std::min(wanted, screen.width() - frame.width());
    if (growth <= 0)
        return;
    const int beyond = frame.right() + growth - screen.right();
    if (beyond > 0)
        m_window->move(m_window->x() - beyond, m_window->y());
    m_window->resize(m_window->width() + growth, m_window->height());
    m_after = place();
}

void WindowWidening::shrink(const QDockWidget &dock)
{
    if (hasDock())
        return;
    if (m_window->isFullScreen())
        m_includesDock = true; // the dock is still part of the width that the full screen restores
    if (!mayResize() && m_window->isVisible())
        return;
    const bool mayNarrow = std::exchange(m_includesDock, false) && m_window->isVisible()
                           && !dock.isFloating() && !m_fit.isCentralWidgetCovered();
    const QRect before = std::exchange(m_before, {});
    if (!mayNarrow)
        return;
    int width = dock.width() + separator();
    if (before.isNull()) {
        width = std::min(width, m_window->width() - leastWidthWith(dock));
        m_window->resize(m_window->width() - width, m_window->height());
    } else if (m_window->width() == m_after.width()) {
        m_window->resize(before.width(), m_window->height());
    } else {
        return;
    }
    m_widths[&dock] = width;
    if (!before.isNull() && m_window->x() == m_after.x() && before.x() != m_after.x())
        m_window->move(before.x(), m_window->y());
}

/// The minimum width with this dock; in a narrower window it would replace the board.
int WindowWidening::leastWidthWith(const QDockWidget &dock) const
{
    return m_window->centralWidget()->minimumSizeHint().width() + dock.minimumSizeHint().width()
           + separator();
}

/// A hidden window keeps its restored size; a maximised or full-screen one fills the screen.
bool WindowWidening::mayResize() const
{
    constexpr Qt::WindowStates larger = Qt::WindowMaximized | Qt::WindowFullScreen;
    return m_window->isVisible() && !(m_window->windowState() & larger);
}

/// Whether a docked (not floating) dock is shown.
bool WindowWidening::hasDock() const
{
    const auto docks = m_window->findChildren<QDockWidget *>();
    return std::any_of(docks.begin(), docks.end(), [](const QDockWidget *dock) {
        return !dock->isHidden() && !dock->isFloating();
    });
}

int WindowWidening::separator() const
{
    return m_window->style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, m_window);
}

} // namespace ui
