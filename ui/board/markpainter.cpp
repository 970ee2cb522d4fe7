#include "ui/board/markpainter.h"

#include "ui/board/boardpainting.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

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

QColor MarkPainter::tintOf(BoardWidget::Tone tone, const BoardColours &colours)
{
    switch (tone) {
    case BoardWidget::Tone::Good:
        return colours.good;
    case BoardWidget::Tone::Fair:
        return colours.fair;
    case BoardWidget::Tone::Poor:
        break;
    }
    return colours.poor;
}

/// Of a text on a mark, which grows with the board.
qreal MarkPainter::maxTextHeight() const
{
    return qMax(26.0, m_board.width() / 24);
}

void MarkPainter::paintCursor(const QRectF &cell, const QColor &highlight) const
{
    const qreal width = qMin(widthOn(m_board) * 1.4, cell.width() * 0.15);
    const QRectF frame = cell.adjusted(width, width, -width, -width);
    const qreal radius = frame.width() * 0.1;
    // The casing is what shows where the highlight is near the board's own colour.
    const bool light = highlight.lightness() < 140;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(light ? m_colours.markLight : m_colours.markDark, width * 2));
    m_painter.drawRoundedRect(frame, radius, radius);
    m_painter.setPen(QPen(highlight, width * 1.1));
    m_painter.drawRoundedRect(frame, radius, radius);
}

void MarkPainter::paintTheory(const BoardWidget::Theory &theory, const QRectF &room) const
{
    QFont font(m_font);
    if (theory.best)
        font.setBold(true);
    const bool fits = fittedHeight(theory.text, font, maxTextHeight(), room) > 0;
    m_painter.setPen(m_colours.tintText);
    paintFitted(m_painter, fits ? theory.text : theory.shortText, font, maxTextHeight(), room);
}

void MarkPainter::paintLegend(const QList<BoardWidget::TintMeaning> &legend, const QRectF &line,
                              const QColor &text) const
{
    const QFont sized = fontOfHeight(m_font, qMin(line.height() * 0.62, maxTextHeight() * 0.77));
    const QFontMetricsF metrics(sized);
    const qreal swatch = qMin(metrics.height(), line.height() * 0.8);
    const qreal gap = swatch * 0.4;
    qreal width = -3 * gap;
    for (const BoardWidget::TintMeaning &entry : legend)
        width += swatch + gap + metrics.horizontalAdvance(entry.meaning) + 3 * gap;
    if (width > line.width())
        return;
    qreal x = line.center().x() - width / 2;
    for (const BoardWidget::TintMeaning &entry : legend) {
        const QRectF square(x, line.center().y() - swatch / 2, swatch, swatch);
        m_painter.setPen(QPen(text, 1 / m_painter.device()->devicePixelRatioF()));
        m_painter.setBrush(tintOf(entry.tone, m_colours));
        m_painter.drawRoundedRect(square, swatch * 0.15, swatch * 0.15);
        m_painter.setPen(m_colours.tintText);
        paintFitted(m_painter, entry.shortText, sized, swatch * 0.8, square);
        const qreal length = metrics.horizontalAdvance(entry.meaning);
        const QRectF words(square.right() + gap, line.top(), length, line.height());
        m_painter.setFont(sized);
        m_painter.setPen(text);
        m_painter.drawText(words, Qt::AlignCenter | Qt::TextDontClip, entry.meaning);
        x = words.right() + 3 * gap;
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
