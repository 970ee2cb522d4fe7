#pragma once

#include "ai/levels/engine.h"
#include "ai/othello/othelloengine.h"
#include "app/cli/match/players/playersettings.h"

namespace cli::match {

/// The Othello engine, on one thread, with a table of its own that is cleared between games.
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
    ai::Limits m_limits;
};

/// A level of the game, on one thread, which knows nothing of the games before.
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
    ai::Limits m_limits;
    ai::Resources m_resources;
    ai::Random m_random;
};

/// An opponent that is chosen by name.
class OpponentPlayer : public Player
{
public:
    explicit OpponentPlayer(const ai::Opponent &opponent)
        : m_opponent(opponent)
    {}

    std::optional<PlayerFailure> begin(const GameSoFar &game, core::Side side,
                                       std::uint64_t seed) override;
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override;

private:
    const ai::Opponent &m_opponent;
    ai::Random m_random;
};

} // namespace cli::match
