#pragma once

#include "ai/choice.h"
#include "core/nim.h"

namespace ai {

/// Whether the side to move wins under best play, by theory, for any heaps, limit and rule. The game
/// must not be over.
///
/// A heap of n with limit k is worth n mod (k + 1), without a limit n, and heaps add by exclusive or;
/// normal play is won unless the sum is 0. Misere play is the same while some heap is worth 2 or more,
/// and else the opposite (Bouton 1901 and, for the limit, the 1 mod 4 rule of the article's heap).
bool nimIsWon(const core::Nim &position);

/// Every move leaves a lost position if there is one that does; else takes one counter, so that the
/// game, and the other side's chances to go wrong, last.
Choice hardNim(const core::Nim &position);

/// What exercise 3 of the Spanish article calls intermediate: the best move half of the time, else any.
Choice mediumNim(const core::Nim &position, Random &random);

} // namespace ai
