#include "ui/learn/pageswitch.h"

#include "ui/controls/named.h"
#include "ui/style/surface.h"
#include "ui/style/symbolicon.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// A button with only a symbol, and a dot if something is waiting.
class DottedButton : public FlatButton
{
public:
    using FlatButton::FlatButton;

    void setDotted(bool dotted)
    {
        m_dotted = dotted;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        // Without the symbol, which is painted separately and makes the button wider.
        FlatButton::paintEvent(event);
        QPainter painter(this);
        QRect symbol({}, iconSize());
        symbol.moveCenter(rect().center());
        icon().paint(&painter, symbol);
        if (!m_dotted)
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(markColour(palette(), quietColour(palette())));
        const qreal radius = fontMetrics().height() / 6.0;
        painter.drawEllipse(QPointF(width() - 1.5 * radius, 1.5 * radius), radius, radius);
    }

private:
    bool m_dotted = false;
};

} // namespace

PageSwitch::PageSwitch(QMenuBar *bar)
    : m_bar(bar)
    , m_row(named("pages", new SegmentedRow(tr("Page"), this)))
    , m_button(named("otherPage", new DottedButton({}, this)))
{
    m_row->addSegment(tr("Play"), Play);
    m_row->addSegment(tr("Learn"), Learn);
    m_row->segment(Learn)->setObjectName("learnSegment");
    m_row->segment(Play)->setObjectName("playSegment");
    setPage(Play);
    connect(m_row, &SegmentedRow::valueChosen, this,
            [this](int page) { emit pageChosen(static_cast<Page>(page)); });
    connect(m_button, &QAbstractButton::clicked, this,
            [this] { emit pageChosen(m_page == Play ? Learn : Play); });
    bar->setCornerWidget(this, Qt::TopRightCorner);
    bar->installEventFilter(this);
    fit();
}

void PageSwitch::setPage(Page page)
{
    m_page = page;
    m_row->setValue(page);
    setWaiting(m_isWaiting);
}

void PageSwitch::setWaiting(bool waiting)
{
    m_isWaiting = waiting;
    const QString learn = tr("Learn");
    const bool dot = waiting && m_page == Play;
    const QString spoken = dot ? tr("Learn, the puzzle of the day is waiting") : learn;
    const QString other = m_page == Play ? spoken : tr("Play");
    drawSymbol();
    m_button->setAccessibleName(other);
    m_button->setToolTip(other);
    static_cast<DottedButton *>(m_button)->setDotted(dot);
    QAbstractButton *segment = m_row->segment(Learn);
    segment->setText(dot ? learn + QChar(0x2009) + QChar(0x2022) : learn);
    segment->setAccessibleName(spoken);
    updateGeometry();
}

void PageSwitch::drawSymbol()
{
    m_button->setIcon(symbolIcon(m_page == Play ? "learn" : "playFromHere",
                                 palette().color(QPalette::WindowText), disabledText(palette())));
}

void PageSwitch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawSymbol();
}

QSize PageSwitch::sizeHint() const
{
    const int text = fontMetrics().height();
    if (m_isNarrow) {
        const int side = std::max(smallestTarget, text * 3 / 2);
        return {side + text * 3 / 4, side + 2 * marginAbove()};
    }
    return {m_row->sizeHint().width() + 2 * text, m_row->sizeHint().height() + 2 * marginAbove()};
}

int PageSwitch::marginAbove() const
{
    return fontMetrics().height() / 6;
}

int PageSwitch::widthOfMenus() const
{
    int width = 0;
    for (const QAction *menu : m_bar->actions())
        width += m_bar->fontMetrics().size(Qt::TextShowMnemonic, menu->text()).width()
                 + m_bar->fontMetrics().height();
    return width;
}

/// Uses one button if the two words do not fit beside the menus.
void PageSwitch::fit()
{
    const bool narrow =
        widthOfMenus() + m_row->sizeHint().width() + 2 * fontMetrics().height() > m_bar->width();
    if (narrow != m_isNarrow || m_row->isHidden() == m_button->isHidden()) {
        m_isNarrow = narrow;
        m_row->setVisible(!narrow);
        m_button->setVisible(narrow);
        updateGeometry();
    }
}

bool PageSwitch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_bar
        && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fit();
    return QWidget::eventFilter(watched, event);
}

/// Accepts unused keys, which would otherwise open the menu with that letter.
void PageSwitch::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

void PageSwitch::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int behind = fontMetrics().height() * 3 / 4;
    const QRect inner = rect().adjusted(0, marginAbove(), -behind, -marginAbove());
    m_row->setGeometry(inner);
    m_button->setGeometry(inner);
}

} // namespace ui
