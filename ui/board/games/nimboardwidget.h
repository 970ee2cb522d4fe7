#pragma once

#include "ui/board/boardwidget.h"
#include "ui/board/games/boardtexts.h"
#include "ui/board/games/nimlayout.h"

#include <QFont>

#include <optional>

namespace ui {

/// Nim as heaps of counters. Pointing at a counter means taking it and all above it in its heap, or
/// as many as the rules allow; if the heap has a limit, buttons below it do the same. A cell is a
/// counter in NimLayout's numbering. The places of counters taken since the start of the game stay
/// visible, and after its end those taken last are shown faintly.
class NimBoardWidget : public BoardWidget
{
    Q_OBJECT

public:
    explicit NimBoardWidget(QWidget *parent = nullptr);

    QList<int> cells() const override { return counterCells(game()); }
    int rowCount() const override { return game().heapCount(); }
    int columnCount() const override;
    int rowOf(int cell) const override { return NimLayout::heapOf(cell); }
    int columnOf(int cell) const override { return NimLayout::counterOf(cell) - 1; }
    QRectF cellRect(int cell) const override { return m_layout.cellRect(cell); }
    QString cellName(int cell) const override { return counterName(game(), cell, isInteractive()); }
    QString title() const override { return tr("Nim board"); }
    QString summary() const override { return nimSummary(game()); }
    int cellAt(QPointF point) const override;
    /// The texts for the line below the heaps, from long to short: about the pointed counter, or
    /// the rules.
    QStringList captions() const;

protected:
    void layOut() override;
    void paintBackground(QPainter &painter) const override;
    void paintPieces(QPainter &painter, const QRectF &dirty) const override;
    QRectF boardRect() const override { return m_tray; }
    int cellToward(int cell, CursorMove cursorMove) const override;
    int validCell(int cell) const override { return nearestCounter(game(), cell); }
    int startCell() const override { return validCell(-1); }
    core::Move moveAt(int cell) const override { return ui::moveAt(game(), cell); }
    QString reasonAgainst(int) const override { return {}; } ///< every counter means a legal move
    void paintHintMark(QPainter &painter, int cell, const QString &text) const override;
    void paintTint(QPainter &painter, int cell, const Tint &tint, bool best) const override;
    const Tints &tints() const override { return colours().counterTints; }
    bool tintsPieces() const override { return true; }
    QRectF theoryRect(int cell) const override;
    /// The line of text, except while it describes the pointed counter.
    QRectF legendRect() const override { return pointsAtMove() ? QRectF() : m_caption; }
    QColor legendColour() const override { return colours().trayText; }
    QRectF focusRect(int cell) const override;
    QList<int> cellsOf(core::Move move) const override { return countersOf(game(), move); }
    Typed read(const QString &text) const override { return readTypedMove(game(), text); }
    QRectF typedArea(const QString &text) const override;
    bool sweeps() const override { return true; }
    void positionChanged() override;
    int animationLength() const override { return takeLength; }
    QRectF animationArea() const override;

    const core::Nim &game() const { return *std::get_if<core::Nim>(&position()); }
    /// The whole column of a heap, with its number and letter.
    QRectF heapRect(int heap) const;

private:
    int cellTaking(int counters) const;
    int takeButtonCount() const;
    bool hasHeading() const { return m_places.size() == 1; }
    bool labelsFit(qreal width) const;
    QFont numberFont() const;
    static QString leftText(int counters) { return tr("%n left", "counters", counters); }
    std::optional<QFont> takeButtonFont(qreal width) const;
    static QString takeText(int taken) { return tr("Take %n", nullptr, taken); }
    qreal placeTakeButtons(qreal bottom, qreal lineHeight);
    QRectF counterRect(int cell) const;
    QList<int> takenCells() const;
    bool pointsAtMove() const { return previewing() && hasCounter(game(), pointedCell()); }
    void renderStones();
    void paintCounter(QPainter &painter, int cell, const QRectF &place) const;
    void paintCounters(QPainter &painter, const QRectF &dirty) const;
    void paintLifting(QPainter &painter) const;
    void paintLastTaken(QPainter &painter) const;
    void paintPointed(QPainter &painter) const;
    void paintTakable(QPainter &painter) const;
    void paintTakeButtons(QPainter &painter) const;
    void paintLastMove(QPainter &painter) const;
    void paintLabels(QPainter &painter, const QRectF &dirty) const;
    void paintCaption(QPainter &painter) const;

    NimLayout m_layout;
    std::vector<int> m_places{20}; ///< heap sizes at the start of the game
    std::vector<QPixmap> m_stones; ///< cached per size
    QRectF m_tray;
    QRectF m_floor;   ///< the tray inside its frame
    QRectF m_heading; ///< shows how many counters are left in a single heap
    QRectF m_counters;
    QRectF m_caption;
    std::vector<QRectF> m_takeButtons; ///< Take 1 and so on, for a single heap with a limit
    std::optional<QFont> m_takeFont;   ///< the buttons' font
    int m_buttonsWanted = 0;           ///< how many buttons there are if they fit
    qreal m_numberHeight = 10;
    bool m_isLabelled = true; ///< whether the heaps' numbers and letters, or the heading, are shown
};

} // namespace ui
