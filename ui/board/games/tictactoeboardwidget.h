#pragma once

#include "ui/board/games/squareboardwidget.h"

#include <QPainterPath>

namespace ui {

/// Tic-tac-toe drawn with a pen on paper. Empty squares show their numbers, 1 to 9 as in the
/// articles.
class TicTacToeBoardWidget : public SquareBoardWidget
{
    Q_OBJECT

public:
    explicit TicTacToeBoardWidget(QWidget *parent = nullptr);

    /// Shows marks that need not be from a game, until the next position is shown: while they are
    /// set up, a side may have any number.
    void showMarks(core::TicTacToe::Mask first, core::TicTacToe::Mask second);

    QString cellName(int cell) const override;
    QString title() const override;
    QString summary() const override;

protected:
    void layOut() override;
    void paintBackground(QPainter &painter) const override;
    void paintPieces(QPainter &painter, const QRectF &dirty) const override;
    QRectF boardRect() const override { return m_paper; }
    void paintHintMark(QPainter &painter, int cell, const QString &text) const override;
    void paintGhost(QPainter &painter, int cell) const override;
    void paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const override;
    const Tints &tints() const override { return colours().paperTints; }
    QRectF theoryRect(int cell) const override;
    QColor legendColour() const override { return colours().paperText; }
    QString reasonAgainst(int cell) const override;
    Typed read(const QString &text) const override;
    int animationLength() const override;
    QRectF animationArea() const override;
    void positionChanged() override;

private:
    const core::TicTacToe &game() const { return *std::get_if<core::TicTacToe>(&position()); }
    core::TicTacToe::Mask marks(core::Side side) const
    {
        return m_marks[static_cast<std::size_t>(side)];
    }
    core::TicTacToe::Mask emptySquares() const
    {
        return static_cast<core::TicTacToe::Mask>(core::TicTacToe::fullBoard
                                                  & ~(m_marks[0] | m_marks[1]));
    }
    bool isWon() const;
    bool inWinningLine(int cell) const;
    /// The outline, to be filled, of the given fraction of a mark; 1 is the whole mark.
    QPainterPath markPath(int cell, core::Side side, qreal part) const;
    QColor tone(core::Side side) const;
    void paintGrid(QPainter &painter) const;
    void paintMark(QPainter &painter, int cell, core::Side side, qreal part) const;
    void paintPreview(QPainter &painter, int cell, core::Side side) const;
    void paintNumber(QPainter &painter, int cell) const;
    void paintLastMove(QPainter &painter) const;
    void paintWinningLines(QPainter &painter, qreal part) const;

    QRectF m_paper;
    std::array<core::TicTacToe::Mask, 2> m_marks{}; ///< the marks shown, by side
};

} // namespace ui
