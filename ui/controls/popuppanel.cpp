#include "ui/controls/popuppanel.h"

#include "ui/style/surface.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace ui {

PopupPanel::PopupPanel(QWidget *anchor)
    : QWidget(anchor, Qt::Popup)
    , m_anchor(anchor)
{
    setAttribute(Qt::WA_WindowPropagation); // a popup is a window; this makes it inherit the font
}

void PopupPanel::open(QWidget *first)
{
    adjustSize();
    const QRect anchor = anchorRect();
    const QRect screen = m_anchor->screen()->availableGeometry();
    const QRect window = m_anchor->window()->geometry();
    const bool below = anchor.bottom() + height() <= screen.bottom();
    const QSize size(std::max(width(), std::min(anchor.width(), 2 * width())), height());
    const int x =
        layoutDirection() == Qt::RightToLeft ? anchor.right() + 1 - size.width() : anchor.left();
    const int y = below ? anchor.bottom() + 1 : anchor.top() - size.height();
    // Inside the window if that is wide enough, and on the screen in any case.
    const auto within = [&size](int left, const QRect &area) {
        return std::clamp(left, area.left(),
                          std::max(area.left(), area.right() + 1 - size.width()));
    };
    setGeometry(QRect(QPoint(within(within(x, window), screen), std::max(y, screen.top())), size));
    show();
    first->setFocus(Qt::PopupFocusReason);
}

QRect PopupPanel::anchorRect() const
{
    return {m_anchor->mapToGlobal(QPoint(0, 0)), m_anchor->size()};
}

void PopupPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor edge = mixed(cardColour(palette()), palette().color(QPalette::WindowText), 0.4);
    painter.fillRect(rect(), edge);
    painter.fillRect(rect().adjusted(1, 1, -1, -1), cardColour(palette()));
}

/// A press on the anchor closes the panel without opening it again.
void PopupPanel::mousePressEvent(QMouseEvent *event)
{
    if (!rect().contains(event->position().toPoint()))
        setAttribute(Qt::WA_NoMouseReplay,
                     anchorRect().contains(event->globalPosition().toPoint()));
    QWidget::mousePressEvent(event);
}

void PopupPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_anchor->setFocus(Qt::PopupFocusReason);
    emit closed();
}

} // namespace ui
