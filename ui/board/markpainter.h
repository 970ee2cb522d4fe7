#pragma once

#include "ui/board/boardwidget.h"

class QPainter;

namespace ui {

/// Paints the marks that all boards have above their pieces: the cursor's frame, theory's texts and
/// legend, and the typed text.
class MarkPainter
{
public:
    /// Stores references only; use within one paint event.
    MarkPainter(QPainter &painter, const BoardColours &colours, const QFont &font,
                const QRectF &board);

    /// The line width of marks on a board of this size.
    static qreal widthOn(const QRectF &board);

    /// Paints a frame inside a cell, at most cursorShare of its width.
    void paintCursor(const QRectF &cell, const QColor &highlight) const;
    static constexpr qreal cursorShare = 0.14;
    /// Paints a cross on a disc at the upper right corner of a cell.
    void paintCross(const QRectF &cell) const;
    /// The same for a mistake that is no blunder.
    void paintTriangle(const QRectF &cell) const;
    /// The best moves are bold, so that colour is not the only cue.
    void paintTheory(const BoardWidget::Theory &theory, const Tint &tint, const QRectF &area) const;
    /// Paints the legend centred in its line, in the largest font that fits, with short meanings if
    /// the long ones do not fit.
    void paintLegend(const QList<BoardWidget::TintMeaning> &legend, const Tints &tints,
                     const QRectF &line, const QColor &text) const;
    /// Paints the typed text at the upper edge of the board, above the part it refers to.
    void paintTyped(const QString &typed, const QRectF &area) const;

private:
    QPointF paintBadge(const QRectF &cell, qreal radius, const QColor &colour) const;
    /// A legend fitted to its line.
    struct Fitted
    {
        int pixels = 0; ///< font height
        qreal width = 0;
        QStringList meanings; ///< empty if there is no space for them
    };
    Fitted fitted(const QList<BoardWidget::TintMeaning> &legend, const QRectF &line) const;
    qreal maxTextHeight() const;

    QPainter &m_painter;
    const BoardColours &m_colours;
    const QFont &m_font;
    QRectF m_board;
};

/// The tint for a tone.
const Tint &tintOf(BoardWidget::Tone tone, const Tints &tints);

} // namespace ui
