#pragma once

#include "core/nim.h"

namespace core {

// The theory of Nim (Bouton 1901), for any heaps, limit and rule. A heap of n counters is worth n,
// with a limit of k counters a move n mod (k + 1), and heaps add by exclusive or. In normal play
// the side to move wins unless that sum is 0. Misere play is the same as long as some heap is worth
// 2 or more, and else the opposite.

/// What a heap is worth in the nim-sum: its Grundy value.
int grundyValue(const Nim &position, int heap);

/// The Grundy values of all heaps, added by exclusive or.
int nimSum(const Nim &position);

/// Whether misere play is the opposite of normal play from here on: no heap is worth 2 or more.
bool isMisereEndgame(const Nim &position);

/// Whether the side to move wins under best play. The game must not be over.
bool nimIsWon(const Nim &position);

/// Whether a legal move wins for the side that makes it, under best play from then on.
bool nimMoveWins(const Nim &position, Move move);

} // namespace core
