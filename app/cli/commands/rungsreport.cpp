#include "app/cli/commands/rungsreport.h"

#include "ai/learn/matchodds.h"
#include "ai/learn/rungs.h"
#include "ai/othello/othelloengine.h"
#include "ai/players/namedplayers.h"
#include "ai/search/random.h"
#include "app/cli/match/players/playersettings.h"
#include "app/commandline/paralleljobs.h"
#include "app/commandline/progressline.h"

#include <cmath>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <sstream>
#include <tuple>

namespace cli {

using namespace match;
using ai::learn::othelloRungs;
using ai::learn::RungPlayer;
using core::Result;

namespace {

// Required shares of the points between neighbouring rungs, in percent.
constexpr double minOthelloShare = 62;
constexpr double maxOthelloShare = 77;
constexpr double minSmallShare = 64;
constexpr double maxSmallShare = 75;
/// The minimum share of games that the lowest rung must lose to random play, in percent.
constexpr double minLostToRandom = 35;
constexpr int rungsOpeningPlies = 6;

/// A rung as a match player.
class RungMatchPlayer : public Player
{
public:
    explicit RungMatchPlayer(int rung)
        : m_rung(rung)
    {}

    std::optional<PlayerFailure> begin(const GameSoFar &, core::Side, std::uint64_t seed) override
    {
        m_seed = seed;
        return std::nullopt;
    }
    std::variant<PlayerAnswer, PlayerFailure> choose(const GameSoFar &game,
                                                     const std::stop_token &token) override
    {
        return PlayerAnswer{m_player.choose(game.position, m_rung, m_seed, token), std::nullopt,
                            Seconds{0}};
    }

private:
    RungPlayer m_player;
    int m_rung;
    std::uint64_t m_seed = 0;
};

Contestant rungContestant(int rung)
{
    return {"rung " + std::to_string(rung + 1),
            [rung] { return std::make_unique<RungMatchPlayer>(rung); }};
}

Contestant levelContestant(std::string_view name)
{
    PlayerSettings settings;
    settings.name = name;
    settings.limits.nodes = 30000;
    settings.opponent = ai::playerNamed(name);
    settings.kind = PlayerSettings::Kind::Opponent;
    if (const auto level = ai::levelNamed(name)) {
        settings.kind = PlayerSettings::Kind::Level;
        settings.level = *level;
    }
    return contestantOf(settings);
}

/// One decimal.
std::string tenths(double number)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << number;
    return text.str();
}

struct Meeting
{
    Contestant player;
    Contestant rival;
    double atLeast = 0; ///< percent of the points
    double atMost = 100;
};

/// A number of Elo; "-" where a share of 0 or 100 % has none.
std::string eloNumber(double elo)
{
    return std::isfinite(elo) ? std::to_string(std::lround(elo)) : "-";
}

/// Plays a meeting and prints its row; returns the player's share of the points in percent.
Result<double> meet(const Meeting &meeting, const RungsRequest &request, bool &allHold)
{
    LadderMatch ladderMatch;
    ladderMatch.player = meeting.player;
    ladderMatch.rival = meeting.rival;
    ladderMatch.start = core::Othello();
    ladderMatch.games = request.games;
    ladderMatch.randomPlies = rungsOpeningPlies;
    ladderMatch.seed = request.seed;
    ladderMatch.threads = request.threads;
    std::atomic<int> finished = 0;
    const auto result = [&] {
        const commandline::LiveProgressLine status([&] {
            return meeting.player.name + " against " + meeting.rival.name + ": "
                   + std::to_string(finished) + " of " + std::to_string(request.games);
        });
        return playLadderMatch(ladderMatch, &finished);
    }();
    if (!result)
        return result.error();
    const MatchTally &tally = result->tally;
    const double share = (tally.won + tally.drawn / 2.0) / result->games();
    const ConfidenceInterval interval = wilsonInterval(share, result->games());
    const bool holds = 100 * share >= meeting.atLeast && 100 * share <= meeting.atMost;
    allHold = allHold && holds;
    std::cout << "| " << meeting.player.name << " | " << meeting.rival.name << " | " << tally.won
              << " | " << tally.drawn << " | " << tally.lost << " | " << tenths(100 * share)
              << " % (" << tenths(100 * interval.low) << " to " << tenths(100 * interval.high)
              << ") | " << eloNumber(eloOf(share)) << " | " << (holds ? "" : "missed") << " |"
              << std::endl;
    return 100 * share;
}

/// Reports neighbouring rungs and levels; then the ratings implied by these shares, beside the
/// table's.
Result<bool> reportOthello(const RungsRequest &request)
{
    std::cout << "Othello, " << request.games << " games a row, the first " << rungsOpeningPlies
              << " moves drawn at random and played from both sides:\n\n"
              << "| player | against | won | drawn | lost | share (95 % interval) | Elo | |\n"
              << "|---|---|---:|---:|---:|---|---:|---|\n";
    bool allHold = true;
    const auto lowest = meet(
        {rungContestant(0), levelContestant("random"), 0, 100 - minLostToRandom}, request, allHold);
    if (!lowest)
        return lowest.error();
    std::vector<double> ratings{0};
    const int count = static_cast<int>(othelloRungs.size());
    for (int rung = 1; rung < count; ++rung) {
        const auto share =
            meet({rungContestant(rung), rungContestant(rung - 1), minOthelloShare, maxOthelloShare},
                 request, allHold);
        if (!share)
            return share.error();
        ratings.push_back(ratings.back() + eloOf(*share / 100));
    }
    // Each level plays the two rungs whose strengths it lies between.
    double medium = 0;
    for (const auto &[level, below, above] :
         {std::tuple{"easy", 0, 1}, std::tuple{"medium", 5, 6}, std::tuple{"hard", 14, 14}}) {
        double elo = 0;
        for (const int rung : {below, above}) {
            const auto share =
                meet({levelContestant(level), rungContestant(rung)}, request, allHold);
            if (!share)
                return share.error();
            elo += (ratings[static_cast<std::size_t>(rung)] + eloOf(*share / 100)) / 2;
            if (below == above) {
                elo *= 2;
                break;
            }
        }
        if (std::string_view(level) == "medium")
            medium = elo;
    }
    std::cout << "\n| rung | depth | spread | exact from | max loss | rating | measured |\n"
                 "|---:|---:|---:|---:|---:|---:|---:|\n";
    for (int rung = 0; rung < count; ++rung) {
        const auto &row = othelloRungs[static_cast<std::size_t>(rung)];
        std::cout << "| " << rung + 1 << " | " << row.depth << " | " << row.spread << " | "
                  << row.exactEmpties << " | " << row.maxLoss << " | " << row.rating << " | "
                  << eloNumber(ratings[static_cast<std::size_t>(rung)] - medium
                               + ai::learn::mediumRating)
                  << " |\n";
    }
    return allHold;
}

template <core::NamedGame G, class Rungs>
bool reportSmallGame(std::string_view name, const Rungs &rungs)
{
    std::cout << '\n'
              << name << ", exactly:\n\n| rung | share against the one below | rating | |\n"
              << "|---:|---:|---:|---|\n| 1 | | " << rungs.front().rating << " | |\n";
    bool allHold = true;
    for (std::size_t rung = 1; rung < rungs.size(); ++rung) {
        const double share = 100 * ai::learn::shareAgainst<G>(rungs[rung], rungs[rung - 1]);
        const bool holds = share >= minSmallShare && share <= maxSmallShare;
        allHold = allHold && holds;
        std::cout << "| " << rung + 1 << " | " << tenths(share) << " % | " << rungs[rung].rating
                  << " | " << (holds ? "" : "missed") << " |\n";
    }
    return allHold;
}

/// Histogram of the discs that moves lose: 0, 1-2, 3-5, 6-9, 10-19, 20 or more.
using LossHistogram = std::array<double, 6>;

/// Losses of people's moves, in percent, according to a search of 8 plies: 100 games of the WTHOR
/// archive between players with at most 8 games there, 120 of any players, 100 between players with
/// at least 800.
struct HumanLosses
{
    std::string_view name;
    double mean; ///< in discs
    LossHistogram shares;
};
constexpr std::array humanLosses{
    HumanLosses{"novices", 3.05, {54.2, 11.7, 13.5, 9.9, 8.7, 1.9}},
    HumanLosses{"any", 1.32, {69.4, 12.1, 10.3, 5.6, 2.4, 0.2}},
    HumanLosses{"masters", 1.18, {70.7, 12.3, 10.2, 4.9, 1.9, 0.1}},
};
constexpr int lossDepth = 8;

std::size_t binOf(int loss)
{
    constexpr std::array upTo{0, 2, 5, 9, 19};
    return static_cast<std::size_t>(
        std::find_if(upTo.begin(), upTo.end(), [loss](int max) { return loss <= max; })
        - upTo.begin());
}

struct Losses
{
    LossHistogram counts{};
    double sum = 0;

    double moves() const { return std::accumulate(counts.begin(), counts.end(), 0.0); }
};

/// Plays a game of a rung against itself and adds its moves' losses to the histogram.
void addGame(int rung, std::uint64_t seed, RungPlayer &player, ai::othello::OthelloEngine &judge,
             Losses &losses)
{
    ai::Random random(seed);
    core::Othello game;
    for (int ply = 0; !game.isOver(); ++ply) {
        const auto moves = game.legalMoves();
        core::Move move = moves[ai::uniformIndex(random, moves.size())];
        if (ply >= rungsOpeningPlies && moves.size() > 1) {
            move = player.choose(game, rung, seed);
            const auto values = judge.analyze(game, {.depth = lossDepth});
            const auto played = std::find_if(values.begin(), values.end(),
                                             [move](const auto &v) { return v.move == move; });
            const int loss = values.front().value - played->value;
            losses.counts[binOf(loss)] += 1;
            losses.sum += loss;
        }
        game.play(move);
    }
}

Result<Losses> lossesOf(int rung, const RungsRequest &request)
{
    struct Worker
    {
        RungPlayer player;
        ai::othello::OthelloEngine judge;
    };
    Losses all;
    const auto error = commandline::inParallel(
        static_cast<std::size_t>(request.threads), static_cast<std::size_t>(request.lossGames),
        [] {
            return std::make_unique<Worker>(
                Worker{{}, ai::othello::OthelloEngine({.tableBytes = std::size_t(4) << 20})});
        },
        [&](std::unique_ptr<Worker> &worker, std::size_t index,
            std::mutex &mutex) -> std::optional<core::Error> {
            Losses game;
            addGame(rung, request.seed * 1'000'003 + index, worker->player, worker->judge, game);
            const std::lock_guard lock(mutex);
            for (std::size_t bin = 0; bin < game.counts.size(); ++bin)
                all.counts[bin] += game.counts[bin];
            all.sum += game.sum;
            return std::nullopt;
        });
    if (error)
        return *error;
    return all;
}

/// The total variation distance of two histograms, in percentage points.
double distance(const LossHistogram &a, const LossHistogram &b)
{
    double sum = 0;
    for (std::size_t bin = 0; bin < a.size(); ++bin)
        sum += std::abs(a[bin] - b[bin]);
    return sum / 2;
}

Result<bool> reportLosses(const RungsRequest &request)
{
    std::cout << "\nWhat a move of Othello loses, by a search of " << lossDepth << " plies, in "
              << request.lossGames << " games of each rung against itself:\n\n"
              << "| rung | mean, discs | 0 | 1-2 | 3-5 | 6-9 | 10-19 | 20+ | distance to people |\n"
                 "|---:|---:|---:|---:|---:|---:|---:|---:|---|\n";
    bool allHold = true;
    for (int rung = 0; rung < static_cast<int>(othelloRungs.size()); ++rung) {
        const auto losses = lossesOf(rung, request);
        if (!losses)
            return losses.error();
        LossHistogram shares = losses->counts;
        for (double &share : shares)
            share *= 100 / losses->moves();
        const double mean = losses->sum / losses->moves();
        const auto &people = *std::min_element(
            humanLosses.begin(), humanLosses.end(), [mean](const auto &a, const auto &b) {
                return std::abs(a.mean - mean) < std::abs(b.mean - mean);
            });
        const bool holds = rung <= 3 || shares.back() <= 2;
        allHold = allHold && holds;
        std::cout << "| " << rung + 1 << " | " << tenths(mean);
        for (const double share : shares)
            std::cout << " | " << tenths(share);
        std::cout << " | " << tenths(distance(shares, people.shares)) << " points from "
                  << people.name << (holds ? "" : "; missed") << " |" << std::endl;
    }
    return allHold;
}

} // namespace

Result<bool> reportRungs(const RungsRequest &request)
{
    const Result<bool> othello = reportOthello(request);
    if (!othello)
        return othello.error();
    const bool ticTacToe =
        reportSmallGame<core::TicTacToe>("Tic-tac-toe", ai::learn::ticTacToeRungs);
    const bool nim =
        reportSmallGame<core::Nim>("Nim, 20 counters, take 1 to 3, misere", ai::learn::nimRungs);
    if (request.lossGames == 0)
        return *othello && ticTacToe && nim;
    const Result<bool> losses = reportLosses(request);
    if (!losses)
        return losses.error();
    return *othello && ticTacToe && nim && *losses;
}

} // namespace cli
