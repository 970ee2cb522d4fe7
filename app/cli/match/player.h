#pragma once

#include "core/othello.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace cli::match {

using Seconds = std::chrono::duration<double>;

/// How a game begins before the players take over.
struct Opening
{
    core::Othello start;
    std::vector<core::Move> moves; ///< legal, in order; passes are moves

    friend bool operator==(const Opening &, const Opening &) = default;
};

/// A move as it was played.
struct PlayedMove
{
    core::Move move;
    std::optional<double> value; ///< in discs to who played it, if he said
    std::optional<Seconds> time; ///< none for a move of the opening and for a pass
};

/// A game while it is played: what a player may know.
struct GameSoFar
{
    core::Othello start;
    std::vector<PlayedMove> moves; ///< from the start on, the opening's among them
    core::Othello position;        ///< after the moves

    void play(const PlayedMove &move)
    {
        moves.push_back(move);
        position.play(move.move);
    }
};

/// What a player chose.
struct Answer
{
    core::Move move; ///< legal
    std::optional<double> value;
    Seconds time{0}; ///< that it thought
};

/// Why a player loses a game without playing it to its end.
struct Failure
{
    enum class Kind : std::uint8_t {
        Start,   ///< could not be started or did not speak its protocol
        Time,    ///< was silent or thought for too long
        Conduct, ///< ended, refused a legal move or answered no legal one
    };
    Kind kind = Kind::Conduct;
    std::string what; ///< for a person, one line
};

/// One side of a match, game after game; used by one thread at a time. Its failures are values: no
/// player can hold the match up or end it.
class Player
{
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// Before each game: forgets all others. The seed is the game's, for players who leave
    /// something to chance.
    virtual std::optional<Failure> begin(const GameSoFar &game, core::Side side,
                                         std::uint64_t seed) = 0;

    /// A move for the side to move, who has one. Asked to stop, it returns soon and whatever it
    /// likes: the game will not count.
    virtual std::variant<Answer, Failure> choose(const GameSoFar &game,
                                                 const std::stop_token &token) = 0;
};

} // namespace cli::match
