#pragma once

#include "ui/board/games/squareboardwidget.h"

#include <array>

namespace ui {

/// Othello on felt, with coordinates in the frame. Some time after the last move the discs are
/// sorted, black from the top left and white from the bottom right, each block with its count;
/// cells still refer to the squares as played. When the end is shown again, as in a review, the
/// discs stay as played.
class OthelloBoardWidget : public SquareBoardWidget
{
    Q_OBJECT

public:
    explicit OthelloBoardWidget(QWidget *parent = nullptr);

    /// Whether a refusal may name a legal move, which could give away a puzzle.
    void setNamesLegalMoves(bool names) { m_namesLegalMoves = names; }

    /// Marks the legal moves of the present position though none can be made.
    void markMoves();

    QString cellName(int cell) const override;
    QString title() const override;
    QString summary() const override;

    /// The square to which a square's disc moves when the discs are sorted at the end.
    static int sortedSquare(const core::Othello &game, int square);

protected:
    void layOut() override;
    void paintBackground(QPainter &painter) const override;
    void paintPieces(QPainter &painter, const QRectF &dirty) const override;
    QRectF boardRect() const override { return m_frame; }
    void paintHintMark(QPainter &painter, int cell, const QString &text) const override;
    void paintGhost(QPainter &painter, int cell) const override;
    void paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const override;
    const Tints &tints() const override { return colours().fieldTints; }
    QRectF theoryRect(int cell) const override;
    QRectF focusRect(int cell) const override;
    QColor legendColour() const override { return colours().frameText; }
    QString reasonAgainst(int cell) const override;
    QList<int> cellsOf(core::Move move) const override;
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
    void paintCount(QPainter &painter, core::Side side) const;
    void paintLegalMoves(QPainter &painter) const;
    void paintPreview(QPainter &painter) const;
    void paintLastMove(QPainter &painter) const;
    core::Othello::Mask turnedByLastMove() const;
    bool marksMoves() const { return isInteractive() || m_marked == game(); }

    bool m_namesLegalMoves = true;
    std::optional<core::Othello> m_marked; ///< the position for markMoves()
    QRectF m_frame;
    /// Cached per size, so that animation is smooth on large screens.
    std::array<QPixmap, 2> m_discs;
};

} // namespace ui
