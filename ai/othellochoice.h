#pragma once

#include "ai/choice.h"
#include "ai/othello/othelloengine.h"
#include "core/othello.h"

#include <functional>

namespace ai {

/// How the levels choose in Othello. The game must not be over.

/// One ply by the phase heuristic, seen through a beginner's eyes: each value is blurred by chance.
Choice easyOthello(const core::Othello &position, Random &random);

/// Three plies by the phase heuristic.
Choice mediumOthello(const core::Othello &position);

/// What a strong search says of a position, within limits that its maker knows.
using OthelloSearch = std::function<othello::Finding(const core::Othello &)>;

/// Rules first: the only move is played, a win at once is taken. Then what the search finds.
Choice hardOthello(const core::Othello &position, const OthelloSearch &search);

} // namespace ai
