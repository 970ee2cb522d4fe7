#include "ui/board/markpainter.h"

#include "ui/board/boardpainting.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

/// The minimum readable height of a legend, in pixels.
constexpr int smallestLegend = 9;

/// The width of a legend's swatch with the gap beside it.
qreal swatchWidth(const QFontMetricsF &metrics)
{
    return metrics.height() * 1.4;
}

qreal betweenEntries(const QFontMetricsF &metrics)
{
    return metrics.height() * 1.2;
}

/// The radius of a mark at the corner of a cell.
qreal badgeRadius(const QRectF &cell)
{
    return qMax(6.0, cell.width() * 0.16);
}

} // namespace

MarkPainter::MarkPainter(QPainter &painter, const BoardColours &colours, const QFont &font,
                         const QRectF &board)
    : m_painter(painter)
    , m_colours(colours)
    , m_font(font)
    , m_board(board)
{}

qreal MarkPainter::widthOn(const QRectF &board)
{
    return qMax(1.5, board.width() / 240);
}

const Tint &tintOf(BoardWidget::Tone tone, const Tints &tints)
{
    switch (tone) {
    case BoardWidget::Tone::Good:
        return tints.good;
    case BoardWidget::Tone::Fair:
        return tints.fair;
    case BoardWidget::Tone::Poor:
        break;
    }
    return tints.poor;
}

/// The maximum text height on a mark; grows with the board.
qreal MarkPainter::maxTextHeight() const
{
    return qMax(26.0, m_board.width() / 24);
}

void MarkPainter::paintCursor(const QRectF &cell, const QColor &highlight) const
{
    const qreal width = qMin(widthOn(m_board) * 1.4, cell.width() * 0.15);
    // The casing keeps the frame visible if the highlight resembles the board's colour: at least
    // one pixel on each side, but not exceeding the maximum width of a frame.
    const qreal casing = qMin(qMax(width * 2, width * 1.1 + 3), cell.width() * cursorShare);
    const qreal line = qMin(width * 1.1, casing - 2);
    const qreal inset = casing / 2;
    const QRectF frame = cell.adjusted(inset, inset, -inset, -inset);
    const qreal radius = frame.width() * 0.1;
    const bool light = highlight.lightness() < 140;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(light ? m_colours.markLight : m_colours.markDark, casing));
    m_painter.drawRoundedRect(frame, radius, radius);
    m_painter.setPen(QPen(highlight, line));
    m_painter.drawRoundedRect(frame, radius, radius);
}

/// Paints the disc of a mark at a cell's corner; returns its centre.
QPointF MarkPainter::paintBadge(const QRectF &cell, qreal radius, const QColor &colour) const
{
    const QPointF centre(cell.right() - radius, cell.top() + radius);
    m_painter.setPen(QPen(Qt::white, qMax(1.0, radius * 0.14)));
    m_painter.setBrush(colour);
    m_painter.drawEllipse(around(centre, radius));
    return centre;
}

void MarkPainter::paintTriangle(const QRectF &cell) const
{
    const qreal radius = badgeRadius(cell);
    const QPointF centre = paintBadge(cell, radius, QColor(0xb4, 0x53, 0x09));
    const qreal half = radius * 0.48;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(Qt::white);
    m_painter.drawPolygon(QPolygonF{centre + QPointF(0, -half * 1.15),
                                    centre + QPointF(half, half * 0.75),
                                    centre + QPointF(-half, half * 0.75)});
}

void MarkPainter::paintCross(const QRectF &cell) const
{
    const qreal radius = badgeRadius(cell);
    const QPointF centre = paintBadge(cell, radius, QColor(0xb9, 0x1c, 0x1c));
    m_painter.setPen(QPen(Qt::white, radius * 0.24, Qt::SolidLine, Qt::RoundCap));
    const QPointF arm(radius * 0.38, radius * 0.38);
    const QPointF other(arm.x(), -arm.y());
    m_painter.drawLine(centre - arm, centre + arm);
    m_painter.drawLine(centre - other, centre + other);
}

void MarkPainter::paintTheory(const BoardWidget::Theory &theory, const Tint &tint,
                              const QRectF &area) const
{
    QFont font(m_font);
    if (theory.best)
        font.setBold(true);
    const bool fits = fittedHeight(theory.text, font, maxTextHeight(), area) > 0;
    m_painter.setPen(tint.text);
    paintFitted(m_painter, fits ? theory.text : theory.shortText, font, maxTextHeight(), area);
}

MarkPainter::Fitted MarkPainter::fitted(const QList<BoardWidget::TintMeaning> &legend,
                                        const QRectF &line) const
{
    const auto max = int(qMin(line.height() * 0.62, maxTextHeight() * 0.77));
    for (const bool isShort : {false, true}) {
        for (int pixels = qMax(max, smallestLegend); pixels >= smallestLegend; --pixels) {
            const QFontMetricsF metrics(fontOfHeight(m_font, pixels));
            Fitted fitted{pixels, -betweenEntries(metrics), {}};
            for (const BoardWidget::TintMeaning &entry : legend) {
                fitted.meanings << (isShort ? entry.shortMeaning : entry.meaning);
                fitted.width += swatchWidth(metrics) + betweenEntries(metrics)
                                + metrics.horizontalAdvance(fitted.meanings.constLast());
            }
            if (fitted.width <= line.width())
                return fitted;
        }
    }
    return {};
}

void MarkPainter::paintLegend(const QList<BoardWidget::TintMeaning> &legend, const Tints &tints,
                              const QRectF &line, const QColor &text) const
{
    const Fitted shown = fitted(legend, line);
    const QFont sized = fontOfHeight(m_font, shown.pixels);
    const QFontMetricsF metrics(sized);
    const qreal swatch = metrics.height();
    qreal x = line.center().x() - shown.width / 2;
    for (qsizetype i = 0; i < shown.meanings.size(); ++i) {
        const QRectF square(x, line.center().y() - swatch / 2, swatch, swatch);
        const Tint &tint = tintOf(legend[i].tone, tints);
        m_painter.setPen(QPen(text, 1 / m_painter.device()->devicePixelRatioF()));
        m_painter.setBrush(tint.fill);
        m_painter.drawRoundedRect(square, swatch * 0.15, swatch * 0.15);
        m_painter.setPen(tint.text);
        paintFitted(m_painter, legend[i].shortText, sized, swatch * 0.8, square);
        const QRectF meaning(x + swatchWidth(metrics), line.top(),
                             metrics.horizontalAdvance(shown.meanings[i]), line.height());
        m_painter.setFont(sized);
        m_painter.setPen(text);
        m_painter.drawText(meaning, Qt::AlignCenter | Qt::TextDontClip, shown.meanings[i]);
        x = meaning.right() + betweenEntries(metrics);
    }
}

void MarkPainter::paintTyped(const QString &typed, const QRectF &area) const
{
    const qreal height = qMax(10.0, m_board.width() / 30);
    const QPointF top(area.center().x(), m_board.top());
    paintChip(m_painter, typed, fontOfHeight(m_font, height), top, m_board, m_colours.chip,
              m_colours.chipText);
}

} // namespace ui
