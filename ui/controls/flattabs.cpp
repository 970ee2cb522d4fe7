#include "ui/controls/flattabs.h"

#include "ui/style/focuscolour.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

constexpr int tabMargin = 2; ///< of the track around the tabs

} // namespace

FlatTabBar::FlatTabBar(QWidget *parent)
    : QTabBar(parent)
{
    setAttribute(Qt::WA_Hover);
    setDrawBase(false);
    setElideMode(Qt::ElideNone);
}

QSize FlatTabBar::tabSizeHint(int index) const
{
    const int padding = fontMetrics().height() / 4;
    return {fontMetrics().size(Qt::TextShowMnemonic, tabText(index)).width()
                + 2 * (padding + tabMargin),
            rowHeight(fontMetrics().height())};
}

QSize FlatTabBar::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

void FlatTabBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QRect track;
    for (int index = 0; index < count(); ++index)
        track |= tabRect(index);
    paintSurface(painter, track & rect(), cornerRadius(fontMetrics().height()),
                 quietColour(palette()));
    for (int index = 0; index < count(); ++index) {
        if (isTabVisible(index))
            paintTab(painter, index);
    }
}

void FlatTabBar::paintTab(QPainter &painter, int index)
{
    const QRect area = tabRect(index).adjusted(tabMargin, tabMargin, -tabMargin, -tabMargin);
    const qreal radius = cornerRadius(fontMetrics().height());
    const QColor text = palette().color(QPalette::WindowText);
    const bool current = index == currentIndex();
    const bool hovered = underMouse() && area.contains(mapFromGlobal(QCursor::pos()));
    if (current)
        paintSurface(painter, area, radius, cardColour(palette()),
                     mixed(cardColour(palette()), text, 0.35));
    else if (hovered && isTabEnabled(index))
        paintSurface(painter, area, radius, mixed(quietColour(palette()), text, 0.06));
    if (current && showsFocus(*this))
        paintFocusRing(painter, area, radius, focusColour(palette(), cardColour(palette())));
    painter.setPen(isTabEnabled(index) ? text : disabledText(palette()));
    const bool underlined = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    painter.drawText(
        area, int(Qt::AlignCenter) | (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
        tabText(index));
}

bool FlatTabBar::event(QEvent *event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave)
        update();
    return QTabBar::event(event);
}

FlatTabs::FlatTabs(QWidget *parent)
    : QTabWidget(parent)
{
    setTabBar(new FlatTabBar);
    setDocumentMode(true);
    tabBar()->setExpanding(true);
    findChild<QStackedWidget *>()->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
}

} // namespace ui
