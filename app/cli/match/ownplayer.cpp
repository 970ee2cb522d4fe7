#include "app/cli/match/ownplayer.h"

#include <stdexcept>

namespace cli::match {

namespace {

using Clock = std::chrono::steady_clock;

} // namespace

EnginePlayer::EnginePlayer(const Settings &settings)
    : m_engine({.tableBytes = settings.tableBytes, .threads = 1})
    , m_limits(settings.limits)
{
    if (settings.weights.empty())
        return;
    if (const auto error = m_engine.setWeights(settings.weights))
        throw std::runtime_error(error->message);
}

std::optional<Failure> EnginePlayer::begin(const GameSoFar &, core::Side, std::uint64_t)
{
    m_engine.clear();
    return std::nullopt;
}

std::variant<Answer, Failure> EnginePlayer::choose(const GameSoFar &game,
                                                   const std::stop_token &token)
{
    const auto start = Clock::now();
    const auto moves = game.position.legalMoves();
    if (moves.size() == 1)
        return Answer{moves[0], std::nullopt, Clock::now() - start};
    const ai::othello::Finding finding = m_engine.think(game.position, m_limits, token);
    return Answer{finding.move, finding.score, Clock::now() - start};
}

LevelPlayer::LevelPlayer(const Settings &settings)
    : m_level(settings.level)
    , m_limits(settings.limits)
    , m_resources{settings.tableBytes, 1}
{}

std::optional<Failure> LevelPlayer::begin(const GameSoFar &, core::Side, std::uint64_t seed)
{
    m_engine = std::make_unique<ai::Engine>();
    m_random.seed(seed);
    return std::nullopt;
}

std::variant<Answer, Failure> LevelPlayer::choose(const GameSoFar &game,
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
    std::optional<double> value;
    if (result.value)
        value = *result.value;
    return Answer{result.move, value, Clock::now() - start};
}

std::optional<Failure> OpponentPlayer::begin(const GameSoFar &, core::Side, std::uint64_t seed)
{
    m_random.seed(seed);
    return std::nullopt;
}

std::variant<Answer, Failure> OpponentPlayer::choose(const GameSoFar &game, const std::stop_token &)
{
    const auto start = Clock::now();
    const ai::Choice choice = m_opponent.choose(game.position, m_random);
    return Answer{ai::drawn(choice.moves, m_random), std::nullopt, Clock::now() - start};
}

} // namespace cli::match
