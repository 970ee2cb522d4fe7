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

/// A rung of Othello's ladder: it values each move by a search of `depth` plies, adds an error and
/// plays the best. The errors follow Gumbel's distribution, so that each move is drawn with a
/// probability proportional to exp(value / spread).
struct OthelloRung
{
    int depth;        ///< of the search, in plies
    double spread;    ///< in discs: of the errors, before spreadAt()
    int exactEmpties; ///< with at most so many empty squares values are exact
    int rating;       ///< Elo, where the level Medium has mediumRating
};

/// A rung of tic-tac-toe's: minimax of `depth` plies, which tells wins and losses alone, and a draw
/// among the best; but any move with the probability `random`.
struct TicTacToeRung
{
    int depth;
    double random;
    int rating;
};

/// A rung of Nim's: a winning move with the probability `knows` where there is one, else any move.
struct NimRung
{
    double knows;
    int rating;
};

inline constexpr int mediumRating = 1500;

/// The lowest first. Neighbours in a thousand games with six random moves at the start, from both
/// sides: the upper one scores 62 to 77 % (tabuleiro-cli ladder --rungs).
inline constexpr std::array<OthelloRung, 15> othelloRungs{{
    {1, 70, 0, 635},
    {1, 17, 0, 810},
    {1, 9, 0, 1000},
    {1, 7.2, 0, 1145},
    {1, 4.6, 0, 1335},
    {1, 2.9, 0, 1510},
    {2, 3.4, 4, 1640},
    {2, 2.4, 6, 1835},
    {3, 2.2, 8, 2010},
    {3, 1.4, 10, 2160},
    {4, 1.2, 10, 2335},
    {5, 1.0, 12, 2510},
    {6, 0.7, 12, 2680},
    {8, 0.5, 14, 2835},
    {10, 0, 14, 2925},
}};

/// The rungs of games from the usual start; the shares of neighbours are exact:
/// tests/ai/learn/tst_rungs.cpp.
inline constexpr std::array<TicTacToeRung, 5> ticTacToeRungs{
    {{0, 1, 1240}, {1, 0, 1390}, {2, 0.3, 1500}, {3, 0, 1650}, {9, 0, 1825}}};
inline constexpr std::array<NimRung, 5> nimRungs{
    {{0, 1240}, {0.4, 1360}, {0.7, 1500}, {0.9, 1650}, {1, 1750}}};

/// How many rungs a game's ladder has.
int rungCount(core::GameKind game);
/// The rating of a rung, from 0.
int rungRating(core::GameKind game, int rung);
/// The rung of Othello that is nearest to the level Easy or Medium; Hard is above all of them.
inline constexpr int rungNearEasy = 0;
inline constexpr int rungNearMedium = 5;

/// From this rung of Othello on (the fourth), the obvious is not missed: a corner that a search of
/// two plies finds best is taken, and no move allows the other side to turn the last disc at once
/// where another one does not.
inline constexpr int firstCarefulRung = 3;

/// The spread of a rung's errors with so many empty squares. People err least in the first and the
/// last twelve moves and most between the 25th and the 48th, as the games of the WTHOR archive
/// show.
double spreadAt(const OthelloRung &rung, int empties);
/// The most that a move of a rung may lose by its own values, in discs.
double maxLoss(const OthelloRung &rung);

/// A move of Othello with its value to the side that makes it, in discs.
struct RungValue
{
    core::Move move;
    int value = 0;
};

/// What a rung draws from the values of a position's legal moves in a game of this seed: the same
/// position in the same game gets the same answer. Not empty.
core::Move drawMove(const OthelloRung &rung, const core::Othello &position,
                    const std::vector<RungValue> &values, std::uint64_t seed);

/// A legal move of a small game with the probability that a rung plays it.
struct MoveChance
{
    core::Move move;
    double chance = 0;
};
std::vector<MoveChance> moveChances(const TicTacToeRung &rung, const core::TicTacToe &position);
std::vector<MoveChance> moveChances(const NimRung &rung, const core::Nim &position);

/// Plays the rungs of all games. Its Othello engine is made at the first request that needs it. For
/// one thread at a time.
class RungPlayer
{
public:
    RungPlayer();
    ~RungPlayer();
    RungPlayer(RungPlayer &&) noexcept;

    /// The move of a rung, from 0, in a game of this seed; the same request has the same answer.
    /// Stopped, any legal move. The position is not over.
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

/// The moves of a careful rung among those valued: without those that lose the last disc at once,
/// or the corner alone that a search of two plies finds best.
std::vector<RungValue> withoutBlunders(const core::Othello &position,
                                       const std::vector<RungValue> &values,
                                       const std::vector<RungValue> &twoPlies);

} // namespace learn
} // namespace ai
