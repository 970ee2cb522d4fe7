#pragma once

#include "ai/choice.h"
#include "ai/searchcontrol.h"
#include "core/othello.h"

namespace ai {

/// How the levels choose in Othello. The game must not be over.

/// One ply by the phase heuristic, seen through a beginner's eyes: each value is blurred by chance.
Choice easyOthello(const core::Othello &position, Random &random);

/// Three plies by the phase heuristic.
Choice mediumOthello(const core::Othello &position);

/// Rules first: the only move is played, a win at once is taken. Then the exact result once few
/// squares are empty, before that iterative deepening within control's limits. A stopped search answers with its last finished depth, else with a legal move.
Choice hardOthello(const core::Othello &position, SearchControl &control, Random &random);

} // namespace ai
