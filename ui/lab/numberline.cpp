#include "ui/lab/numberline.h"

#include "ai/minimax.h"
#include "ui/lab/labtexts.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace ui {

NumberLine::NumberLine(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("numberLine");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    clear();
}

QSize NumberLine::sizeHint() const
{
    return {14 * fontMetrics().height(), 4 * fontMetrics().height()};
}

QSize NumberLine::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), 4 * fontMetrics().height()};
}

void NumberLine::clear()
{
    m_shown = false;
    setAccessibleName(tr("Alpha and beta: this node has no window now"));
    update();
}

void NumberLine::show(int alpha, int beta, std::optional<int> value, bool max)
{
    m_shown = true;
    m_alpha = alpha;
    m_beta = beta;
    m_value = value;
    const QString window = tr("Alpha %1, beta %2").arg(valueText(alpha), valueText(beta));
    const QString best =
        value ? tr("%1 so far, at %2").arg(valueText(*value), levelText(max)) : QString();
    setAccessibleName(best.isEmpty() ? window : tr("%1; %2", "two facts").arg(window, best));
    update();
}

void NumberLine::paintEvent(QPaintEvent *)
{
    if (!m_shown)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal em = fontMetrics().height();
    const qreal left = 2.2 * em;
    const qreal right = width() - 2.2 * em;
    const qreal y = height() / 2.0;

    // The finite values in view, with a margin, or a small range where all is open.
    std::vector<int> finite;
    for (const int value : {m_alpha, m_beta, m_value.value_or(ai::infinity)}) {
        if (std::abs(value) < ai::infinity)
            finite.push_back(value);
    }
    int low = finite.empty() ? -1 : *std::min_element(finite.begin(), finite.end());
    int high = finite.empty() ? 1 : *std::max_element(finite.begin(), finite.end());
    const int margin = std::max(1, (high - low) / 3);
    low -= margin;
    high += margin;
    const auto place = [&](int value) {
        if (value >= ai::infinity)
            return right + em;
        if (value <= -ai::infinity)
            return left - em;
        return left + (right - left) * (value - low) / (high - low);
    };
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setPen(QPen(ink, 1));
    painter.drawLine(QPointF(left - em, y), QPointF(right + em, y));
    for (const int sign : {-1, 1}) {
        const QPointF end(sign < 0 ? left - em : right + em, y);
        painter.drawLine(end, end + QPointF(-sign * 6, -4));
        painter.drawLine(end, end + QPointF(-sign * 6, 4));
    }
    const qreal from = place(m_alpha);
    const qreal to = place(m_beta);
    if (m_alpha < m_beta) {
        painter.setPen(QPen(accent, 5, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
    }
    const auto mark = [&](qreal x, const QString &name, const QString &value, bool above) {
        painter.setPen(QPen(ink, 2.4));
        painter.drawLine(QPointF(x, y - 0.5 * em), QPointF(x, y + 0.5 * em));
        const QString text = name + ' ' + value;
        QRectF box(0, 0, fontMetrics().horizontalAdvance(text) + 4, em);
        box.moveCenter(QPointF(x, above ? y - 1.1 * em : y + 1.1 * em));
        box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
        painter.drawText(box, Qt::AlignCenter, text);
    };
    mark(from, QStringLiteral("\u03b1"), valueText(m_alpha), true);
    mark(to, QStringLiteral("\u03b2"), valueText(m_beta), true);
    if (m_value) {
        const qreal x = place(*m_value);
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(palette().color(QPalette::Window));
        painter.drawEllipse(QPointF(x, y), 5, 5);
        const QString text = tr("%1 so far").arg(valueText(*m_value));
        QRectF box(0, 0, fontMetrics().horizontalAdvance(text) + 4, em);
        box.moveCenter(QPointF(x, y + 1.1 * em));
        box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
        painter.drawText(box, Qt::AlignCenter, text);
    }
}

} // namespace ui
