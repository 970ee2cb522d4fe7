#pragma once

#include "ai/othello/othelloengine.h"
#include "ai/players/engine.h"
#include "app/cli/match/players/playersettings.h"

namespace cli::match {

/// A clock of one of our own players in a game. Without a clock all moves have the same limits.
class PlayerClock
{
public:
    explicit PlayerClock(const ai::Limits &limits)
        : m_perGame(limits)
        , m_limits(limits)
    {}

    /// Before each game.
    void restart() { m_limits = m_perGame; }
    /// The limits of the next move.
    const ai::Limits &limits() const { return m_limits; }
    /// Subtracts the time of a move; a failure if less was left.
    std::optional<PlayerFailure> take(Seconds time);

private:
    ai::Limits m_perGame;
    ai::Limits m_limits;
};

/// The Othello engine on one thread, with its own table, which is cleared between games.
class EnginePlayer : public Player
{
public:
    explicit EnginePlayer(const PlayerSettings &settings);

    std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                       std::uint64_t seed) override;
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override;

private:
    ai::othello::OthelloEngine m_engine;
    PlayerClock m_clock;
};

/// A level of the game on one thread; remembers nothing of earlier games.
class LevelPlayer : public Player
{
public:
    explicit LevelPlayer(const PlayerSettings &settings);

    std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                       std::uint64_t seed) override;
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override;

private:
    std::unique_ptr<ai::Engine> m_engine;
    ai::Level m_level;
    bool m_usesBook;
    PlayerClock m_clock;
    ai::Resources m_resources;
    ai::Random m_random;
};

/// An opponent that is chosen by name.
class OpponentPlayer : public Player
{
public:
    explicit OpponentPlayer(const ai::NamedPlayer &opponent)
        : m_opponent(opponent)
    {}

    std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                       std::uint64_t seed) override;
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override;

private:
    const ai::NamedPlayer &m_opponent;
    ai::Random m_random;
};

} // namespace cli::match
