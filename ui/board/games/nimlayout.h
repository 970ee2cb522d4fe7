#pragma once

#include "ui/board/boardwidget.h"

#include <QRectF>

#include <vector>

namespace ui {

/// The places of Nim's counters: heaps side by side on one base line, each filled row by row from
/// the bottom, as large as the area allows. A counter that is taken leaves its place empty, so that
/// nothing moves during a game.
///
/// A cell is 128 times the heap plus the counter, which is counted from 1 at the bottom.
class NimLayout
{
public:
    static int cellOf(int heap, int counter) { return heap * 128 + counter; }
    static int heapOf(int cell) { return cell / 128; }
    static int counterOf(int cell) { return cell % 128; }

    /// Computes the places for heaps of at most these sizes within the area.
    void place(const std::vector<int> &places, const QRectF &area, qreal devicePixel);

    qreal pitch() const { return m_pitch; } ///< between the centres of neighbouring counters
    /// The base line of the heaps; low heaps are centred in the area.
    qreal ground() const { return m_ground; }
    QRectF cellRect(int cell) const;
    /// The whole column of a heap, from the top of the area to its bottom.
    QRectF heapRect(int heap) const;
    /// The place at a point, with or without a counter; -1 if there is none.
    int cellAt(QPointF point) const;
    /// Where a cursor movement leads, given the counters left.
    int cellToward(int cell, BoardWidget::CursorMove cursorMove, const core::Nim &game) const;

private:
    int rowOf(int counter) const { return (counter - 1) / m_across; }
    int intoHeap(const core::Nim &game, int from, int step, int row) const;

    std::vector<int> m_places;
    QRectF m_area;
    qreal m_heapWidth = 1;
    qreal m_left = 0; ///< left edge of the first heap
    qreal m_ground = 0;
    qreal m_pitch = 1;
    qreal m_devicePixel = 1;
    int m_across = 1; ///< counters per row of a heap
};

// The counters of Nim as cells, in NimLayout's numbering, and each cell's move: taking the counter
// and all above it in its heap, or as many as the rules allow.

/// Whether moves are typed with a letter for the heap.
inline bool hasLetters(const core::Nim &game)
{
    return game.heapCount() > 1;
}
bool hasCounter(const core::Nim &game, int cell);
/// All counters, heap by heap from the bottom.
QList<int> counterCells(const core::Nim &game);
/// The cell itself if its counter is there, else the top of its heap or of the next one that is not
/// empty; -1 if no counters are left.
int nearestCounter(const core::Nim &game, int cell);
/// The cell's move, or the nearest legal one; none if there is no counter.
core::Move moveAt(const core::Nim &game, int cell);
/// The counters that a move from this position takes.
QList<int> countersOf(const core::Nim &game, core::Move move);
/// The cells whose counters a move to this position took.
QList<int> takenCounters(const core::Nim &game, core::Move move);
/// The meaning of a typed text such as "a3", or "3" if there is one heap.
BoardWidget::Typed readTypedMove(const core::Nim &game, const QString &text);
/// The heap that a typed text refers to; it need not exist.
int typedHeap(const QString &text);

} // namespace ui
