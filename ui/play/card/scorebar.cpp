#include "ui/play/card/scorebar.h"

#include "ui/board/boardcolours.h"
#include "ui/style/surface.h"

#include <QPainter>
#include <QPainterPath>

namespace ui {

ScoreBar::ScoreBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBar::setCounts(int first, int second)
{
    if (m_first == first && m_second == second)
        return;
    m_first = first;
    m_second = second;
    update();
}

double ScoreBar::share() const
{
    const int all = m_first + m_second;
    return all == 0 ? 0.5 : double(m_first) / all;
}

QSize ScoreBar::sizeHint() const
{
    return {4 * fontMetrics().height(), std::max(5, fontMetrics().height() / 3)};
}

void ScoreBar::paintEvent(QPaintEvent *)
{
    const BoardColours &colours = boardColours(palette());
    const QRectF bar = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setClipPath(outline);
    painter.fillRect(bar, colours.white);
    QRectF dark = bar;
    dark.setWidth(bar.width() * share());
    if (layoutDirection() == Qt::RightToLeft)
        dark.moveRight(bar.right());
    // On a dark card black would look like no part of the bar.
    painter.fillRect(dark, isDark(palette()) ? mixed(colours.black, colours.blackRim, 0.5)
                                             : colours.black);
    painter.setClipping(false);
    painter.setPen(isDark(palette()) ? colours.blackRim : colours.whiteRim);
    painter.drawPath(outline);
}

} // namespace ui
