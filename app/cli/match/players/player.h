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

/// The beginning of a game, before the players take over.
struct MatchOpening
{
    core::Position start;
    std::vector<core::Move> moves; ///< legal moves in order; passes are moves

    friend bool operator==(const MatchOpening &, const MatchOpening &) = default;
};

/// A move as it was played.
struct PlayedMove
{
    core::Move move;
    std::optional<double> value; ///< in discs for its player, if known
    /// Nothing for a move of the opening or a pass. As exact as the file of a match keeps it, so
    /// that a match reports the same times when it is read again.
    std::optional<std::chrono::microseconds> time;
};

inline std::optional<double> secondsOf(const PlayedMove &move)
{
    return move.time ? std::optional(Seconds(*move.time).count()) : std::nullopt;
}

/// The game so far, as a player may know it.
struct GameSoFar
{
    core::Position start;
    std::vector<PlayedMove> moves; ///< including the opening's
    core::Position position;       ///< after the moves

    void play(const PlayedMove &move)
    {
        moves.push_back(move);
        position = core::after(position, move.move);
    }

    /// The position of a game of Othello.
    const core::Othello &othello() const { return *std::get_if<core::Othello>(&position); }
};

/// A player's choice.
struct PlayerAnswer
{
    core::Move move; ///< legal
    std::optional<double> value;
    Seconds time{0}; ///< thinking time
};

/// Why a player forfeits a game.
struct PlayerFailure
{
    enum class Kind : std::uint8_t {
        Start,   ///< not started, or does not speak its protocol
        Time,    ///< no answer in time
        Conduct, ///< ended, refused a legal move or made an illegal one
    };
    Kind kind = Kind::Conduct;
    std::string what; ///< one line for a person to read
};

/// One of the two players of a match, for all its games; used by one thread at a time. Failures are
/// return values: no player can block or end the match.
class Player
{
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;

    /// Called before each game: forgets all earlier games. The seed is for players with random
    /// choices.
    virtual std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                               std::uint64_t seed) = 0;

    /// Chooses a move for the side to move, which has one. After a stop request returns soon, with
    /// any move, because the game does not count.
    virtual std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                             const std::stop_token &token) = 0;
};

/// One of the two players of a match, as a factory: every thread creates its own.
struct Contestant
{
    std::string name; ///< used in errors
    std::function<std::unique_ptr<Player>()> makePlayer;
};

} // namespace cli::match
