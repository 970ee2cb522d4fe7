#pragma once

#include "ai/searchrequest.h"

#include <memory>
#include <stop_token>

namespace ai {

namespace othello {
class OthelloEngine;
struct Finding;
} // namespace othello

/// Answers any request with a move: finds the row of the game and the level in its table and asks it.
/// For one thread at a time.
///
/// Othello's strong engine is made at the first question that needs it and keeps what it finds from
/// question to question, until one comes with other resources. A question limited by nodes or depth
/// sees nothing of that: a small engine of its own makes its answer depend on the request alone.
class Engine
{
public:
    Engine();
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Precondition: the position is not over. A stopped search answers at once with the best move it
    /// knows. The same request gives the same move unless a limit is a time.
    SearchResult think(const SearchRequest &request, std::stop_token token = {});

private:
    othello::Finding searched(const core::Othello &position, const SearchRequest &request,
                              std::stop_token token);

    std::unique_ptr<othello::OthelloEngine> m_othello;
    Resources m_resources; ///< of m_othello
};

} // namespace ai
