#pragma once

#include "core/nim.h"

namespace core {

// The theory of Nim (Bouton 1901), for any heaps, limit and rule. A heap of n counters has the
// value n, or n mod (k + 1) if a move may take at most k counters; the values of heaps are combined
// by exclusive or. In normal play the side to move wins unless that sum is 0. In misere play too
// while some heap has a value of 2 or more; otherwise the result is the opposite.

/// A heap's Grundy value: what it contributes to the nim-sum.
int grundyValue(const Nim &position, int heap);

/// The exclusive or of all heaps' Grundy values.
int nimSum(const Nim &position);

/// Whether the winner in misere play is the opposite of normal play's: no heap has a value of 2 or
/// more.
bool isMisereEndgame(const Nim &position);

/// Whether the side to move wins under best play. The game must not be over.
bool nimIsWon(const Nim &position);

/// Whether a legal move wins for the side that makes it, if both play best afterwards.
bool nimMoveWins(const Nim &position, Move move);

} // namespace core
