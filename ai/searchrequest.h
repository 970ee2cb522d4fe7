#pragma once

#include "ai/choice.h"
#include "ai/level.h"
#include "ai/limits.h"
#include "core/position.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace ai {

/// Tells requests apart, so that an answer to an old question is never taken for a new one.
using RequestId = std::uint64_t;

/// A question, with everything that the search may read. Values only.
struct SearchRequest
{
    RequestId id = 0;
    core::Position position;
    Level level = Level::Hard;
    Limits limits; ///< used by the levels that think by them: Othello's Hard
    std::uint64_t seed = 0;
    Resources resources{}; ///< used by the same
};

/// The answer: a legal move of the request's position, and what is known of it.
struct SearchResult
{
    RequestId id = 0;
    core::Move move;
    Reason reason = Reason::Searched;
    std::optional<int> value; ///< to the side to move: 1, 0, -1, or in Othello discs
    bool exact = false;       ///< whether value is the game's value under best play
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};

/// The search could not answer: a defect of ours, told to the person, who can go on.
struct SearchFailure
{
    RequestId id = 0;
    std::string message;
};

using SearchAnswer = std::variant<SearchResult, SearchFailure>;

} // namespace ai
