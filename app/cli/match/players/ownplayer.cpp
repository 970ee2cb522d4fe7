#include "app/cli/match/players/ownplayer.h"

#include <stdexcept>

namespace cli::match {

namespace {

using Clock = std::chrono::steady_clock;

PlayerAnswer answerOf(const ai::SearchResult &result, Clock::time_point start)
{
    return {result.move, result.value, Clock::now() - start};
}

} // namespace

EnginePlayer::EnginePlayer(const PlayerSettings &settings)
    : m_engine({.tableBytes = settings.tableBytes, .threads = 1})
    , m_limits(settings.limits)
{
    if (settings.weights.empty())
        return;
    if (const auto error = m_engine.setWeights(settings.weights))
        throw std::runtime_error(error->text);
}

std::optional<PlayerFailure> EnginePlayer::begin(const GameSoFar &, core::Side, std::uint64_t)
{
    m_engine.clear();
    return std::nullopt;
}

std::variant<PlayerAnswer, PlayerFailure> EnginePlayer::choose(const GameSoFar &game,
                                                               const std::stop_token &token)
{
    const auto start = Clock::now();
    const auto moves = game.othello().legalMoves();
    if (moves.size() == 1)
        return PlayerAnswer{moves[0], std::nullopt, Clock::now() - start};
    const ai::SearchResult result = m_engine.think(game.othello(), m_limits, token);
    return answerOf(result, start);
}

LevelPlayer::LevelPlayer(const PlayerSettings &settings)
    : m_level(settings.level)
    , m_limits(settings.limits)
    , m_resources{settings.tableBytes, 1}
{}

std::optional<PlayerFailure> LevelPlayer::begin(const GameSoFar &, core::Side, std::uint64_t seed)
{
    m_engine = std::make_unique<ai::Engine>();
    m_random.seed(seed);
    return std::nullopt;
}

std::variant<PlayerAnswer, PlayerFailure> LevelPlayer::choose(const GameSoFar &game,
                                                              const std::stop_token &token)
{
    const auto start = Clock::now();
    const ai::SearchResult result = m_engine->think({.id = 0,
                                                     .position = game.position,
                                                     .level = m_level,
                                                     .limits = m_limits,
                                                     .seed = m_random(),
                                                     .resources = m_resources},
                                                    token);
    return answerOf(result, start);
}

std::optional<PlayerFailure> OpponentPlayer::begin(const GameSoFar &, core::Side,
                                                   std::uint64_t seed)
{
    m_random.seed(seed);
    return std::nullopt;
}

std::variant<PlayerAnswer, PlayerFailure> OpponentPlayer::choose(const GameSoFar &game,
                                                                 const std::stop_token &)
{
    const auto start = Clock::now();
    ai::SearchResult result = m_opponent.choose(game.position, m_random);
    ai::drawMove(result, m_random);
    return PlayerAnswer{result.move, std::nullopt, Clock::now() - start};
}

} // namespace cli::match
