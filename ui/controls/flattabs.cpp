#include "ui/controls/flattabs.h"

#include "ui/style/surface.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
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
    const int padding = fontMetrics().height() / 5;
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
    , m_chooser(new FlatComboBox(this))
{
    setTabBar(new FlatTabBar);
    setDocumentMode(true);
    tabBar()->setExpanding(true);
    m_chooser->setAccessibleName(tr("Page"));
    m_chooser->view()->setAccessibleName(tr("Pages"));
    m_chooser->hide();
    connect(m_chooser, &QComboBox::activated, this, &QTabWidget::setCurrentIndex);
    connect(this, &QTabWidget::currentChanged, m_chooser, &QComboBox::setCurrentIndex);
    arrange();
}

void FlatTabs::focusTitles(Qt::FocusReason reason)
{
    titles()->setFocus(reason);
}

QWidget *FlatTabs::titles() const
{
    return m_chooser->isHidden() ? static_cast<QWidget *>(tabBar()) : m_chooser;
}

QSize FlatTabs::minimumSizeHint() const
{
    const QSize page = findChild<QStackedWidget *>()->minimumSizeHint();
    return m_chooser->isHidden() ? QTabWidget::minimumSizeHint()
                                 : page.expandedTo({m_chooser->minimumSizeHint().width(), 0});
}

void FlatTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    m_chooser->insertItem(index, tabText(index).remove('&'));
    m_chooser->setCurrentIndex(currentIndex());
    arrange();
}

void FlatTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    m_chooser->removeItem(index);
    m_chooser->setCurrentIndex(currentIndex());
    arrange();
}

void FlatTabs::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    arrange();
}

void FlatTabs::changeEvent(QEvent *event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

/// The combo box is placed above the pages, where the tab bar would be.
void FlatTabs::arrange()
{
    const bool chooses = tabBar()->sizeHint().width() > width();
    const bool focused = titles()->hasFocus();
    if (tabBar()->isHidden() != chooses) {
        tabBar()->setHidden(chooses);
        m_chooser->setVisible(chooses);
        QResizeEvent again(size(), size());
        QTabWidget::resizeEvent(&again); // forces a layout
        setFocusProxy(titles());
    }
    int above = fontMetrics().height() / 2;
    if (chooses) {
        m_chooser->raise();
        m_chooser->setGeometry(0, 0, width(), m_chooser->sizeHint().height());
        above += m_chooser->height();
    }
    findChild<QStackedWidget *>()->setContentsMargins(0, above, 0, 0);
    if (focused)
        focusTitles(Qt::OtherFocusReason);
}

} // namespace ui
