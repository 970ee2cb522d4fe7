#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ai/levels/level.h"

namespace ai::lab {

/// How a level deviates from the search that is traced.
enum class TraceDeviation : std::uint8_t {
    None,          ///< the level plays this search's best move
    TieBreakRules, ///< the level chooses among the search's best moves by rules
    RulesFirst,    ///< the level searches only if none of its rules applies
    Noise,         ///< the level adds noise to this search's values
    Theory,        ///< the level uses theory, possibly with random moves, and does not search
    RandomMove,    ///< the level plays a random legal move
    Engine ///< the level's engine searches by the clock, with a warm table and several threads
};

/// The search that explains a level's moves.
struct LevelSearch
{
    SearchSetup setup;
    TraceDeviation deviation = TraceDeviation::None;
};

/// The search that the level runs in this position; if a trace cannot replay it, the same game's
/// search at a fixed depth. The position must not be over.
LevelSearch levelSearch(const core::Position &position, Level level);
/// The search that the course report's hard level falls back to.
LevelSearch reportSearch(const core::TicTacToe &position);

} // namespace ai::lab
