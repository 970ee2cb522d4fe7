#pragma once

#include "ai/searchrequest.h"

#include <stop_token>

namespace ai {

/// Answers any request with a move: finds the row of the game and the level in its table and asks it.
/// For one thread at a time.
class Engine
{
public:
    /// Precondition: the position is not over. A stopped search answers at once with the best move it
    /// knows. The same request gives the same move unless a limit is a time.
    SearchResult think(const SearchRequest &request, std::stop_token token = {});
};

} // namespace ai
