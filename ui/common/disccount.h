#pragma once

#include "core/othello.h"

namespace ui {

/// The number of a side's discs; once the game is over, including the empty squares for the side
/// with more discs.
int countedDiscs(const core::Othello &position, core::Side side);

} // namespace ui
