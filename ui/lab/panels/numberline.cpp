#include "ui/lab/panels/numberline.h"

#include "ai/search/minimax.h"
#include "ui/accessibility/accessibletexts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/surface.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui::lab {

namespace {

constexpr double rows = 3.2; ///< the line's texts are above and below it

QString numberText(int value, bool assumed)
{
    return starred(minimaxValueText(value), assumed);
}

} // namespace

NumberLine::NumberLine(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("numberLine");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    clear();
}

QSize NumberLine::sizeHint() const
{
    return {14 * fontMetrics().height(), qRound(rows * fontMetrics().height())};
}

QSize NumberLine::minimumSizeHint() const
{
    return {8 * fontMetrics().height(), sizeHint().height()};
}

void NumberLine::clear()
{
    m_shown = false;
    setAccessibleName(tr("Alpha and beta: this node has no window now"));
    update();
}

void NumberLine::show(int alpha, int beta, const std::optional<Value> &value, bool max,
                      bool alphaAssumed, bool betaAssumed)
{
    m_shown = true;
    m_alpha = alpha;
    m_beta = beta;
    m_value = value;
    m_alphaAssumed = alphaAssumed;
    m_betaAssumed = betaAssumed;
    const QString bounds = tr("Alpha %1, beta %2").arg(alphaText(), betaText());
    const QString best =
        value ? tr("%1, at %2", "a value; MAX or MIN").arg(valueText(*value), levelText(max))
              : QString();
    const QString window =
        alpha < beta ? bounds : tr("%1: an empty window", "alpha and beta").arg(bounds);
    updateAccessibleName(*this,
                         best.isEmpty() ? window : tr("%1; %2", "two facts").arg(window, best));
    update();
}

/// The range of finite values shown, with a margin; a small default range if all are infinite.
std::pair<int, int> NumberLine::range() const
{
    std::vector<int> finite;
    for (const int value : {m_alpha, m_beta, m_value ? m_value->value : ai::infinity}) {
        if (std::abs(value) < ai::infinity)
            finite.push_back(value);
    }
    const int low = finite.empty() ? -1 : *std::min_element(finite.begin(), finite.end());
    const int high = finite.empty() ? 1 : *std::max_element(finite.begin(), finite.end());
    const int margin = std::max(1, (high - low) / 3);
    return {low - margin, high + margin};
}

qreal NumberLine::placeOf(int value) const
{
    const qreal em = fontMetrics().height();
    const qreal left = 2.2 * em;
    const qreal right = width() - 2.2 * em;
    if (value >= ai::infinity)
        return right + em;
    if (value <= -ai::infinity)
        return left - em;
    const auto [low, high] = range();
    return left + (right - left) * (value - low) / (high - low);
}

void NumberLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxis(painter);
    if (!m_shown)
        return;
    paintWindow(painter);
    paintBounds(painter);
    if (m_value)
        paintValue(painter, *m_value);
}

/// Paints the window from alpha to beta; if alpha >= beta, paints the overlap hatched, because the
/// window is empty.
void NumberLine::paintWindow(QPainter &painter) const
{
    const qreal y = height() / 2.0;
    if (m_alpha < m_beta) {
        painter.setPen(QPen(markColour(palette(), palette().color(QPalette::Window)), 5,
                            Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(placeOf(m_alpha), y), QPointF(placeOf(m_beta), y));
    } else {
        const qreal half = 0.35 * fontMetrics().height();
        QRectF overlap(QPointF(placeOf(m_beta), y - half), QPointF(placeOf(m_alpha), y + half));
        if (overlap.width() < half) // alpha equals beta
            overlap.adjust(-half / 2, 0, half / 2, 0);
        painter.fillRect(overlap, QBrush(palette().color(QPalette::WindowText), Qt::BDiagPattern));
    }
}

/// Paints the axis, with an arrow at both ends.
void NumberLine::paintAxis(QPainter &painter) const
{
    const QPointF left(placeOf(-ai::infinity), height() / 2.0);
    const QPointF right(placeOf(ai::infinity), height() / 2.0);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(left, right);
    for (const qreal y : {-4.0, 4.0}) {
        painter.drawLine(left, left + QPointF(6, y));
        painter.drawLine(right, right + QPointF(-6, y));
    }
}

QString NumberLine::alphaText() const
{
    return numberText(m_alpha, m_alphaAssumed);
}

QString NumberLine::betaText() const
{
    return numberText(m_beta, m_betaAssumed);
}

/// Paints alpha and beta; side by side if they would overlap.
void NumberLine::paintBounds(QPainter &painter) const
{
    const QString alpha = QStringLiteral("\u03b1 = %1").arg(alphaText());
    const QString beta = QStringLiteral("\u03b2 = %1").arg(betaText());
    const qreal y = height() / 2.0;
    const qreal half = 0.5 * fontMetrics().height();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2.4));
    for (const int value : {m_alpha, m_beta})
        painter.drawLine(QPointF(placeOf(value), y - half), QPointF(placeOf(value), y + half));
    const QRectF left = boxOf(placeOf(m_alpha), true, alpha);
    const QRectF right = boxOf(placeOf(m_beta), true, beta);
    if (!left.intersects(right)) {
        painter.drawText(left, Qt::AlignCenter, alpha);
        painter.drawText(right, Qt::AlignCenter, beta);
        return;
    }
    const qreal middle = (placeOf(m_alpha) + placeOf(m_beta)) / 2;
    const QString equal = numberText(m_alpha, m_alphaAssumed || m_betaAssumed)
                              .prepend(QStringLiteral("\u03b1 = \u03b2 = "));
    const QString both = m_alpha == m_beta  ? equal
                         : m_alpha < m_beta ? tr("%1, %2", "alpha and beta").arg(alpha, beta)
                                            : tr("%1, %2", "alpha and beta").arg(beta, alpha);
    painter.drawText(boxOf(middle, true, both), Qt::AlignCenter, both);
}

QString NumberLine::valueText(const Value &value)
{
    const QString text = numberText(value.value, value.assumed);
    return value.returned ? tr("%1 returned").arg(text) : tr("%1 so far").arg(text);
}

void NumberLine::paintValue(QPainter &painter, const Value &value) const
{
    const qreal x = placeOf(value.value);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawEllipse(QPointF(x, height() / 2.0), 5, 5);
    const QString text = valueText(value);
    painter.drawText(boxOf(x, false, text), Qt::AlignCenter, text);
}

/// The box of a text centred at x, shifted to be inside the widget.
QRectF NumberLine::boxOf(qreal x, bool above, const QString &text) const
{
    const qreal em = fontMetrics().height();
    QRectF box(0, 0, fontMetrics().horizontalAdvance(text) + 4, em);
    box.moveCenter(QPointF(x, height() / 2.0 + (above ? -1.1 : 1.1) * em));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
    return box;
}

} // namespace ui::lab
