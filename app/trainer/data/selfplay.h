#pragma once

#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/search/random.h"
#include "app/trainer/data/games.h"

#include <memory>

namespace trainer {

/// How self-play games are played.
struct PlaySettings
{
    int depth = 4;         ///< search depth for choosing a move
    int exactEmpties = 12; ///< moves are exact up to this number of empty squares
    int minRandom = 8;     ///< random plies at the start: at least so many, uniformly distributed
    int maxRandom = 50;
};

/// Plays both sides of games: random moves at the start, then shallow searches, then exact ones. A
/// quarter of the games have a few more random moves, to see what follows mistakes.
class SelfPlayer
{
public:
    SelfPlayer(const ai::othello::Weights &weights, const PlaySettings &settings);

    /// Clears the table, so that the following games depend only on their seed.
    void clear();

    SelfPlayGame game(ai::Random &random);

    /// The same game with new scores; random moves still have none.
    SelfPlayGame relabelGame(const SelfPlayGame &game);

    /// The best move of a position with legal moves. `expected` is a guess of the score; a good one
    /// saves time.
    Ply choosePly(const ai::othello::Board &board, int expected);

private:
    int searchMoves(const ai::othello::Board &board, ai::othello::RootMoves &moves, int expected,
                    int width, int depth, int selectivity);

    PlaySettings m_settings;
    const ai::othello::Weights &m_weights;
    ai::othello::TranspositionTable m_table;
    ai::othello::SharedSearchState m_shared;
    std::unique_ptr<ai::othello::SearchThread> m_thread;
};

} // namespace trainer
