#include "app/cli/match/players/ownplayer.h"

#include <stdexcept>

namespace cli::match {

namespace {

using Clock = std::chrono::steady_clock;

/// The answer, or a failure if the clock ran out.
std::variant<PlayerAnswer, PlayerFailure> timed(core::Move move, std::optional<double> value,
                                                Clock::time_point start, PlayerClock &clock)
{
    const Seconds time = Clock::now() - start;
    if (auto failure = clock.take(time))
        return *std::move(failure);
    return PlayerAnswer{move, value, time};
}

} // namespace

std::optional<PlayerFailure> PlayerClock::take(Seconds time)
{
    if (!m_limits.clock)
        return std::nullopt;
    ai::Clock &clock = *m_limits.clock;
    // Rounded up, so that a search never relies on a millisecond already used.
    const auto used = std::chrono::ceil<std::chrono::milliseconds>(time);
    if (used > clock.remaining)
        return PlayerFailure{PlayerFailure::Kind::Time,
                             "its clock ran out: a move took " + std::to_string(used.count())
                                 + " ms, with " + std::to_string(clock.remaining.count())
                                 + " ms left"};
    clock.remaining += clock.increment - used;
    return std::nullopt;
}

EnginePlayer::EnginePlayer(const PlayerSettings &settings)
    : m_engine({.tableBytes = settings.tableBytes, .threads = 1})
    , m_clock(settings.limits)
{
    if (settings.weights.empty())
        return;
    if (const auto error = m_engine.setWeights(settings.weights))
        throw std::runtime_error(error->text);
}

std::optional<PlayerFailure> EnginePlayer::begin(const GameSoFar &, core::Side, std::uint64_t)
{
    m_engine.clear();
    m_clock.restart();
    return std::nullopt;
}

std::variant<PlayerAnswer, PlayerFailure> EnginePlayer::choose(const GameSoFar &game,
                                                               const std::stop_token &token)
{
    const auto start = Clock::now();
    const auto moves = game.othello().legalMoves();
    if (moves.size() == 1)
        return timed(moves[0], std::nullopt, start, m_clock);
    const ai::SearchResult result = m_engine.think(game.othello(), m_clock.limits(), token);
    return timed(result.move, result.value, start, m_clock);
}

LevelPlayer::LevelPlayer(const PlayerSettings &settings)
    : m_level(settings.level)
    , m_usesBook(settings.usesBook)
    , m_clock(settings.limits)
    , m_resources{settings.tableBytes, 1}
{}

std::optional<PlayerFailure> LevelPlayer::begin(const GameSoFar &, core::Side, std::uint64_t seed)
{
    m_engine = std::make_unique<ai::Engine>();
    m_clock.restart();
    m_random.seed(seed);
    return std::nullopt;
}

std::variant<PlayerAnswer, PlayerFailure> LevelPlayer::choose(const GameSoFar &game,
                                                              const std::stop_token &token)
{
    const auto start = Clock::now();
    const ai::SearchResult result = m_engine->think({.position = game.position,
                                                     .level = m_level,
                                                     .limits = m_clock.limits(),
                                                     .seed = m_random(),
                                                     .resources = m_resources,
                                                     .usesBook = m_usesBook},
                                                    token);
    return timed(result.move, result.value, start, m_clock);
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
    const core::Move move = m_opponent.choose(game.position, m_random).move;
    return PlayerAnswer{move, std::nullopt, Clock::now() - start};
}

} // namespace cli::match
