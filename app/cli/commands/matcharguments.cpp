#include "app/cli/commands/matcharguments.h"

#include "ai/othello/evaluation/defaultweights.h"
#include "app/cli/commands/gamesoptions.h"
#include "app/commandline/files.h"
#include "app/commandline/progressline.h"
#include "core/hashing.h"
#include "core/notation.h"
#include "core/protocol/engineclient.h"

#include <iostream>

namespace cli {

using namespace commandline;
using namespace match;
using core::Error;
using core::Result;

namespace {

Result<ai::Limits> readLimits(const Arguments &arguments)
{
    constexpr std::array<std::string_view, 3> exclusive{"seconds", "nodes", "depth"};
    if (const std::optional<Error> conflict = arguments.conflict(exclusive))
        return *conflict;
    const auto time = arguments.seconds("seconds", 0.001, 86'400);
    if (!time)
        return time.error();
    const Result<int> nodes = arguments.numberOr("nodes", 0, 1, 2'000'000'000);
    if (!nodes)
        return nodes.error();
    const Result<int> depth = arguments.numberOr("depth", 0, 1, ai::maxSearchDepth);
    if (!depth)
        return depth.error();
    ai::Limits limits;
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.depth = *depth;
    if (!arguments.has("nodes") && !arguments.has("depth"))
        limits.time = *time;
    return limits;
}

/// "0,5".
Result<std::optional<Sprt>> readSprt(const Arguments &arguments)
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
        return Error{"--sprt: " + core::inQuotes(text)
                     + "; expected two whole numbers, the smaller first, such as 0,10"};
    Sprt sprt;
    sprt.elo0 = *elo0;
    sprt.elo1 = *elo1;
    return std::optional(sprt);
}

Result<std::array<PlayerSettings, 2>> readPlayers(const Arguments &arguments)
{
    if (arguments.operands().size() != 2)
        return Error{"expected two players, such as engine and hard, but got "
                     + std::to_string(arguments.operands().size())};
    const Result<ai::Limits> limits = readLimits(arguments);
    if (!limits)
        return limits.error();
    PlayerSettings fallback;
    fallback.limits = *limits;
    std::array<PlayerSettings, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Result<PlayerSettings> settings =
            readPlayerSettings(arguments.operands()[i], fallback);
        if (!settings)
            return settings.error();
        players[i] = *settings;
    }
    if (players[0].name == players[1].name)
        players[1].name += " (2)";
    return players;
}

Result<OpeningRules> readOpeningRules(const Arguments &arguments, std::uint64_t seed)
{
    const Result<int> plies = arguments.number("plies", 1, 40);
    if (!plies)
        return plies.error();
    const Result<int> balance = arguments.number("balance", 0, 64);
    if (!balance)
        return balance.error();
    OpeningRules rules;
    rules.plies = *plies;
    rules.balance = *balance;
    rules.seed = seed;
    return rules;
}

Result<std::vector<MatchOpening>> givenOpenings(const std::string &path, const std::string &text,
                                                int games)
{
    std::vector<Error> warnings;
    auto openings = readOpenings(text, path, warnings);
    for (const Error &warning : warnings)
        std::cerr << "tabuleiro-cli match: --openings: " << warning.text << '\n';
    if (!openings)
        return openings.error().in("--openings");
    if (openings->size() < openingOf(games))
        return Error("too few openings, " + std::to_string(openings->size()) + "; expected "
                     + std::to_string(openingOf(games)) + ", one for every two games")
            .in(path)
            .in("--openings");
    return openings;
}

Result<std::vector<MatchOpening>> pickBalancedOpenings(const MatchArguments &match,
                                                       const std::stop_token &token)
{
    const std::size_t count = openingOf(match.plan.games);
    ProgressLine status;
    const auto show = [&](std::size_t found) {
        status.show("openings: " + std::to_string(found) + " of " + std::to_string(count));
    };
    show(0);
    auto openings = pickOpenings(match.openingRules, count, match.plan.threads, token, show);
    status.clear();
    if (openings.size() < count && !token.stop_requested())
        return Error{"balanced openings found: " + std::to_string(openings.size()) + "; expected "
                     + std::to_string(count)
                     + "; try fewer games, more --plies or a larger --balance"};
    return openings;
}

/// Other programs that speak GTP know the usual start only.
std::optional<Error> checkOpenings(const MatchArguments &match,
                                   const std::vector<MatchOpening> &openings)
{
    for (const PlayerSettings &player : match.players) {
        if (player.kind != PlayerSettings::Kind::Gtp)
            continue;
        for (const MatchOpening &opening : openings) {
            const auto &start = *std::get_if<core::Othello>(&opening.start);
            if (!supportsStart(core::protocol::Protocol::Gtp, start))
                return Error{"--openings: GTP cannot send a board to " + player.name
                             + "; expected moves from the usual start"};
        }
    }
    return std::nullopt;
}

} // namespace

Result<MatchArguments> readMatchArguments(const Arguments &arguments)
{
    const auto players = readPlayers(arguments);
    if (!players)
        return players.error();
    const Result<int> games = arguments.number("games", 2, 1'000'000);
    if (!games)
        return games.error();
    if (*games % 2 != 0)
        return Error{"--games: " + core::inQuotes(arguments.text("games"))
                     + "; expected an even number"};
    const Result<int> threads = readParallelGames(arguments);
    if (!threads)
        return threads.error();
    const Result<std::uint64_t> seed = readSeed(arguments);
    if (!seed)
        return seed.error();
    const auto sprt = readSprt(arguments);
    if (!sprt)
        return sprt.error();
    if (arguments.has("openings") && (arguments.has("plies") || arguments.has("balance")))
        return Error{"--openings excludes --plies and --balance; expected either"};
    const Result<OpeningRules> rules = readOpeningRules(arguments, *seed);
    if (!rules)
        return rules.error();
    if (arguments.given("ggf") == "-")
        return Error{"--ggf: \"-\"; expected the name of a file, such as games.ggf"};
    if (arguments.has("resume") && !arguments.has("ggf"))
        return Error{"--resume needs the file; expected --ggf FILE"};
    MatchArguments match{*players, {}, *rules};
    match.plan.games = *games;
    match.plan.threads = *threads;
    match.plan.seed = *seed;
    match.plan.sprt = *sprt;
    return match;
}

std::optional<Error> loadPlayers(MatchArguments &match)
{
    for (std::size_t i = 0; i < match.players.size(); ++i) {
        if (auto error = loadWeights(match.players[i]))
            return error;
        match.plan.players[i] = contestantOf(match.players[i]);
    }
    return std::nullopt;
}

Result<std::string> readOpeningsFile(const Arguments &arguments)
{
    if (!arguments.has("openings"))
        return std::string();
    auto text = readText(arguments.text("openings"));
    if (!text)
        return text.error().in("--openings");
    return text;
}

Result<std::vector<MatchOpening>> chooseOpenings(const Arguments &arguments,
                                                 const MatchArguments &match,
                                                 const std::string &given,
                                                 const std::stop_token &token)
{
    auto openings = arguments.has("openings")
                        ? givenOpenings(arguments.text("openings"), given, match.plan.games)
                        : pickBalancedOpenings(match, token);
    if (!openings)
        return openings.error();
    if (const auto error = checkOpenings(match, *openings))
        return *error;
    return openings;
}

std::uint64_t fingerprint(const Arguments &arguments, const MatchArguments &match,
                          const std::string &openings)
{
    std::uint64_t hash = fingerprint(match.players[0], match.plan.seed);
    hash = fingerprint(match.players[1], hash);
    const std::string plan =
        arguments.given("plies") + '/' + arguments.given("balance") + '/' + openings;
    hash = core::fnv1a64(plan + '\xff', hash);
    return core::fnv1a64(ai::othello::defaultWeights(), hash);
}

} // namespace cli
