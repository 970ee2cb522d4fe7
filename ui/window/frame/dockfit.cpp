#include "ui/window/frame/dockfit.h"

#include <QEvent>
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

} // namespace ui
