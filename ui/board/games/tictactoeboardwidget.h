#pragma once

#include "ui/board/boardwidget.h"
#include "ui/board/squaregrid.h"

namespace ui {

/// Tic-tac-toe drawn with a pen on paper. Empty squares bear the numbers of the articles, 1 to 9.
class TicTacToeBoardWidget : public BoardWidget
{
    Q_OBJECT

public:
    explicit TicTacToeBoardWidget(QWidget *parent = nullptr);

    QList<int> cells() const override { return m_grid.cells(); }
    int rowCount() const override { return m_grid.size(); }
    int columnCount() const override { return m_grid.size(); }
    int rowOf(int cell) const override { return cell / m_grid.size(); }
    int columnOf(int cell) const override { return cell % m_grid.size(); }
    QRectF cellRect(int cell) const override { return m_grid.squareRect(cell); }
    QString cellName(int cell) const override;
    QString title() const override;
    QString summary() const override;
    int cellAt(QPointF point) const override { return m_grid.cellAt(point); }

protected:
    void layOut() override;
    void paintGround(QPainter &painter) const override;
    void paintPieces(QPainter &painter, const QRectF &dirty) const override;
    QRectF boardRect() const override { return m_paper; }
    void paintHintMark(QPainter &painter, int cell, const QString &text) const override;
    void paintTint(QPainter &painter, int cell, const QColor &tint, bool best) const override;
    QRectF theoryRect(int cell) const override;
    QRectF legendRect() const override;
    QColor legendColour() const override { return colours().paperText; }
    int cellToward(int cell, Travel travel) const override;
    int validCell(int cell) const override { return cell; }
    core::Move moveOn(int cell) const override;
    QString reasonAgainst(int cell) const override;
    QList<int> cellsOf(core::Move move) const override { return {move.code()}; }
    Typed read(const QString &text) const override;
    QRectF typedArea(const QString &text) const override;
    int animationLength() const override;
    QRectF animationArea() const override;

private:
    const core::TicTacToe &game() const { return *std::get_if<core::TicTacToe>(&position()); }
    bool isWon() const;
    bool inWinningLine(int cell) const;
    void paintMark(QPainter &painter, int cell, core::Side side, qreal part, qreal weight) const;
    void paintNumber(QPainter &painter, int cell) const;
    void paintLastMove(QPainter &painter) const;
    void paintWinningLines(QPainter &painter, qreal part) const;

    SquareGrid m_grid;
    QRectF m_paper;
};

} // namespace ui
