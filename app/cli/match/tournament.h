#pragma once

#include "app/cli/match/results.h"
#include "app/cli/match/settings.h"

#include <functional>
#include <mutex>

namespace cli::match {

/// A match as it is to be played.
struct Plan
{
    std::array<Settings, 2> players;
    std::vector<Opening> openings; ///< at least one for every two games
    int games = 0;
    int threads = 1;
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt = std::nullopt; ///< ends the match early where it decides
};

/// Plays the games of a match that are not yet among the results, several at once, each thread with
/// players of its own.
class Tournament
{
public:
    /// Hears each finished game and all results with it, one at a time, on any thread. An error
    /// ends the match.
    using Listener =
        std::function<std::optional<core::Error>(const FinishedGame &, const Results &)>;

    Tournament(const Plan &plan, Results known, Listener listener);

    /// Plays until all games are finished, the test has decided, or it was asked to stop. The error
    /// is the listener's, or tells which player cannot be started: that ends the match as well.
    std::optional<core::Error> play(const std::stop_token &token);

    /// After play().
    const Results &results() const { return m_results; }

private:
    void work();
    bool playGame(int number, const std::array<std::unique_ptr<Player>, 2> &players);
    void finish(const FinishedGame &game);
    void fail(const core::Error &error);
    std::optional<int> nextGame();

    const Plan &m_plan;
    Results m_results; ///< under m_mutex, as all below
    Listener m_listener;
    std::mutex m_mutex;
    std::optional<core::Error> m_error;
    int m_next = 0;
    std::stop_source m_stop;
};

} // namespace cli::match
