#pragma once

#include "ui/board/boardwidget.h"

namespace ui {

// The counters of a game of Nim as cells of its board, numbered as NimLayout does, and the move
// that each means: taking it and all after it in its heap, up to the top, or as many as the rules
// allow.

/// Whether the heaps need letters, by which moves are typed.
inline bool hasLetters(const core::Nim &game)
{
    return game.heapCount() > 1;
}
bool hasCounter(const core::Nim &game, int cell);
/// All of them, heap by heap from the bottom.
QList<int> counterCells(const core::Nim &game);
/// The cell itself if it is there, else the top of its heap or of the next that is not empty; -1
/// where there are none.
int nearestCounter(const core::Nim &game, int cell);
/// The move that pressing the cell makes, the nearest that is legal; none where there is no
/// counter.
core::Move moveAt(const core::Nim &game, int cell);
/// The counters that a move from this position takes.
QList<int> countersOf(const core::Nim &game, core::Move move);
/// The places of those that a move to this position took.
QList<int> takenCounters(const core::Nim &game, core::Move move);
/// What a typed text such as "a3" means, or "3" where there is one heap.
BoardWidget::Typed readTypedMove(const core::Nim &game, const QString &text);
/// The heap that a text typed so far is about; there may be none with its number.
int typedHeap(const QString &text);

} // namespace ui
