#include "ai/othello/defaultweights.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/interrupt.h"
#include "app/cli/match/openings.h"
#include "app/cli/match/tournament.h"
#include "app/cli/status.h"
#include "core/format/ggf.h"
#include "core/notation.h"

#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>

#include <unistd.h>

namespace cli {

using namespace match;
using core::Error;
using core::Result;

namespace {

constexpr int failedStatus = 1;

constexpr std::array options{
    Option{"games", "N", "even, for each opening is played from both sides; 200 if not given"},
    Option{"seconds", "S", "how long either may think for a move; 0.1 if not given"},
    Option{"nodes", "N",
           "how many positions either may look at for a move instead; then\n"
           "the same match between players of ours has the same games"},
    Option{"depth", "N", "how many moves either looks ahead instead"},
    Option{"ggf", "FILE", "writes the games to a file, in the Generic Game Format, one a line"},
    Option{"resume", "",
           "goes on with a match that the file holds a part of; the rest of the\n"
           "words must be the same, but there may be more games"},
    Option{"sprt", "ELO0,ELO1",
           "ends the match when a sequential probability ratio test has\n"
           "decided, with 5 % of errors either way, whether the first player\n"
           "is ELO0 or ELO1 stronger"},
    Option{"openings", "FILE",
           "takes the openings from a file, one a line: moves such as f5d6c3,\n"
           "or a board and the side to move"},
    Option{"plies", "N", "or draws openings of so many moves; 8 if not given"},
    Option{"balance", "N", "in which a side is so many discs ahead at most; 2 if not given"},
    Option{"threads", "N", "games played at once; one per processor if not given"},
    Option{"seed", "N", "another seed gives other openings; 1 if not given"},
};

std::array<std::string, 2> namesOf(const Plan &plan)
{
    return {plan.players[0].name, plan.players[1].name};
}

Result<ai::Limits> chosenLimits(const Arguments &arguments)
{
    const Result<double> seconds = arguments.decimal("seconds", 0.1, 0.001, 86'400);
    if (!seconds)
        return Error{seconds.error()};
    const Result<int> nodes = arguments.number("nodes", 0, 1, 2'000'000'000);
    if (!nodes)
        return Error{nodes.error()};
    const Result<int> depth = arguments.number("depth", 0, 1, 60);
    if (!depth)
        return Error{depth.error()};
    const bool hasTime = arguments.has("seconds");
    const bool hasNodes = arguments.has("nodes");
    const bool hasDepth = arguments.has("depth");
    if ((hasTime && hasNodes) || (hasTime && hasDepth) || (hasNodes && hasDepth))
        return Error{"--seconds, --nodes and --depth exclude each other; expected one of them"};
    ai::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.depth = *depth;
    if (!hasNodes && !hasDepth)
        limits.time = std::chrono::milliseconds(std::lround(*seconds * 1000));
    return limits;
}

/// "0,5".
Result<std::optional<Sprt>> chosenTest(const Arguments &arguments)
{
    if (!arguments.has("sprt"))
        return std::optional<Sprt>();
    const std::string text = arguments.text("sprt");
    const std::size_t comma = std::min(text.find(','), text.size());
    constexpr int farthest = 1000;
    const Result<int> elo0 = numberOf("--sprt", text.substr(0, comma), -farthest, farthest);
    const Result<int> elo1 =
        numberOf("--sprt", text.substr(std::min(comma + 1, text.size())), -farthest, farthest);
    if (!elo0 || !elo1 || *elo0 >= *elo1)
        return Error{"--sprt: " + core::quoted(text)
                     + "; expected two whole numbers, the smaller first, such as 0,10"};
    Sprt sprt;
    sprt.elo0 = *elo0;
    sprt.elo1 = *elo1;
    return std::optional(sprt);
}

Result<std::array<Settings, 2>> chosenPlayers(const Arguments &arguments)
{
    if (arguments.operands().size() != 2)
        return Error{"expected two players, such as engine and hard, but got "
                     + std::to_string(arguments.operands().size())};
    const Result<ai::Limits> limits = chosenLimits(arguments);
    if (!limits)
        return Error{limits.error()};
    Settings fallback;
    fallback.limits = *limits;
    std::array<Settings, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Result<Settings> settings = readSettings(arguments.operands()[i], fallback);
        if (!settings)
            return Error{settings.error()};
        players[i] = *settings;
    }
    if (players[0].name == players[1].name)
        players[1].name += " (2)";
    return players;
}

Result<Plan> chosenPlan(const Arguments &arguments)
{
    const auto players = chosenPlayers(arguments);
    if (!players)
        return Error{players.error()};
    const Result<int> games = arguments.number("games", 200, 2, 1'000'000);
    if (!games)
        return Error{games.error()};
    if (*games % 2 != 0)
        return Error{"--games: " + core::quoted(arguments.text("games"))
                     + "; expected an even number"};
    const int processors = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const Result<int> threads = arguments.number("threads", processors, 1, 1024);
    if (!threads)
        return Error{threads.error()};
    const Result<int> seed = arguments.number("seed", 1, 0, 1'000'000'000);
    if (!seed)
        return Error{seed.error()};
    const auto sprt = chosenTest(arguments);
    if (!sprt)
        return Error{sprt.error()};
    Plan plan;
    plan.players = *players;
    plan.games = *games;
    plan.threads = *threads;
    plan.seed = static_cast<std::uint64_t>(*seed);
    plan.sprt = *sprt;
    return plan;
}

Result<OpeningRules> chosenRules(const Arguments &arguments)
{
    const Result<int> plies = arguments.number("plies", 8, 1, 40);
    if (!plies)
        return Error{plies.error()};
    const Result<int> balance = arguments.number("balance", 2, 0, 64);
    if (!balance)
        return Error{balance.error()};
    const bool drawn = arguments.has("plies") || arguments.has("balance");
    if (drawn && arguments.has("openings"))
        return Error{"--openings excludes --plies and --balance; expected either"};
    OpeningRules rules;
    rules.plies = *plies;
    rules.balance = *balance;
    return rules;
}

Result<std::vector<Opening>> openingsFrom(const std::string &path, int games)
{
    const Result<std::string> text = readText(path);
    if (!text)
        return Error{"--openings: " + text.error()};
    const auto openings = readOpenings(*text);
    if (!openings)
        return Error{path + ": " + openings.error()};
    if (openings->size() < openingOf(games))
        return Error{
            "--openings: " + core::quoted(path) + " holds " + std::to_string(openings->size())
            + "; expected one for every two games, which is " + std::to_string(openingOf(games))};
    return *openings;
}

Result<std::vector<Opening>> drawOpenings(const Arguments &arguments, const Plan &plan,
                                          const std::stop_token &token)
{
    Result<OpeningRules> rules = chosenRules(arguments);
    if (!rules)
        return Error{rules.error()};
    OpeningRules seeded = *rules;
    seeded.seed = plan.seed;
    const std::size_t count = openingOf(plan.games);
    StatusLine status;
    auto openings = drawnOpenings(seeded, count, plan.threads, token, [&](std::size_t found) {
        status.show("openings: " + std::to_string(found) + " of " + std::to_string(count));
    });
    status.clear();
    if (openings.size() < count && !token.stop_requested())
        return Error{"only " + std::to_string(openings.size())
                     + " balanced openings were found; expected " + std::to_string(count)
                     + ": ask for fewer games, more --plies or a larger --balance"};
    return openings;
}

/// External engines that speak GTP can be given moves only.
std::optional<Error> checkOpenings(const Plan &plan)
{
    for (const Settings &player : plan.players) {
        if (player.kind != Settings::Kind::Gtp)
            continue;
        for (const Opening &opening : plan.openings) {
            if (opening.start != core::Othello())
                return Error{"--openings: a board cannot be told by GTP to " + player.name
                             + "; expected moves from the usual start"};
        }
    }
    return std::nullopt;
}

/// What must be the same for a match to be gone on with.
std::uint64_t fingerprint(const Plan &plan, const Arguments &arguments)
{
    std::uint64_t hash = fingerprint(plan.players[0], plan.seed);
    hash = fingerprint(plan.players[1], hash);
    const auto weights = ai::othello::defaultWeights();
    Settings rest;
    rest.text = arguments.text("plies") + '/' + arguments.text("balance") + '/'
                + arguments.text("openings");
    rest.weights.assign(weights.begin(), weights.end());
    return fingerprint(rest, hash);
}

/// The file of the games, which is also the state from which a match is gone on with.
class GameFile
{
public:
    GameFile(std::string path, const Plan &plan, std::uint64_t match)
        : m_path(std::move(path))
        , m_names(namesOf(plan))
        , m_match(match)
    {}

    /// The games that are there already. A last line that was not written to its end is cut off.
    Result<Results> open(bool resume, int games)
    {
        Results results;
        if (m_path.empty())
            return resume ? Result<Results>(Error{"--resume needs the file; expected --ggf FILE"})
                          : results;
        std::error_code none;
        if (std::filesystem::exists(m_path, none)
            && std::filesystem::file_size(m_path, none) != 0) {
            if (!resume)
                return Error{"--ggf: " + core::quoted(m_path)
                             + " exists; add --resume to go on with it, or name another file"};
            if (const auto error = read(results, games))
                return *error;
        }
        m_file.open(m_path, std::ios::binary | std::ios::app);
        if (!m_file)
            return Error{"--ggf: " + core::quoted(m_path) + " cannot be written"};
        return results;
    }

    std::optional<Error> write(const FinishedGame &game)
    {
        if (m_path.empty())
            return std::nullopt;
        m_file << ggfLine(game, m_names, m_match, now()) << std::flush;
        if (!m_file)
            return Error{core::quoted(m_path) + " cannot be written; the match has stopped"};
        return std::nullopt;
    }

private:
    std::optional<Error> read(Results &results, int games)
    {
        const Result<std::string> text = readText(m_path);
        if (!text)
            return Error{text.error()};
        std::size_t start = 0;
        int number = 1;
        for (std::size_t end; (end = text->find('\n', start)) != std::string::npos; ++number) {
            const std::string line = text->substr(start, end - start);
            const auto game = readGgfLine(line, m_match);
            start = end + 1;
            const std::string where = m_path + ": line " + std::to_string(number) + ": ";
            if (!game)
                return Error{where + game.error()
                             + "; expected the games of a match between the same players, with "
                               "the same limits, seed and openings"};
            if (game->number >= games)
                return Error{where + "game " + std::to_string(game->number + 1)
                             + "; expected at most " + std::to_string(games)};
            if (results.has(game->number))
                return Error{where + "game " + std::to_string(game->number + 1)
                             + " is there twice; expected each game once"};
            if (const auto error = checkMoves(line, *game))
                return Error{where + error->message};
            results.add(*game);
        }
        if (start < text->size())
            std::filesystem::resize_file(m_path, start);
        return std::nullopt;
    }

    /// Whether the moves are legal and lead to the result, unless a side failed before.
    static std::optional<Error> checkMoves(const std::string &line, const GameSummary &game)
    {
        const auto archive = core::format::readGgf(line);
        if (!archive)
            return Error{archive.error()};
        const core::GameRecord &record = archive->games.front();
        const core::Position end =
            core::positionAfter(record.start, record.moves, record.moves.size());
        const core::Othello &position = *std::get_if<core::Othello>(&end);
        const int score = sideOfFirst(game.number) == core::Side::First ? game.score : -game.score;
        if (game.failed || (position.isOver() && position.score() == score))
            return std::nullopt;
        return Error{"the moves do not lead to the result"};
    }

    static std::string now()
    {
        const std::time_t time = std::time(nullptr);
        std::tm parts{};
        gmtime_r(&time, &parts);
        std::array<char, 64> text{};
        std::strftime(text.data(), text.size(), "%Y.%m.%d_%H:%M:%S.GMT", &parts);
        return text.data();
    }

    std::string m_path;
    std::array<std::string, 2> m_names;
    std::uint64_t m_match;
    std::ofstream m_file;
};

std::string progressText(const Results &results, const Plan &plan)
{
    const Results::Tally tally = results.tally();
    std::string text = std::to_string(results.games()) + " of " + std::to_string(plan.games)
                       + " games: won " + std::to_string(tally.won) + ", drawn "
                       + std::to_string(tally.drawn) + ", lost " + std::to_string(tally.lost);
    return text;
}

/// Tells what the one who watches must know of a game.
void tellFailure(const FinishedGame &game, const Plan &plan)
{
    if (!game.failed)
        return;
    const Settings &player = plan.players[*game.failed == sideOfFirst(game.number) ? 0 : 1];
    std::cerr << "game " << game.number + 1 << ": lost by " << player.name << ": "
              << game.failure.what << std::endl;
}

/// Tells of another program that hears nothing of the match's limit, so that its time is its own.
void tellUnlimited(const Plan &plan)
{
    for (const Settings &player : plan.players) {
        const bool told = player.limits.time.count() != 0
                          || (player.kind == Settings::Kind::NBoard && player.limits.depth != 0);
        if (player.isExternal() && !told)
            std::cerr << "tabuleiro-cli match: " << player.name
                      << " cannot be told the limit and plays by its own; seconds=S gives it one"
                      << std::endl;
    }
}

int playMatch(const Plan &plan, const Results &known, GameFile &file,
              const InterruptGuard &interrupt)
{
    StatusLine status;
    Tournament tournament(plan, known, [&](const FinishedGame &game, const Results &results) {
        status.clear();
        tellFailure(game, plan);
        status.show(progressText(results, plan));
        return file.write(game);
    });
    const std::optional<Error> error = tournament.play(interrupt.token());
    status.clear();
    std::cout << report(tournament.results(), namesOf(plan), plan.sprt) << std::flush;
    if (error)
        std::cerr << "tabuleiro-cli match: " << error->message << std::endl;
    if (interrupt.interrupted())
        return interruptedStatus;
    return error ? failedStatus : 0;
}

Result<int> runMatch(const Arguments &arguments)
{
    Result<Plan> chosen = chosenPlan(arguments);
    if (!chosen)
        return Error{chosen.error()};
    Plan plan = *chosen;
    GameFile file(arguments.text("ggf"), plan, fingerprint(plan, arguments));
    const Result<Results> known = file.open(arguments.has("resume"), plan.games);
    if (!known)
        return Error{known.error()};
    const InterruptGuard interrupt;
    const auto openings = arguments.has("openings")
                              ? openingsFrom(arguments.text("openings"), plan.games)
                              : drawOpenings(arguments, plan, interrupt.token());
    if (!openings)
        return Error{openings.error()};
    if (interrupt.interrupted())
        return interruptedStatus;
    plan.openings = *openings;
    if (const auto error = checkOpenings(plan))
        return *error;
    tellUnlimited(plan);
    return playMatch(plan, *known, file, interrupt);
}

} // namespace

Command matchCommand()
{
    static const std::string details =
        "Plays Othello from balanced openings, each from both sides, several games at once, and\n"
        "prints the result with Elo and its 95 % interval, discs and time. Engines of ours use "
        "one\n"
        "thread each and remember nothing of the games before.\n"
        + settingsHelp();
    return {"match",  "lets two players of Othello play many games",
            details,  options,
            runMatch, "PLAYER PLAYER",
            2};
}

} // namespace cli
