#pragma once

#include "ai/levels/level.h"
#include "ai/search/thinkinglimits.h"
#include "core/position.h"

#include <cstdint>

namespace ai {

struct NamedPlayer;

/// A request for a move, with everything that the search may read. Values only.
struct SearchRequest
{
    core::Position position;
    Level level = Level::Hard;
    const NamedPlayer *player = nullptr; ///< moves instead of the level; null: none
    Limits limits; ///< used by the level that searches by them: Othello's Hard
    std::uint64_t seed = 0;
    Resources resources{}; ///< used by the same
    bool usesBook = false; ///< whether the same plays the opening from the book instead
};

} // namespace ai
