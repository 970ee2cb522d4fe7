#include "ui/controls/verticalscrollarea.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <utility>

namespace ui {

namespace {

/// Takes the content's minimum height as its height, so that lists shrink before the area scrolls.
class LeastHeight : public QWidget
{
public:
    explicit LeastHeight(QWidget *content)
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(content);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        return layout()->hasHeightForWidth() ? layout()->minimumHeightForWidth(width)
                                             : layout()->totalMinimumSize().height();
    }
};

} // namespace

VerticalScrollArea::VerticalScrollArea(QWidget *content)
{
    setWidget(new LeastHeight(content));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    // Shows the background of whatever the area lies on.
    viewport()->setAutoFillBackground(false);
    widget()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    // Queued, so that widgets that appear with the focus are laid out first.
    connect(
        qApp, &QApplication::focusChanged, this,
        [this] {
            QWidget *const now = QApplication::focusWidget();
            if (now == nullptr || !isAncestorOf(now))
                return;
            // Too tall to fit: show its top, which has a table's header.
            if (now->height() > viewport()->height())
                verticalScrollBar()->setValue(now->mapTo(widget(), QPoint()).y());
            else
                ensureWidgetVisible(now);
        },
        Qt::QueuedConnection);
}

/// Hides the bar if all fits without it: the base class measures the content beside the bar, and so
/// would keep it.
void VerticalScrollArea::showBarIfNeeded()
{
    // Over the margin the bar takes no width. The base class counts it all the same, so that its
    // size of the viewport would depend on what is decided here.
    const QSize whole(m_isBarOver ? contentsRect().width() : maximumViewportSize().width(),
                      contentsRect().height());
    const bool isNeeded = widget()->heightForWidth(whole.width()) > whole.height();
    if (!m_isBarOver) {
        const QFontMetrics metrics = m_text != nullptr ? m_text->fontMetrics() : fontMetrics();
        const int part = whole.height() % metrics.lineSpacing();
        setViewportMargins(0, 0, 0, m_showsWholeLines && isNeeded ? part : 0);
        setVerticalScrollBarPolicy(isNeeded ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
        return;
    }
    const int over = isNeeded ? -verticalScrollBar()->sizeHint().width() : 0;
    setViewportMargins(isRightToLeft() ? QMargins(over, 0, 0, 0) : QMargins(0, 0, over, 0));
    // As needed the base class would try narrower contents.
    setVerticalScrollBarPolicy(isNeeded ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void VerticalScrollArea::setShowsWholeLines(bool whole, const QWidget *text)
{
    m_showsWholeLines = whole;
    m_text = text;
}

void VerticalScrollArea::setBarOverMargin(bool over)
{
    m_isBarOver = over;
    verticalScrollBar()->parentWidget()->raise(); // above the viewport
    showBarIfNeeded();
    updateGeometry();
}

void VerticalScrollArea::resizeEvent(QResizeEvent *event)
{
    showBarIfNeeded();
    QScrollArea::resizeEvent(event);
}

/// The base class does not propagate changes of the content's minimum width.
bool VerticalScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest
        && horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff) {
        const int width = minimumSizeHint().width();
        if (std::exchange(m_minimumWidth, width) != width)
            updateGeometry();
    }
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        showBarIfNeeded();
    return QScrollArea::eventFilter(watched, event);
}

QSize VerticalScrollArea::minimumSizeHint() const
{
    const int bar = m_isBarOver ? 0 : verticalScrollBar()->sizeHint().width();
    return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
}

QVBoxLayout *scrollingColumn(QWidget *panel)
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto *outer = new QVBoxLayout(panel);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(new VerticalScrollArea(content), 1);
    return column;
}

void showWholeTable(QTableView &table)
{
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height()
                         + table.verticalHeader()->length() + 2 * table.frameWidth());
}

} // namespace ui
