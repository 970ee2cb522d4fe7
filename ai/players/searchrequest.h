#pragma once

#include "ai/levels/level.h"
#include "ai/search/failure.h"
#include "ai/search/limits.h"
#include "ai/search/requestid.h"
#include "ai/search/searchresult.h"
#include "core/position.h"

#include <cstdint>
#include <variant>

namespace ai {

struct NamedPlayer;

/// A request for a move, with everything that the search may read. Values only.
struct SearchRequest
{
    RequestId id = 0;
    core::Position position;
    Level level = Level::Hard;
    const NamedPlayer *player = nullptr; ///< moves instead of the level; null: none
    Limits limits; ///< used by the level that searches by them: Othello's Hard
    std::uint64_t seed = 0;
    Resources resources{}; ///< used by the same
    bool usesBook = false; ///< whether the same plays the opening from the book instead
};

/// What became of a request. A result's move is a legal one of the request's position; a failure is
/// a defect of ours, reported to the user, who can go on.
struct SearchAnswer
{
    RequestId id = 0;
    std::variant<SearchResult, Failure> outcome;
};

} // namespace ai
