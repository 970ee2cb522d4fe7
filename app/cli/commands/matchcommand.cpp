#include "app/cli/commands/clicommands.h"
#include "app/cli/commands/gamesoptions.h"
#include "app/cli/commands/matcharguments.h"
#include "app/cli/match/gamefile.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/progressline.h"
#include "core/translatable.h"

#include <algorithm>
#include <iostream>

namespace cli {

using namespace commandline;
using namespace match;
using core::Error;
using core::Result;

namespace {

constexpr std::array matchOptions{
    Option{"games", "N",
           QT_TRANSLATE_NOOP("cli", "how many games, an even number: two from each opening"),
           "200"},
    Option{"seconds", "S",
           QT_TRANSLATE_NOOP("cli", "how many seconds each player may think for a move"), "0.1"},
    Option{"nodes", "N",
           QT_TRANSLATE_NOOP("cli", "how many positions either may search for a move instead; then "
                                    "the same match between players of ours has the same games")},
    Option{"depth", "N",
           QT_TRANSLATE_NOOP("cli", "how many moves each player looks ahead instead")},
    Option{"ggf", "FILE",
           QT_TRANSLATE_NOOP("cli",
                             "writes the games to a file, in the Generic Game Format, one a line")},
    Option{"resume", "",
           QT_TRANSLATE_NOOP("cli", "continues the match that the file of --ggf holds a part of: "
                                    "by the same command, but there may be more games")},
    Option{"sprt", "ELO0,ELO1",
           QT_TRANSLATE_NOOP(
               "cli", "ends the match when a sequential probability ratio test has decided, with 5 "
                      "% of errors either way, whether the first player is ELO0 or ELO1 stronger")},
    Option{"openings", "FILE",
           QT_TRANSLATE_NOOP("cli", "takes the openings from a file, one a line: moves such as "
                                    "f5d6c3, or a board and the side to move")},
    Option{"plies", "N",
           QT_TRANSLATE_NOOP("cli", "how many moves the openings have that are drawn at random"),
           "8"},
    Option{"balance", "N",
           QT_TRANSLATE_NOOP("cli", "how many discs ahead a side may be after them"), "2"},
    parallelGamesOption,
    Option{"seed", "N",
           QT_TRANSLATE_NOOP("cli", "the seed of the random numbers, of the openings as well"),
           "1"},
};

std::string progressText(const MatchResults &results, const MatchPlan &plan)
{
    const MatchTally tally = results.tally();
    std::string text = std::to_string(results.games()) + " of " + std::to_string(plan.games)
                       + " games: won " + std::to_string(tally.won) + ", drawn "
                       + std::to_string(tally.drawn) + ", lost " + std::to_string(tally.lost);
    return text;
}

/// Reports a game that a player forfeited.
void reportFailure(const MatchGame &game, const MatchArguments &match)
{
    if (!game.failed)
        return;
    const auto player = static_cast<std::size_t>(game.playerOf(*game.failed));
    std::cerr << "game " << game.number + 1 << ": lost by " << match.players[player].name << ": "
              << game.failure.what << std::endl;
}

/// Warns if an external program's protocol cannot express the match's limit, so that it uses its
/// own time.
void reportUnlimited(const MatchArguments &match)
{
    for (const PlayerSettings &player : match.players) {
        const bool limited =
            player.limits.time.count() != 0
            || (player.kind == PlayerSettings::Kind::NBoard && player.limits.depth != 0);
        if (player.isExternal() && !limited)
            std::cerr << "tabuleiro-cli match: " << player.name
                      << " cannot be sent the limit and plays by its own; seconds=S gives it one"
                      << std::endl;
    }
}

int playMatch(const MatchArguments &match, const MatchResults &known, GameFile &file,
              const InterruptGuard &interrupt)
{
    ProgressLine status;
    const bool startsPrograms = std::any_of(match.players.begin(), match.players.end(),
                                            [](const auto &player) { return player.isExternal(); });
    status.show(startsPrograms ? "starting the programs" : progressText(known, match.plan));
    MatchRunner runner(match.plan, known, [&](const MatchGame &game, const MatchResults &results) {
        status.clear();
        reportFailure(game, match);
        status.show(progressText(results, match.plan));
        return file.write(game);
    });
    const std::optional<Error> error = runner.play(interrupt.token());
    status.clear();
    if (!error || runner.results().games() > 0)
        std::cout << report(runner.results(), match.names(), match.plan.sprt) << std::flush;
    if (error)
        std::cerr << "tabuleiro-cli match: " << error->text << std::endl;
    if (interrupt.interrupted())
        return interruptedStatus;
    return error ? failedStatus : 0;
}

Result<int> runMatch(MatchArguments match, const Arguments &arguments)
{
    if (const auto error = loadPlayers(match))
        return *error;
    const Result<std::string> given = readOpeningsFile(arguments);
    if (!given)
        return given.error();
    GameFile file(arguments.text("ggf"), match.names(), fingerprint(arguments, match, *given));
    const Result<MatchResults> known = file.open(arguments.has("resume"), match.plan.games);
    if (!known)
        return known.error();
    const InterruptGuard interrupt;
    const auto openings = chooseOpenings(arguments, match, *given, interrupt.token());
    if (!openings)
        return openings.error();
    if (interrupt.interrupted())
        return interruptedStatus;
    match.plan.openings = *openings;
    reportUnlimited(match);
    return playMatch(match, *known, file, interrupt);
}

Result<Job> readMatch(const Arguments &arguments)
{
    const auto match = readMatchArguments(arguments);
    if (!match)
        return match.error();
    return Job([match = *match, arguments] { return runMatch(match, arguments); });
}

} // namespace

Command matchCommand()
{
    // tst_matchcommand checks the opponents' names and the sizes in this text.
    static constexpr core::TranslatableText details = QT_TRANSLATE_NOOP(
        "cli", "Plays Othello from balanced openings, each from both sides, several games "
               "at once, and prints the result with Elo and its 95 % interval, discs and "
               "time. Our own engines use one thread each and remember nothing of the "
               "games before.\n"
               "\n"
               "A PLAYER is one of\n"
               "  easy, medium, hard    a level of the game\n"
               "  random, corners       an opponent of the command opponents\n"
               "  engine                the Othello engine by itself, without a book\n"
               "  gtp:COMMAND           another program that speaks the Go Text Protocol\n"
               "  nboard:COMMAND        another program that speaks the NBoard protocol\n"
               "\n"
               "Its settings stand before the colon, after commas:\n"
               "  seconds=S             how long it may think for a move, instead of the "
               "match's\n"
               "  nodes=N, depth=N      its own limits, likewise\n"
               "  clock=S+INCREMENT     the clock of a game instead; +INCREMENT can be "
               "left out\n"
               "  book=on               lets hard play the opening from its book\n"
               "  weights=FILE          the evaluation of an engine\n"
               "  table=MB              the size of its transposition table; 64 if not "
               "given\n"
               "  name=TEXT             its name in the result and the games\n"
               "  patience=S            how long another program may take for a move if "
               "its\n"
               "                        protocol has no time command; 60 if not given\n"
               "  start=S               how long it may take to start; 60 if not given\n"
               "  margin=S              how much longer than its time it may take; 0.5 if "
               "not\n"
               "                        given; give much to one that ignores the clock\n"
               "\n"
               "Limits of a move are for hard and engine: easy and medium need none. "
               "Another program gets its time as a clock for the game, in whole seconds, "
               "or, by NBoard's protocol, the depth.\n"
               "\n"
               "A COMMAND is a program and its arguments, with double quotes around what "
               "holds blanks; no shell reads it. A program named by its whole path runs "
               "in its own folder. Examples: engine,weights=new.bin,name=new and "
               "\"nboard,depth=6:/opt/engine x\".\n");
    return {"match",        QT_TRANSLATE_NOOP("cli", "lets two players of Othello play many games"),
            details.source, "PLAYER PLAYER",
            matchOptions,   2,
            readMatch};
}

} // namespace cli
