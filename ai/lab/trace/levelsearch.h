#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "ai/levels/level.h"

namespace ai::lab {

/// What keeps a trace from being all that a level does.
enum class TraceDeviation : std::uint8_t {
    None,          ///< the level plays the best move of this search
    TieBreakRules, ///< the level chooses among the search's best moves by its rules
    RulesFirst,    ///< the level searches only where none of its rules applies
    Noise,         ///< the level blurs this search's values by chance
    Theory,        ///< the level uses the theory, with or without chance, and does not search
    RandomMove,    ///< the level plays any legal move
    Engine ///< the level's engine searches by the clock, with a warm table and several threads
};

/// The search that explains a level's moves.
struct LevelSearch
{
    SearchSetup setup;
    TraceDeviation deviation = TraceDeviation::None;
};

/// The search of the family that the level plays in this position; where the level uses what a
/// trace cannot replay, the same game's search at a fixed depth. The position must not be over.
LevelSearch levelSearch(const core::Position &position, Level level);
/// The one that the course report's hard level is left with.
LevelSearch reportSearch(const core::TicTacToe &position);

} // namespace ai::lab
