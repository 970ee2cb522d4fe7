#pragma once

#include "app/cli/match/matchgame.h"
#include "app/cli/match/matchresults.h"

#include <functional>
#include <memory>
#include <mutex>

namespace cli::match {

/// Plays a game between two players, indexed by side, from an opening. Nothing if a stop was
/// requested before its end.
std::optional<MatchGame> playGame(const MatchOpening &opening,
                                  const std::array<Player *, 2> &players, std::uint64_t seed,
                                  const std::stop_token &token);

/// A match to be played.
struct MatchPlan
{
    std::array<Contestant, 2> players;
    std::vector<MatchOpening> openings; ///< at least one per two games
    int games = 0;
    FirstSide firstSide = FirstSide::InTurns;
    int threads = 1;
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt = std::nullopt; ///< ends the match early if it decides
};

/// Plays a match's games that are not among the results yet, several at once; each thread has its
/// own players.
class MatchRunner
{
public:
    /// Called with each finished game and all results including it, for one game at a time, on any
    /// thread. An error ends the match.
    using Listener =
        std::function<std::optional<core::Error>(const MatchGame &, const MatchResults &)>;

    MatchRunner(const MatchPlan &plan, MatchResults known, Listener listener);

    /// Plays until all games are finished, the test has decided, or a stop is requested. The error
    /// is the listener's, or says which player cannot be started, which also ends the match.
    std::optional<core::Error> play(const std::stop_token &token);

    /// The results, after play().
    const MatchResults &results() const { return m_results; }

private:
    using Players = std::array<std::unique_ptr<Player>, 2>;

    void work();
    bool playNumber(int number, const Players &players);
    void finish(const MatchGame &game);
    void fail(const core::Error &error);
    std::optional<int> nextNumber();

    const MatchPlan &m_plan;
    MatchResults m_results; ///< guarded by m_mutex, like everything below
    Listener m_listener;
    std::mutex m_mutex;
    std::optional<core::Error> m_error;
    int m_next = 0;
    std::stop_source m_stop;
};

} // namespace cli::match
