#pragma once

#include "core/position.h"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace ai {

namespace othello {
class OthelloEngine;

} // namespace othello

namespace learn {

/// A rung of Othello's ladder: values each move by a search of `depth` plies, adds a random error
/// and plays the best. The errors have a Gumbel distribution, so that each move is drawn with a
/// probability proportional to exp(value / spread).
struct OthelloRung
{
    int depth;        ///< of the search, in plies
    double spread;    ///< of the errors, in discs, before spreadAt()
    int exactEmpties; ///< with at most this many empty squares values are exact
    int maxLoss;      ///< of a move by the rung's own values, in discs
    int rating;       ///< Elo, on a scale where level Medium has mediumRating
};

/// A rung of tic-tac-toe's ladder: minimax of `depth` plies, which sees only wins and losses, and a
/// random one of the best moves; but with the probability `random` any move.
struct TicTacToeRung
{
    int depth;
    double random;
    int rating;
};

/// A rung of Nim's ladder: with the probability `knows` a winning move if there is one, else any
/// move.
struct NimRung
{
    double knows;
    int rating;
};

inline constexpr int mediumRating = 1500;

/// The lowest first. Of two adjacent rungs the upper one scores 62 to 77 % in a thousand games that
/// begin with six random moves, each start played with both colours (tabuleiro-cli ladder --rungs).
inline constexpr std::array<OthelloRung, 15> othelloRungs{{
    {1, 70, 0, 128, 545},
    {1, 17, 0, 102, 740},
    {1, 9, 0, 54, 925},
    {1, 7.2, 0, 43, 1100},
    {2, 6.7, 0, 20, 1310},
    {1, 2.9, 0, 17, 1480},
    {2, 3.4, 4, 20, 1635},
    {3, 3.0, 6, 20, 1815},
    {3, 1.9, 4, 16, 2010},
    {3, 1.4, 10, 8, 2125},
    {4, 1.2, 10, 8, 2295},
    {5, 1.15, 12, 8, 2430},
    {6, 1.0, 12, 8, 2545},
    {8, 0.75, 14, 8, 2740},
    {10, 0, 14, 8, 2880},
}};

/// The rungs for games from the usual start; tests/ai/learn/tst_rungs.cpp computes the exact scores
/// of adjacent ones.
inline constexpr std::array<TicTacToeRung, 5> ticTacToeRungs{
    {{0, 1, 1240}, {1, 0, 1390}, {2, 0.3, 1500}, {3, 0, 1650}, {9, 0, 1825}}};
inline constexpr std::array<NimRung, 5> nimRungs{
    {{0, 1240}, {0.4, 1360}, {0.7, 1500}, {0.9, 1650}, {1, 1750}}};

/// How many rungs a game's ladder has.
int rungCount(core::GameKind game);
/// The rating of a rung, from 0.
int rungRating(core::GameKind game, int rung);
/// The rungs of Othello nearest to the levels Easy and Medium; Hard is above all rungs.
inline constexpr int rungNearEasy = 0;
inline constexpr int rungNearMedium = 5;

/// From this rung of Othello (the fourth) on, a rung makes no obvious blunders: it takes a corner
/// that a search of two plies finds best, and does not let the other side turn its last disc at
/// once if a move avoids that.
inline constexpr int firstCarefulRung = 3;

/// The spread of a rung's errors with this many empty squares. People err least in the first and
/// the last twelve moves and most between the 25th and the 48th, as the games of the WTHOR archive
/// show.
double spreadAt(const OthelloRung &rung, int empties);

/// An Othello move with its value for the side that makes it, in discs.
struct RungValue
{
    core::Move move;
    int value = 0;
};

/// The move that a rung draws by the values of a position's legal moves in a game with this seed:
/// always the same one in the same position and game. Precondition: values is not empty.
core::Move pickMove(const OthelloRung &rung, const core::Othello &position,
                    const std::vector<RungValue> &values, std::uint64_t seed);

/// A legal move of a small game with the probability that a rung plays it.
struct MoveChance
{
    core::Move move;
    double chance = 0;
};
std::vector<MoveChance> moveChances(const TicTacToeRung &rung, const core::TicTacToe &position);
std::vector<MoveChance> moveChances(const NimRung &rung, const core::Nim &position);

/// Plays the rungs of all games. Creates its Othello engine at the first request that needs it. For
/// one thread at a time.
class RungPlayer
{
public:
    RungPlayer();
    ~RungPlayer();
    RungPlayer(RungPlayer &&) noexcept;

    /// The move of a rung, from 0, in a game with this seed; deterministic. If stopped, any legal
    /// move. Precondition: the game is not over.
    core::Move choose(const core::Position &position, int rung, std::uint64_t seed,
                      std::stop_token token = {});

    /// The values of a position's legal moves as a rung sees them, before its errors.
    std::vector<RungValue> values(const core::Othello &position, const OthelloRung &rung,
                                  std::stop_token token = {});

private:
    core::Move chooseOthello(const core::Othello &position, int rung, std::uint64_t seed,
                             std::stop_token token);
    std::vector<RungValue> search(const core::Othello &position, int depth, std::stop_token token);

    std::unique_ptr<othello::OthelloEngine> m_engine;
};

/// The moves that a careful rung considers: without those that let it lose its last disc at once,
/// or only the corner that a search of two plies finds best.
std::vector<RungValue> withoutBlunders(const core::Othello &position,
                                       const std::vector<RungValue> &values,
                                       const std::vector<RungValue> &twoPlies);

} // namespace learn

} // namespace ai
