#pragma once

#include "ui/board/boardwidget.h"

namespace ui {

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
