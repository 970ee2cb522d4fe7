#include "ai/levels/tictactoelevels.h"
#include "ai/players/publishedplayers.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/commands/gamesoptions.h"
#include "app/cli/commands/rungsreport.h"
#include "app/cli/match/everyline.h"
#include "app/cli/match/ladder.h"
#include "app/cli/match/players/playersettings.h"
#include "app/commandline/progressline.h"
#include "core/translatable.h"

#include <atomic>
#include <cmath>
#include <iostream>

namespace cli {

using namespace commandline;
using namespace match;
using ai::Level;
using core::Error;
using core::GameKind;
using core::Result;

namespace {

constexpr std::array ladderOptions{
    Option{"games", "N", QT_TRANSLATE_NOOP("cli", "games in each row"), "200"},
    Option{"nodes", "N",
           QT_TRANSLATE_NOOP("cli", "how many positions the hard level of Othello may search for a "
                                    "move, which repeats the table exactly"),
           "30000"},
    Option{"seconds", "S",
           QT_TRANSLATE_NOOP("cli", "how many seconds it may think for a move instead; then the "
                                    "table depends on the machine")},
    parallelGamesOption,
    Option{"seed", "N", QT_TRANSLATE_NOOP("cli", "the seed of the random numbers"), "1"},
    Option{"rungs", "",
           QT_TRANSLATE_NOOP("cli", "measures the rungs of Learn's ladders instead of the levels")},
    Option{"loss-games", "N",
           QT_TRANSLATE_NOOP("cli", "with --rungs: games in which each rung's losses are counted"),
           "0"},
};

/// The share in a row: games won or lost.
enum class Measure { Won, Lost };

/// A row of the table: a player, an opponent, and the required percentage.
struct Row
{
    GameKind game;
    std::string_view player;
    std::string_view rival;
    Measure measure = Measure::Won;
    int atLeast = 0;
    int atMost = 100;
    FirstSide firstSide = FirstSide::InTurns;
};

constexpr std::array rows{
    Row{GameKind::Othello, "easy", "random", Measure::Won, 60},
    Row{GameKind::Othello, "easy", "corners", Measure::Won, 0, 50},
    Row{GameKind::Othello, "medium", "easy", Measure::Won, 90},
    Row{GameKind::Othello, "hard", "medium", Measure::Won, 90},
    Row{GameKind::TicTacToe, "easy", "careful", Measure::Lost, 15, 100, FirstSide::SecondPlayer},
    Row{GameKind::TicTacToe, "medium", "easy"},
    Row{GameKind::TicTacToe, "hard", "medium", Measure::Lost, 0, 0},
    Row{GameKind::Nim, "easy", "random"},
    Row{GameKind::Nim, "medium", "easy"},
    Row{GameKind::Nim, "hard", "medium"},
};

/// An article's program, of which all tic-tac-toe games are played.
struct Program
{
    std::string_view name;
    ai::SearchResult (*choose)(const core::TicTacToe &);
};

constexpr std::array programs{
    Program{"medium", ai::mediumTicTacToe},
    Program{"hard", ai::hardTicTacToe},
    Program{"report-medium", ai::reportIntermediateTicTacToe},
    Program{"report-code", ai::reportCodeTicTacToe},
    Program{"report-text", ai::reportTextTicTacToe},
    Program{"heuristic-2", [](const core::TicTacToe &p) { return ai::heuristicTicTacToe(p, 2); }},
};

/// Random moves at the start of Othello games between levels, which would otherwise repeat.
constexpr int openingPlies = 6;

std::string percent(double share)
{
    const long tenths = std::lround(share * 1000);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

Contestant contestantNamed(std::string_view name, const ai::Limits &limits)
{
    PlayerSettings settings;
    settings.name = name;
    settings.limits = limits;
    settings.opponent = ai::playerNamed(name);
    if (const std::optional<Level> level = ai::levelNamed(name)) {
        settings.kind = PlayerSettings::Kind::Level;
        settings.level = *level;
    } else {
        settings.kind = PlayerSettings::Kind::Opponent;
    }
    return contestantOf(settings);
}

std::string requirementText(const Row &row)
{
    const std::string what = row.measure == Measure::Won ? "won" : "lost";
    if (row.atMost == 0)
        return what + " none";
    if (row.atMost < 100)
        return what + " at most " + std::to_string(row.atMost) + " %";
    return row.atLeast == 0 ? "" : what + " at least " + std::to_string(row.atLeast) + " %";
}

/// Prints a row and returns whether its requirement is met.
bool printRow(const Row &row, const LadderMatchResult &result)
{
    const MatchTally &tally = result.tally;
    const int hits = row.measure == Measure::Won ? tally.won : tally.lost;
    const double share = static_cast<double>(hits) / result.games();
    const ConfidenceInterval interval = wilsonInterval(share, result.games());
    const bool holds = 100 * share >= row.atLeast && 100 * share <= row.atMost;
    std::cout << "| " << gameName(row.game) << " | " << row.player << " | " << row.rival
              << (row.firstSide == FirstSide::SecondPlayer ? ", who starts" : "") << " | "
              << tally.won << " | " << tally.drawn << " | " << tally.lost << " | " << percent(share)
              << " % " << (row.measure == Measure::Won ? "won" : "lost") << " ("
              << percent(interval.low) << " to " << percent(interval.high) << ") | "
              << result.different << " | " << requirementText(row) << (holds ? "" : ": missed")
              << " |" << std::endl;
    return holds;
}

Result<bool> playRow(const Row &row, LadderMatch ladderMatch, const ai::Limits &limits)
{
    ladderMatch.player = contestantNamed(row.player, limits);
    ladderMatch.rival = contestantNamed(row.rival, limits);
    ladderMatch.start = core::startOf(row.game);
    ladderMatch.firstSide = row.firstSide;
    const bool levelsMeet = ai::levelNamed(row.player) && ai::levelNamed(row.rival);
    ladderMatch.randomPlies = row.game == GameKind::Othello && levelsMeet ? openingPlies : 0;
    std::atomic<int> finished = 0;
    const auto result = [&] {
        const LiveProgressLine status([&] {
            return std::string(gameName(row.game)) + ", " + std::string(row.player) + " against "
                   + std::string(row.rival) + ": " + std::to_string(finished) + " of "
                   + std::to_string(ladderMatch.games);
        });
        return playLadderMatch(ladderMatch, &finished);
    }();
    if (!result)
        return result.error();
    return printRow(row, *result);
}

void printConditions(const LadderMatch &ladderMatch, const ai::Limits &limits)
{
    std::cout
        << "The two players start in turns unless the table says otherwise. Where levels meet in\n"
           "Othello, the first "
        << openingPlies
        << " moves are drawn at random and played from both sides. Othello's hard\nlevel ";
    if (limits.nodes != 0)
        std::cout << "searches " << limits.nodes << " positions for a move";
    else
        std::cout << "thinks " << limits.time.count() << " ms for a move";
    std::cout << ". The seed is " << ladderMatch.seed << ".\n\n";
}

Result<bool> playLadderMatches(const LadderMatch &ladderMatch, const ai::Limits &limits)
{
    std::cout
        << "| game | player | against | won | drawn | lost | share (95 % interval) | different "
           "games | required |\n|---|---|---|---:|---:|---:|---|---:|---|\n";
    bool allHold = true;
    for (const Row &row : rows) {
        const Result<bool> holds = playRow(row, ladderMatch, limits);
        if (!holds)
            return holds.error();
        allHold = *holds && allHold;
    }
    return allHold;
}

std::string lostOf(const EveryLine &lines)
{
    return std::to_string(lines.lost) + " of " + std::to_string(lines.played);
}

bool printLines()
{
    std::cout
        << "\nEvery game of tic-tac-toe against every human reply:\n\n"
           "| program | lost when the human starts | lost when it starts |\n|---|---:|---:|\n";
    bool allHold = true;
    for (const Program &program : programs) {
        const EveryLine second = playEveryLine(program.choose, true);
        const EveryLine first = playEveryLine(program.choose, false);
        std::cout << "| " << program.name << " | " << lostOf(second) << " | " << lostOf(first)
                  << " |\n";
        if (program.choose == ai::hardTicTacToe)
            allHold = second.lost + first.lost == 0;
    }
    return allHold;
}

Result<ai::Limits> readLadderLimits(const Arguments &arguments)
{
    constexpr std::array<std::string_view, 2> exclusive{"nodes", "seconds"};
    if (const std::optional<Error> conflict = arguments.conflict(exclusive))
        return *conflict;
    ai::Limits limits;
    if (arguments.has("seconds")) {
        const auto time = arguments.seconds("seconds", 0.001, 3600);
        if (!time)
            return time.error();
        limits.time = *time;
        return limits;
    }
    const Result<int> nodes = arguments.number("nodes", 1, 2'000'000'000);
    if (!nodes)
        return nodes.error();
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    return limits;
}

Result<LadderMatch> readLadderMatch(const Arguments &arguments)
{
    const Result<int> games = arguments.number("games", 1, 1'000'000);
    if (!games)
        return games.error();
    const Result<int> threads = readParallelGames(arguments);
    if (!threads)
        return threads.error();
    const Result<std::uint64_t> seed = readSeed(arguments);
    if (!seed)
        return seed.error();
    LadderMatch ladderMatch;
    ladderMatch.games = *games;
    ladderMatch.threads = *threads;
    ladderMatch.seed = *seed;
    return ladderMatch;
}

Result<int> playLadder(const LadderMatch &ladderMatch, const ai::Limits &limits)
{
    printConditions(ladderMatch, limits);
    const Result<bool> matchesHold = playLadderMatches(ladderMatch, limits);
    if (!matchesHold)
        return matchesHold.error();
    return printLines() && *matchesHold ? 0 : failedStatus;
}

Result<int> measureRungs(const RungsRequest &request)
{
    const Result<bool> holds = reportRungs(request);
    if (!holds)
        return holds.error();
    return *holds ? 0 : failedStatus;
}

Result<Job> readRungs(const Arguments &arguments)
{
    constexpr std::array<std::string_view, 2> withNodes{"rungs", "nodes"};
    constexpr std::array<std::string_view, 2> withSeconds{"rungs", "seconds"};
    for (const auto &exclusive : {withNodes, withSeconds}) {
        if (const std::optional<Error> conflict = arguments.conflict(exclusive))
            return *conflict;
    }
    const Result<LadderMatch> ladderMatch = readLadderMatch(arguments);
    if (!ladderMatch)
        return ladderMatch.error();
    const Result<int> lossGames = arguments.number("loss-games", 0, 1'000'000);
    if (!lossGames)
        return lossGames.error();
    return Job([request = RungsRequest{ladderMatch->games, *lossGames, ladderMatch->threads,
                                       ladderMatch->seed}] { return measureRungs(request); });
}

Result<Job> readLadder(const Arguments &arguments)
{
    if (arguments.has("rungs"))
        return readRungs(arguments);
    if (arguments.has("loss-games"))
        return Error("--loss-games measures the rungs; expected --rungs with it");
    const Result<ai::Limits> limits = readLadderLimits(arguments);
    if (!limits)
        return limits.error();
    const Result<LadderMatch> ladderMatch = readLadderMatch(arguments);
    if (!ladderMatch)
        return ladderMatch.error();
    return Job(
        [ladderMatch = *ladderMatch, limits = *limits] { return playLadder(ladderMatch, limits); });
}

} // namespace

Command ladderCommand()
{
    return {
        "ladder",
        QT_TRANSLATE_NOOP("cli", "measures the levels by letting them play"),
        QT_TRANSLATE_NOOP(
            "cli",
            "Plays the levels against each other and against beginners, starting in turns unless "
            "the table says otherwise, and prints the shares won with 95 % intervals (Wilson), as "
            "a table for a README. Exit status 1 if a level misses its requirement."),
        {},
        ladderOptions,
        0,
        readLadder};
}

} // namespace cli
