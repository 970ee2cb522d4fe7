#include "ui/play/card/thinkingline.h"

#include "ui/style/surface.h"

#include <QPainter>
#include <QTimerEvent>

#include <cmath>

namespace ui {

namespace {

constexpr int interval = 33;      // milliseconds per frame
constexpr qreal period = 1600;    // milliseconds there and back
constexpr qreal movedPart = 0.25; // relative to the line

} // namespace

ThinkingLine::ThinkingLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ThinkingLine::setThinking(bool thinking)
{
    if (m_isThinking == thinking)
        return;
    m_isThinking = thinking;
    follow();
}

void ThinkingLine::setMoving(bool moving)
{
    m_mayMove = moving;
    follow();
}

QSize ThinkingLine::sizeHint() const
{
    return {4 * fontMetrics().height(), std::max(3, fontMetrics().height() / 5)};
}

void ThinkingLine::follow()
{
    const bool moves = m_isThinking && m_mayMove && isVisible();
    if (moves && !m_timer.isActive()) {
        m_since.start();
        m_timer.start(interval, this);
    } else if (!moves) {
        m_timer.stop();
    }
    update();
}

void ThinkingLine::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_timer.timerId())
        update();
    else
        QWidget::timerEvent(event);
}

void ThinkingLine::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void ThinkingLine::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    follow();
}

void ThinkingLine::paintEvent(QPaintEvent *)
{
    if (!m_isThinking)
        return;
    QPainter painter(this);
    const qreal radius = height() / 2.0;
    paintSurface(painter, rect(), radius, cardEdge(palette()));
    QRectF part = rect();
    if (m_timer.isActive()) {
        constexpr qreal pi = 3.14159265358979;
        const qreal phase = static_cast<qreal>(m_since.elapsed()) / period;
        part.setWidth(width() * movedPart);
        part.moveLeft((width() - part.width()) * (1 - std::cos(2 * pi * phase)) / 2);
    }
    paintSurface(painter, part, radius, accent(palette()).fill);
}

} // namespace ui
