#pragma once

#include "ui/board/boardwidget.h"

class QPainter;

namespace ui {

/// Paints the marks that every game's board has above its pieces: the frame of the cursor, the
/// texts of theory with their legend, and what is typed.
class MarkPainter
{
public:
    /// Nothing is copied; lives during a paint event.
    MarkPainter(QPainter &painter, const BoardColours &colours, const QFont &font,
                const QRectF &board);

    /// The width of the lines of a mark on a board.
    static qreal widthOn(const QRectF &board);

    /// A frame inside a cell, with lines of at most cursorShare of its width.
    void paintCursor(const QRectF &cell, const QColor &highlight) const;
    static constexpr qreal cursorShare = 0.14;
    /// A cross on a disc of its own at the upper right corner of a cell.
    void paintCross(const QRectF &cell) const;
    /// The best in bold, for colour alone says nothing.
    void paintTheory(const BoardWidget::Theory &theory, const Tint &tint, const QRectF &area) const;
    /// Swatches with their meanings, in the middle of the line: in the largest letters that fit,
    /// and the short ones where the others do not.
    void paintLegend(const QList<BoardWidget::TintMeaning> &legend, const Tints &tints,
                     const QRectF &line, const QColor &text) const;
    /// What is typed, at the upper edge of the board above the part that it stands for.
    void paintTyped(const QString &typed, const QRectF &area) const;

private:
    /// A legend as it fits.
    struct Fitted
    {
        int pixels = 0; ///< of its letters
        qreal width = 0;
        QStringList meanings; ///< none where there is no space for them
    };
    Fitted fitted(const QList<BoardWidget::TintMeaning> &legend, const QRectF &line) const;
    qreal maxTextHeight() const;

    QPainter &m_painter;
    const BoardColours &m_colours;
    const QFont &m_font;
    QRectF m_board;
};

/// The one of a tone.
const Tint &tintOf(BoardWidget::Tone tone, const Tints &tints);

} // namespace ui
