#pragma once

#include "core/othello.h"

namespace ui {

/// The discs of a side; of a game that is over as it counts, with the empty squares for the side
/// that has more.
int countedDiscs(const core::Othello &position, core::Side side);

} // namespace ui
