// The marks of BoardWidget that every game has: cursor, hint, theory and typed text.

#include "ui/board/boardpainting.h"
#include "ui/board/boardwidget.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

QColor tintOf(BoardWidget::Tone tone, const BoardColours &colours)
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

/// The largest height of a text on a mark, which grows with the board.
qreal largestMarkText(const QRectF &board)
{
    return qMax(26.0, board.width() / 24);
}

} // namespace

qreal BoardWidget::markWidth() const
{
    return qMax(1.5, boardRect().width() / 240);
}

bool BoardWidget::bearsText(int cell) const
{
    const bool hinted = m_hint && !m_moving && !m_hint->reason.isEmpty();
    return (showsTheory() && theoryOf(cell) != nullptr)
           || (hinted && cellsOf(m_hint->move).contains(cell));
}

void BoardWidget::paintMarks(QPainter &painter) const
{
    if (m_byKeyboard && hasFocus() && m_cursor >= 0)
        paintFocus(painter);
    if (showsTheory()) {
        paintTheoryTexts(painter);
        paintLegend(painter);
    }
    if (m_hint && !m_moving)
        paintHint(painter);
    if (!m_typed.isEmpty())
        paintTyped(painter);
}

void BoardWidget::paintFocus(QPainter &painter) const
{
    const QRectF cell = focusRect(m_cursor);
    const qreal width = qMin(markWidth() * 1.4, cell.width() * 0.15);
    const QRectF frame = cell.adjusted(width, width, -width, -width);
    const qreal radius = frame.width() * 0.1;
    const QColor highlight = palette().color(QPalette::Highlight);
    // The casing is what shows where the highlight is near the board's own colour.
    const bool light = highlight.lightness() < 140;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light ? colours().markLight : colours().markDark, width * 2));
    painter.drawRoundedRect(frame, radius, radius);
    painter.setPen(QPen(highlight, width * 1.1));
    painter.drawRoundedRect(frame, radius, radius);
}

void BoardWidget::paintHint(QPainter &painter) const
{
    const QList<int> marked = cellsOf(m_hint->move);
    // Theory says the same on the cell, and the move under the pointer is shown there.
    const bool covered = showsTheory() || (previewing() && marked.contains(pointedCell()));
    for (const int cell : marked)
        paintHintMark(painter, cell, covered ? QString() : m_hint->reason);
}

void BoardWidget::paintTints(QPainter &painter) const
{
    for (const int cell : cells()) {
        if (const Theory *theory = theoryOf(cell); theory != nullptr)
            paintTint(painter, cell, tintOf(theory->tone, colours()), theory->best);
    }
}

/// The best in bold, for colour alone says nothing.
void BoardWidget::paintTheoryTexts(QPainter &painter) const
{
    QFont plain(font());
    QFont bold(font());
    bold.setBold(true);
    const qreal largest = largestMarkText(boardRect());
    painter.setPen(colours().tintText);
    for (const int cell : cells()) {
        const Theory *theory = theoryOf(cell);
        if (theory == nullptr)
            continue;
        const QRectF room = theoryRect(cell);
        const QFont &font = theory->best ? bold : plain;
        const bool fits = fittedHeight(theory->text, font, largest, room) > 0;
        paintFitted(painter, fits ? theory->text : theory->shortText, font, largest, room);
    }
}

/// Swatches with their meanings, in the middle of the line; nothing where they have no room.
void BoardWidget::paintLegend(QPainter &painter) const
{
    const QRectF line = legendRect();
    const QFont sized =
        fontOfHeight(font(), qMin(line.height() * 0.62, largestMarkText(boardRect()) * 0.77));
    const QFontMetricsF metrics(sized);
    const qreal swatch = qMin(metrics.height(), line.height() * 0.8);
    const qreal gap = swatch * 0.4;
    qreal width = -3 * gap;
    for (const TintMeaning &entry : m_legend)
        width += swatch + gap + metrics.horizontalAdvance(entry.meaning) + 3 * gap;
    if (width > line.width())
        return;
    qreal x = line.center().x() - width / 2;
    for (const TintMeaning &entry : m_legend) {
        const QRectF square(x, line.center().y() - swatch / 2, swatch, swatch);
        painter.setPen(QPen(legendColour(), devicePixel()));
        painter.setBrush(tintOf(entry.tone, colours()));
        painter.drawRoundedRect(square, swatch * 0.15, swatch * 0.15);
        painter.setPen(colours().tintText);
        paintFitted(painter, entry.shortText, sized, swatch * 0.8, square);
        const qreal length = metrics.horizontalAdvance(entry.meaning);
        const QRectF text(square.right() + gap, line.top(), length, line.height());
        painter.setFont(sized);
        painter.setPen(legendColour());
        painter.drawText(text, Qt::AlignCenter | Qt::TextDontClip, entry.meaning);
        x = text.right() + 3 * gap;
    }
}

void BoardWidget::paintTyped(QPainter &painter) const
{
    const QRectF board = boardRect();
    const qreal height = qMax(10.0, board.width() / 30);
    const QPointF top(typedArea(m_typed).center().x(), board.top());
    paintChip(painter, m_typed, fontOfHeight(font(), height), top, board, colours().chip,
              colours().chipText);
}

} // namespace ui
