#pragma once

#include "app/cli/match/matchgame.h"
#include "app/cli/match/matchstatistics.h"

#include <map>
#include <string>

namespace cli::match {

/// The totals of a match.
struct MatchTally
{
    int won = 0; ///< by the first player
    int drawn = 0;
    int lost = 0;
    std::array<int, 2> failed{}; ///< games forfeited by each player
    std::array<TimeUsed, 2> used;
};

/// The finished games of a match, in any order.
class MatchResults
{
public:
    void add(const GameSummary &game) { m_games.emplace(game.number, game); }
    bool has(int number) const { return m_games.contains(number); }
    int games() const { return static_cast<int>(m_games.size()); }

    MatchTally tally() const;

    /// Counts the pairs with both games finished.
    PairCounts pairs() const;
    /// The mean of the first player's disc difference in each of those pairs.
    std::vector<double> pairDiscs() const;

private:
    template <class Visit>
    void visitPairs(Visit visit) const;

    std::map<int, GameSummary> m_games; ///< by number
};

/// The result for a person to read, with line ends.
std::string report(const MatchResults &results, const std::array<std::string, 2> &names,
                   const std::optional<Sprt> &sprt);

} // namespace cli::match
