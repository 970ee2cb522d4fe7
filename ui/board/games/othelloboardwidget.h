#pragma once

#include "ui/board/boardwidget.h"
#include "ui/board/squaregrid.h"

#include <array>

namespace ui {

/// Othello on felt, with coordinates in the frame. When the game is over the discs are shown
/// sorted, black from the top left and white from the bottom right, each block with its count;
/// cells keep meaning the squares as they were played.
class OthelloBoardWidget : public BoardWidget
{
    Q_OBJECT

public:
    explicit OthelloBoardWidget(QWidget *parent = nullptr);

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

    /// The square on which the disc of a square lies when all discs are sorted at the end.
    static int sortedSquare(const core::Othello &game, int square);

protected:
    void layOut() override;
    void paintGround(QPainter &painter) const override;
    void paintPieces(QPainter &painter, const QRectF &dirty) const override;
    QRectF boardRect() const override { return m_frame; }
    void paintHintMark(QPainter &painter, int cell, const QString &text) const override;
    void paintTint(QPainter &painter, int cell, const QColor &tint, bool best) const override;
    QRectF theoryRect(int cell) const override;
    QRectF legendRect() const override;
    QColor legendColour() const override { return colours().frameText; }
    int cellToward(int cell, Travel travel) const override;
    int validCell(int cell) const override { return cell; }
    core::Move moveOn(int cell) const override;
    QString reasonAgainst(int cell) const override;
    QList<int> cellsOf(core::Move move) const override;
    Typed read(const QString &text) const override;
    QRectF typedArea(const QString &text) const override;
    int animationLength() const override;
    QRectF animationArea() const override;

private:
    const core::Othello &game() const { return *std::get_if<core::Othello>(&position()); }
    bool sorting() const;
    void paintCoordinates(QPainter &painter) const;
    void renderDisc(QPainter &painter, const QRectF &square, core::Side side) const;
    void paintDisc(QPainter &painter, const QRectF &square, core::Side side) const;
    void paintRingOn(QPainter &painter, int cell, qreal radius) const;
    void paintSettled(QPainter &painter, const QRectF &dirty) const;
    void paintFlips(QPainter &painter, const QRectF &dirty) const;
    void paintTurning(QPainter &painter, int cell, int from, qreal turned) const;
    void paintSorted(QPainter &painter) const;
    void paintCount(QPainter &painter, int cell, core::Side side) const;
    void paintLegalMoves(QPainter &painter) const;
    void paintPreview(QPainter &painter) const;
    void paintLastMove(QPainter &painter) const;
    core::Othello::Mask turnedByLastMove() const;

    SquareGrid m_grid;
    QRectF m_frame;
    std::array<QPixmap, 2> m_discs; ///< painted once a size, for smooth animation on large screens
};

} // namespace ui
