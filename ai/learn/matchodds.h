#pragma once

#include "ai/learn/rungs.h"

#include <functional>
#include <map>
#include <string>

namespace ai::learn {

/// The probabilities of the results of a game between two players that play partly at random.
struct MatchOdds
{
    double first = 0; ///< that the side First wins
    double draw = 0;
    double second = 0;

    /// The expected share of points of a player who plays half of the games on each side.
    static double share(const MatchOdds &asFirst, const MatchOdds &asSecond)
    {
        return (asFirst.first + asFirst.draw / 2 + asSecond.second + asSecond.draw / 2) / 2;
    }
};

/// Computes the odds of a small game exactly, from all its positions.
template <core::NamedGame G>
class OddsTable
{
public:
    using Chances = std::function<std::vector<MoveChance>(const G &)>;

    OddsTable(Chances first, Chances second)
        : m_first(std::move(first))
        , m_second(std::move(second))
    {}

    MatchOdds of(const G &position)
    {
        if (position.isOver()) {
            const int score = position.score();
            return {score > 0 ? 1.0 : 0.0, score == 0 ? 1.0 : 0.0, score < 0 ? 1.0 : 0.0};
        }
        const std::string key = position.toText();
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        MatchOdds odds;
        const bool first = position.sideToMove() == core::Side::First;
        for (const MoveChance &move : first ? m_first(position) : m_second(position)) {
            if (move.chance == 0)
                continue;
            const MatchOdds next = of(core::after(position, move.move));
            odds.first += move.chance * next.first;
            odds.draw += move.chance * next.draw;
            odds.second += move.chance * next.second;
        }
        return m_known[key] = odds;
    }

private:
    Chances m_first;
    Chances m_second;
    std::map<std::string, MatchOdds> m_known;
};

/// The expected share of points of one rung of a small game against another, from the usual start.
template <core::NamedGame G, class Rung>
double shareAgainst(const Rung &rung, const Rung &other)
{
    const auto chances = [](const Rung &of) {
        return [of](const G &position) { return moveChances(of, position); };
    };
    return MatchOdds::share(OddsTable<G>(chances(rung), chances(other)).of(G()),
                            OddsTable<G>(chances(other), chances(rung)).of(G()));
}

} // namespace ai::learn
