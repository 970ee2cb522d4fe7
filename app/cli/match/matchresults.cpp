#include "app/cli/match/matchresults.h"

#include "app/commandline/numbers.h"

#include <cmath>
#include <iomanip>
#include <numeric>
#include <sstream>

namespace cli::match {

using commandline::signedNumber;

namespace {

/// The first player's points, in half points.
std::size_t halfPoints(int score)
{
    return score > 0 ? 2 : score == 0 ? 1 : 0;
}

/// "+12.3 (95 % interval -4.5 to +29.1)".
std::string withInterval(const IntervalEstimate &estimate, int decimals)
{
    if (std::isinf(estimate.low) && std::isinf(estimate.high))
        return signedNumber(estimate.value, decimals) + " (the same each time: no interval)";
    const auto end = [decimals](double value) {
        return std::isinf(value) ? value < 0 ? "any less" : "any more"
                                 : signedNumber(value, decimals);
    };
    return signedNumber(estimate.value, decimals) + " (95 % interval " + end(estimate.low) + " to "
           + end(estimate.high) + ')';
}

std::string eloText(const IntervalEstimate &elo)
{
    if (std::isinf(elo.value))
        return elo.value > 0 ? "more than " + signedNumber(elo.low, 1) + " (95 % confidence)"
                             : "less than " + signedNumber(elo.high, 1) + " (95 % confidence)";
    return withInterval(elo, 1);
}

std::string sprtText(const Sprt &sprt, const PairCounts &pairs)
{
    std::ostringstream text;
    text << std::fixed << "Test of Elo " << signedNumber(sprt.elo1, 1) << " against "
         << signedNumber(sprt.elo0, 1) << ": log-likelihood ratio " << std::setprecision(2)
         << logLikelihoodRatio(pairs, sprt.elo0, sprt.elo1) << " between " << sprt.lower()
         << " and " << sprt.upper() << ": ";
    switch (decision(sprt, pairs)) {
    case SprtDecision::Accepted:
        return text.str() + "decided for " + signedNumber(sprt.elo1, 1) + "\n";
    case SprtDecision::Rejected:
        return text.str() + "decided for " + signedNumber(sprt.elo0, 1) + "\n";
    case SprtDecision::Undecided:
        break;
    }
    return text.str() + "not decided\n";
}

std::string usedText(const std::string &name, const TimeUsed &used, int games, int failed)
{
    const double total = Seconds(used.total).count();
    std::ostringstream text;
    text << std::fixed << std::setprecision(3) << name << ": " << total / std::max(1, used.moves)
         << " s a move, longest " << Seconds(used.longest).count() << " s; "
         << total / std::max(1, games) << " s a game";
    if (failed > 0)
        text << "; " << failed << (failed == 1 ? " game" : " games")
             << " lost by resigning or failing";
    return text.str() + '\n';
}

} // namespace

template <class Visit>
void MatchResults::visitPairs(Visit visit) const
{
    for (const auto &[number, first] : m_games) {
        const auto second = number % 2 == 0 ? m_games.find(number + 1) : m_games.end();
        if (second != m_games.end())
            visit(first, second->second);
    }
}

MatchTally MatchResults::tally() const
{
    MatchTally tally;
    for (const auto &[number, game] : m_games) {
        tally.won += game.score > 0 ? 1 : 0;
        tally.drawn += game.score == 0 ? 1 : 0;
        tally.lost += game.score < 0 ? 1 : 0;
        if (game.failed)
            ++tally.failed[static_cast<std::size_t>(*game.failed)];
        for (std::size_t i = 0; i < tally.used.size(); ++i)
            tally.used[i].add(game.used[i]);
    }
    return tally;
}

PairCounts MatchResults::pairs() const
{
    PairCounts pairs{};
    visitPairs([&pairs](const GameSummary &first, const GameSummary &second) {
        ++pairs[halfPoints(first.score) + halfPoints(second.score)];
    });
    return pairs;
}

std::vector<double> MatchResults::pairDiscs() const
{
    std::vector<double> discs;
    visitPairs([&discs](const GameSummary &first, const GameSummary &second) {
        discs.push_back((first.score + second.score) / 2.0);
    });
    return discs;
}

std::string report(const MatchResults &results, const std::array<std::string, 2> &names,
                   const std::optional<Sprt> &sprt)
{
    const MatchTally tally = results.tally();
    const PairCounts pairs = results.pairs();
    const int games = results.games();
    const int pairCount = std::accumulate(pairs.begin(), pairs.end(), 0);
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << names[0] << " against " << names[1] << ", "
         << games << (games == 1 ? " game" : " games") << ", " << pairCount
         << (pairCount == 1 ? " opening" : " openings") << " from both sides\n";
    if (games > 0)
        text << "Won " << tally.won << ", drawn " << tally.drawn << ", lost " << tally.lost << ": "
             << 100 * (tally.won + tally.drawn / 2.0) / games << " % of the points\n";
    if (pairCount > 0) {
        text << "Pairs with 0, 1/2, 1, 1 1/2, 2 points:";
        for (const int count : pairs)
            text << ' ' << count;
        text << "\nElo " << eloText(eloEstimate(pairs)) << "\nDiscs a game "
             << withInterval(meanEstimate(results.pairDiscs()), 2) << '\n';
    }
    if (sprt && pairCount > 0)
        text << sprtText(*sprt, pairs);
    for (std::size_t i = 0; i < names.size() && games > 0; ++i)
        text << usedText(names[i], tally.used[i], games, tally.failed[i]);
    return text.str();
}

} // namespace cli::match
