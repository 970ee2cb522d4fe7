#pragma once

#include "ai/lab/searchsetup.h"
#include "ai/level.h"

namespace ai::lab {

/// What keeps a trace from being all that a level does.
enum class Departure : std::uint8_t {
    None,      ///< the level plays the best move of this very search
    RulesTell, ///< the level chooses among the search's best moves by its rules
    Blurred,   ///< the level blurs this search's values by chance
    Theory,    ///< the level asks the theory, with or without chance, and does not search
    AnyMove,   ///< the level plays any move
    Engine     ///< the level's engine searches by the clock, with a warm table and several threads
};

/// The search that explains a level's moves.
struct LevelSearch
{
    SearchSetup setup;
    Departure departure = Departure::None;
};

/// The search of the family that the level plays in this position; where the level uses what a
/// trace cannot replay, the same game's search at a fixed depth. The position must not be over.
LevelSearch levelSearch(const core::Position &position, Level level);

} // namespace ai::lab
