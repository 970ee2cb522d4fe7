#include "app/cli/match/tournament.h"

#include "app/cli/match/referee.h"

#include <exception>
#include <thread>

namespace cli::match {

using core::Error;

namespace {

/// Other chances for each game, whichever are played.
std::uint64_t seedOf(std::uint64_t seed, int game)
{
    return (seed * 1'000'003 + static_cast<std::uint64_t>(game)) * 2;
}

} // namespace

Tournament::Tournament(const Plan &plan, Results known, Listener listener)
    : m_plan(plan)
    , m_results(std::move(known))
    , m_listener(std::move(listener))
{}

std::optional<Error> Tournament::play(const std::stop_token &token)
{
    const std::stop_callback stopping(token, [this] { m_stop.request_stop(); });
    if (m_plan.sprt && decision(*m_plan.sprt, m_results.pairs()) != Decision::Undecided)
        return std::nullopt;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < m_plan.threads; ++i)
            workers.emplace_back([this] {
                try {
                    work();
                } catch (const std::exception &problem) {
                    fail(Error{problem.what()});
                }
            });
    }
    return m_error;
}

void Tournament::work()
{
    std::array<std::unique_ptr<Player>, 2> players;
    while (const std::optional<int> number = nextGame()) {
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (!players[i])
                players[i] = makePlayer(m_plan.players[i]);
        }
        if (!playGame(*number, players))
            return;
    }
}

std::optional<int> Tournament::nextGame()
{
    const std::lock_guard lock(m_mutex);
    while (m_next < m_plan.games && m_results.has(m_next))
        ++m_next;
    if (m_next >= m_plan.games || m_stop.stop_requested())
        return std::nullopt;
    return m_next++;
}

bool Tournament::playGame(int number, const std::array<std::unique_ptr<Player>, 2> &players)
{
    const bool firstIsBlack = sideOfFirst(number) == core::Side::First;
    const std::array<Player *, 2> bySide{players[firstIsBlack ? 0 : 1].get(),
                                         players[firstIsBlack ? 1 : 0].get()};
    const auto &opening = m_plan.openings[openingOf(number)];
    const std::uint64_t seed = seedOf(m_plan.seed, number);
    const auto game = playedGame(number, opening, bySide, seed, m_stop.get_token());
    if (!game)
        return false;
    if (game->failed && game->failure.kind == Failure::Kind::Start) {
        const bool isFirst = *game->failed == sideOfFirst(number);
        fail(Error{m_plan.players[isFirst ? 0 : 1].name + ": " + game->failure.what});
        return false;
    }
    finish(*game);
    return true;
}

void Tournament::finish(const FinishedGame &game)
{
    const std::lock_guard lock(m_mutex);
    if (m_stop.stop_requested())
        return;
    m_results.add(summaryOf(game));
    if (const auto error = m_listener(game, m_results)) {
        m_error = error;
        m_stop.request_stop();
    }
    if (m_plan.sprt && decision(*m_plan.sprt, m_results.pairs()) != Decision::Undecided)
        m_stop.request_stop();
}

void Tournament::fail(const Error &error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_error)
        m_error = error;
    m_stop.request_stop();
}

} // namespace cli::match
