#pragma once

#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/search/random.h"
#include "app/trainer/data/games.h"

#include <memory>

namespace trainer {

/// How games against itself are played.
struct PlaySettings
{
    int depth = 4;         ///< plies of the search that chooses a move
    int exactEmpties = 12; ///< with at most this many empty squares, moves are perfect
    int minRandom = 8;     ///< random plies at the start of a game, evenly spread
    int maxRandom = 50;
};

/// Plays both sides of games: random moves at the start, then a shallow search, then perfect ones.
/// In a quarter of the games a few moves on the way are random too, to see what follows mistakes.
class SelfPlayer
{
public:
    SelfPlayer(const ai::othello::Weights &weights, const PlaySettings &settings);

    /// Forgets what it remembers of positions, so that the next games depend on their seed alone.
    void clear();

    SelfPlayGame game(ai::Random &random);

    /// A game of the same moves with scores of new searches; random moves stay without a score.
    SelfPlayGame relabelGame(const SelfPlayGame &game);

    /// The best move of a position with moves, according to the settings. `expected` is a guess of
    /// the score that saves time where it is near.
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
