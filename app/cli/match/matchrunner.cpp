#include "app/cli/match/matchrunner.h"

#include "core/failure.h"

#include <thread>

namespace cli::match {

using core::Error;
using core::Side;

namespace {

constexpr std::array sides{Side::First, Side::Second};

GameSoFar begunGame(const MatchOpening &opening)
{
    GameSoFar game{opening.start, {}, opening.start};
    for (const core::Move move : opening.moves)
        game.play({move, std::nullopt, std::nullopt});
    return game;
}

} // namespace

std::optional<MatchGame> playGame(const MatchOpening &opening,
                                  const std::array<Player *, 2> &players, std::uint64_t seed,
                                  const std::stop_token &token)
{
    MatchGame finished;
    finished.game = begunGame(opening);
    GameSoFar &game = finished.game;
    const auto fail = [&](Side side, const PlayerFailure &failure) {
        finished.failed = side;
        finished.failure = failure;
    };
    for (const Side side : sides) {
        const auto index = static_cast<std::size_t>(side);
        if (const auto failure = players[index]->begin(game, side, seed + index); failure) {
            fail(side, *failure);
            break;
        }
    }
    while (!finished.failed && !isOver(game.position) && !token.stop_requested()) {
        if (mustPass(game.position)) {
            game.play({core::Othello::pass, std::nullopt, std::nullopt});
            continue;
        }
        const Side side = sideToMove(game.position);
        const auto chosen = players[static_cast<std::size_t>(side)]->choose(game, token);
        if (const auto *failure = std::get_if<PlayerFailure>(&chosen))
            fail(side, *failure);
        else if (const auto *answer = std::get_if<PlayerAnswer>(&chosen))
            game.play({answer->move, answer->value,
                       std::chrono::round<std::chrono::microseconds>(answer->time)});
    }
    if (token.stop_requested())
        return std::nullopt;
    return finished;
}

namespace {

/// The seed of a game, independent of which other games are played.
std::uint64_t seedOf(std::uint64_t seed, int game)
{
    return (seed * 1'000'003 + static_cast<std::uint64_t>(game)) * 2;
}

} // namespace

MatchRunner::MatchRunner(const MatchPlan &plan, MatchResults known, Listener listener)
    : m_plan(plan)
    , m_results(std::move(known))
    , m_listener(std::move(listener))
{}

std::optional<Error> MatchRunner::play(const std::stop_token &token)
{
    const std::stop_callback stopping(token, [this] { m_stop.request_stop(); });
    if (m_plan.sprt && decision(*m_plan.sprt, m_results.pairs()) != SprtDecision::Undecided)
        return std::nullopt;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < m_plan.threads; ++i)
            workers.emplace_back([this] {
                try {
                    work();
                } catch (...) {
                    fail(Error{core::currentFailure().message});
                }
            });
    }
    return m_error;
}

void MatchRunner::work()
{
    Players players;
    while (const std::optional<int> number = nextNumber()) {
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (!players[i])
                players[i] = m_plan.players[i].makePlayer();
        }
        if (!playNumber(*number, players))
            return;
    }
}

std::optional<int> MatchRunner::nextNumber()
{
    const std::lock_guard lock(m_mutex);
    while (m_next < m_plan.games && m_results.has(m_next))
        ++m_next;
    if (m_next >= m_plan.games || m_stop.stop_requested())
        return std::nullopt;
    return m_next++;
}

bool MatchRunner::playNumber(int number, const Players &players)
{
    const core::Side side = sideOfFirst(number, m_plan.firstSide);
    const bool firstBegins = side == core::Side::First;
    const std::array<Player *, 2> bySide{players[firstBegins ? 0 : 1].get(),
                                         players[firstBegins ? 1 : 0].get()};
    auto game = playGame(m_plan.openings[openingOf(number)], bySide, seedOf(m_plan.seed, number),
                         m_stop.get_token());
    if (!game)
        return false;
    game->number = number;
    game->sideOfFirstPlayer = side;
    if (game->failed && game->failure.kind == PlayerFailure::Kind::Start) {
        const auto failed = static_cast<std::size_t>(game->playerOf(*game->failed));
        fail(Error{m_plan.players[failed].name + ": " + game->failure.what});
        return false;
    }
    finish(*game);
    return true;
}

void MatchRunner::finish(const MatchGame &game)
{
    const std::lock_guard lock(m_mutex);
    if (m_stop.stop_requested())
        return;
    m_results.add(summaryOf(game));
    if (const auto error = m_listener(game, m_results)) {
        m_error = error;
        m_stop.request_stop();
    }
    if (m_plan.sprt && decision(*m_plan.sprt, m_results.pairs()) != SprtDecision::Undecided)
        m_stop.request_stop();
}

void MatchRunner::fail(const Error &error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_error)
        m_error = error;
    m_stop.request_stop();
}

} // namespace cli::match
