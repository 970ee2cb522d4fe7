#pragma once

#include "ai/levels/level.h"
#include "ai/search/searchcontrol.h"
#include "ai/search/searchresult.h"
#include "core/position.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ai {

namespace othello {
class OthelloEngine;

} // namespace othello

struct NamedPlayer;

/// A request for a move, with everything the search may read. Plain values.
struct SearchRequest
{
    core::Position position;
    Level level = Level::Hard;
    const NamedPlayer *player = nullptr; ///< replaces the level; null: none
    Limits limits; ///< for Othello's Hard, the only level that searches by limits
    std::uint64_t seed = 0;
    Resources resources{}; ///< for Othello's Hard
    bool usesBook = false; ///< whether Othello's Hard uses the opening book
};

/// Finds a move for any request by dispatching on game and level. For one thread at a time.
///
/// Othello's strong engine is created by the first request that needs it, and keeps its
/// transposition table until a request has other resources. A request with a node or depth limit
/// uses a small engine of its own instead, so that its result depends only on the request.
class Engine
{
public:
    Engine();
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Loads the data that the first request of Othello's Hard needs, so that it need not wait.
    /// From any thread.
    static void preloadOthello();

    /// Precondition: the position is not over. A stopped search returns immediately with the best
    /// move so far. The same request gives the same move unless it is limited by time. Iterative
    /// searches report each iteration.
    SearchResult think(const SearchRequest &request, std::stop_token token = {},
                       const SearchProgress &progress = {});

private:
    SearchResult hardOthello(const core::Othello &position, const SearchRequest &request,
                             Random &random, std::stop_token token, const SearchProgress &progress);
    SearchResult searchOthello(const core::Othello &position, const SearchRequest &request,
                               std::stop_token token, const SearchProgress &progress);

    std::unique_ptr<othello::OthelloEngine> m_othello;
    Resources m_resources; ///< current resources of m_othello
};

} // namespace ai
