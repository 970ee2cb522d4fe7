#include "ui/play/card/fixedwidthlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

/// The text with its digits replaced by the widest one.
QString withWidestDigits(QString text, const QFontMetrics &metrics)
{
    QChar widest = '0';
    for (QChar digit = '1'; digit <= QChar('9'); digit = QChar(digit.unicode() + 1)) {
        if (metrics.horizontalAdvance(digit) > metrics.horizontalAdvance(widest))
            widest = digit;
    }
    std::replace_if(
        text.begin(), text.end(), [](QChar one) { return one.isDigit(); }, widest);
    return text;
}

} // namespace

FixedWidthLabel::FixedWidthLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FixedWidthLabel::setWidest(const QString &text)
{
    m_widest = text;
    updateGeometry();
}

void FixedWidthLabel::setEmphasized(bool emphasized)
{
    QFont changed = font();
    changed.setBold(emphasized);
    setFont(changed);
}

void FixedWidthLabel::setShrinkable(bool shrinkable)
{
    m_shrinkable = shrinkable;
    updateGeometry();
}

QSize FixedWidthLabel::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int width = std::max(metrics.horizontalAdvance(withWidestDigits(text(), metrics)),
                               metrics.horizontalAdvance(withWidestDigits(m_widest, metrics)));
    return {width + 2, metrics.height()};
}

QSize FixedWidthLabel::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    constexpr int fewest = 4; // characters
    return m_shrinkable ? QSize(std::min(whole.width(), fewest * fontMetrics().averageCharWidth()),
                                whole.height())
                        : whole;
}

bool FixedWidthLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

void FixedWidthLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.setPen(palette().color(foregroundRole()));
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    painter.drawText(rect(), static_cast<int>(place), shown);
}

} // namespace ui
