#pragma once

#include "ai/levels/level.h"
#include "ai/search/searchresult.h"
#include "ai/search/thinkinglimits.h"
#include "core/position.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ai {

namespace othello {
class OthelloEngine;
} // namespace othello

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

/// Finds a move for any request, by the row of the game and the level in its table. For one thread
/// at a time.
///
/// Othello's strong engine is made at the first request that needs it and keeps its transposition
/// table from request to request, until one comes with other resources. A request limited by nodes
/// or depth sees nothing of that: a small engine of its own makes its result depend on the request
/// alone.
class Engine
{
public:
    Engine();
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Reads what the first request of Othello's Hard needs, so that it need not wait for it. From
    /// any thread.
    static void preloadOthello();

    /// Precondition: the position is not over. A stopped search returns at once with the best move
    /// it knows. The same request gives the same move unless a limit is a time.
    /// What searches by iterations reports each of them.
    SearchResult think(const SearchRequest &request, std::stop_token token = {},
                       const SearchProgress &progress = {});

private:
    SearchResult hardOthello(const core::Othello &position, const SearchRequest &request,
                             Random &random, std::stop_token token, const SearchProgress &progress);
    SearchResult searchOthello(const core::Othello &position, const SearchRequest &request,
                               std::stop_token token, const SearchProgress &progress);

    std::unique_ptr<othello::OthelloEngine> m_othello;
    Resources m_resources; ///< of m_othello
};

} // namespace ai
