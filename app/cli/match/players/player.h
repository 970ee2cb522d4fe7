#pragma once

#include "core/position.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace cli::match {

using Seconds = std::chrono::duration<double>;

/// How a game begins before the players take over.
struct MatchOpening
{
    core::Position start;
    std::vector<core::Move> moves; ///< legal, in order; passes are moves

    friend bool operator==(const MatchOpening &, const MatchOpening &) = default;
};

/// A move as it was played.
struct PlayedMove
{
    core::Move move;
    std::optional<double> value; ///< in discs, for who played it, if known
    std::optional<Seconds> time; ///< none for a move of the opening and for a pass
};

/// A game while it is played: what a player may know.
struct GameSoFar
{
    core::Position start;
    std::vector<PlayedMove> moves; ///< from the start on, the opening's among them
    core::Position position;       ///< after the moves

    void play(const PlayedMove &move)
    {
        moves.push_back(move);
        position = core::after(position, move.move);
    }

    /// The position of a game of Othello.
    const core::Othello &othello() const { return *std::get_if<core::Othello>(&position); }
};

/// What a player chose.
struct PlayerAnswer
{
    core::Move move; ///< legal
    std::optional<double> value;
    Seconds time{0}; ///< that it thought
};

/// Why a player loses a game without playing it to its end.
struct PlayerFailure
{
    enum class Kind : std::uint8_t {
        Start,   ///< could not be started or did not speak its protocol
        Time,    ///< was silent or thought for too long
        Conduct, ///< ended, refused a legal move or answered with an illegal one
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
    virtual std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                               std::uint64_t seed) = 0;

    /// A move for the side to move, who has one. After a stop request it returns soon, with
    /// any move: the game does not count.
    virtual std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                             const std::stop_token &token) = 0;
};

/// One of the two players of a match: every thread makes its own.
struct Contestant
{
    std::string name; ///< for errors
    std::function<std::unique_ptr<Player>()> makePlayer;
};

} // namespace cli::match
