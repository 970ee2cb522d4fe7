#pragma once

#include "app/cli/match/matchresults.h"

#include <functional>
#include <memory>
#include <mutex>

namespace cli::match {

/// A match as it is to be played.
struct MatchPlan
{
    std::array<Contestant, 2> players;
    std::vector<MatchOpening> openings; ///< at least one for every two games
    int games = 0;
    FirstSide firstSide = FirstSide::InTurns;
    int threads = 1;
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt = std::nullopt; ///< ends the match early where it decides
};

/// Plays the games of a match that are not yet among the results, several at once, each thread with
/// players of its own.
class MatchRunner
{
public:
    /// Gets each finished game and all results with it, one at a time, on any thread. An error ends
    /// the match.
    using Listener =
        std::function<std::optional<core::Error>(const MatchGame &, const MatchResults &)>;

    MatchRunner(const MatchPlan &plan, MatchResults known, Listener listener);

    /// Plays until all games are finished, the test has decided, or a stop is requested. The error
    /// is the listener's, or says which player cannot be started: that ends the match as well.
    std::optional<core::Error> play(const std::stop_token &token);

    /// The results of play().
    const MatchResults &results() const { return m_results; }

private:
    using Players = std::array<std::unique_ptr<Player>, 2>;

    void work();
    bool playNumber(int number, const Players &players);
    void finish(const MatchGame &game);
    void fail(const core::Error &error);
    std::optional<int> nextNumber();

    const MatchPlan &m_plan;
    MatchResults m_results; ///< under m_mutex, as all below
    Listener m_listener;
    std::mutex m_mutex;
    std::optional<core::Error> m_error;
    int m_next = 0;
    std::stop_source m_stop;
};

} // namespace cli::match
