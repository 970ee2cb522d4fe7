#include "app/cli/match/players/playersettings.h"

#include "ai/othello/evaluation/weights.h"
#include "app/cli/match/players/ownplayer.h"
#include "app/cli/match/players/programplayer.h"
#include "app/commandline/arguments.h"
#include "app/commandline/files.h"
#include "core/format/place.h"
#include "core/notation.h"
#include "core/printable.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace cli::match {

using namespace commandline;
using core::Error;
using core::Result;

namespace {

constexpr double longestSeconds = 86'400;

using Problem = std::optional<Error>;

Result<double> decimalOf(std::string_view what, std::string_view text, double min, double max)
{
    if (const auto number = core::parseDecimal(text, min, max))
        return *number;
    return Error(core::quoted(text) + "; expected a number of seconds").in(std::string(what));
}

Result<std::vector<std::uint8_t>> checkedWeights(const std::string &path)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return bytes.error().in("weights");
    if (const auto weights = ai::othello::Weights::fromBytes(*bytes); !weights)
        return weights.error().in(path).in("weights");
    return *bytes;
}

Problem setLimit(PlayerSettings &settings, std::string_view key, std::string_view value)
{
    ai::Limits limits;
    if (key == "seconds") {
        const Result<double> seconds = decimalOf(key, value, 0.001, longestSeconds);
        if (!seconds)
            return seconds.error();
        limits.time = std::chrono::milliseconds(std::lround(*seconds * 1000));
    } else {
        const bool isDepth = key == "depth";
        const Result<int> number = numberOf(key, value, 1, isDepth ? 60 : 2'000'000'000);
        if (!number)
            return number.error();
        if (isDepth)
            limits.depth = *number;
        else
            limits.nodes = static_cast<std::uint64_t>(*number);
    }
    settings.limits = limits;
    return std::nullopt;
}

/// "SECONDS" or "SECONDS+INCREMENT": the clock of a game.
Problem setClock(PlayerSettings &settings, std::string_view value)
{
    const auto milliseconds = [](double seconds) {
        return std::chrono::milliseconds(std::lround(seconds * 1000));
    };
    const std::size_t plus = value.find('+');
    const Result<double> seconds = decimalOf("clock", value.substr(0, plus), 0.1, longestSeconds);
    if (!seconds)
        return seconds.error();
    ai::Clock clock{.remaining = milliseconds(*seconds)};
    if (plus != std::string_view::npos) {
        const Result<double> increment =
            decimalOf("clock", value.substr(plus + 1), 0, longestSeconds);
        if (!increment)
            return increment.error();
        clock.increment = milliseconds(*increment);
    }
    settings.limits = {.clock = clock};
    return std::nullopt;
}

Problem setSeconds(Seconds &seconds, std::string_view key, std::string_view value)
{
    const Result<double> number = decimalOf(key, value, 0, longestSeconds);
    if (!number)
        return number.error();
    seconds = Seconds(*number);
    return std::nullopt;
}

Problem setTable(PlayerSettings &settings, std::string_view value)
{
    const Result<int> megabytes = numberOf("table", value, 1, 65'536);
    if (!megabytes)
        return megabytes.error();
    settings.tableBytes = ai::bytesOfMebibytes(*megabytes);
    return std::nullopt;
}

Problem setBook(PlayerSettings &settings, std::string_view value)
{
    if (value != "on" && value != "off")
        return Error(core::quoted(value) + "; expected on or off").in("book");
    settings.usesBook = value == "on";
    return std::nullopt;
}

Problem set(PlayerSettings &settings, std::string_view key, std::string_view value)
{
    using Kind = PlayerSettings::Kind;
    if (key == "name") {
        if (core::trimmed(value).empty())
            return Error{"name: nothing is given; expected a text"};
        settings.name = core::format::singleLine(core::printable(value));
        return std::nullopt;
    }
    const bool thinks = settings.kind != Kind::Opponent;
    if (thinks && (key == "seconds" || (key == "depth" && settings.kind != Kind::Gtp)))
        return setLimit(settings, key, value);
    if (key == "nodes" && thinks && !settings.isExternal())
        return setLimit(settings, key, value);
    if (key == "clock" && thinks && !settings.isExternal())
        return setClock(settings, value);
    if (key == "table" && thinks && !settings.isExternal())
        return setTable(settings, value);
    if (key == "book" && settings.kind == Kind::Level)
        return setBook(settings, value);
    if (key == "weights" && settings.kind == Kind::Engine) {
        settings.weightsPath = value;
        return std::nullopt;
    }
    if (key == "patience" && settings.isExternal())
        return setSeconds(settings.patience, key, value);
    if (key == "start" && settings.isExternal())
        return setSeconds(settings.startPatience, key, value);
    if (key == "margin" && settings.isExternal())
        return setSeconds(settings.margin, key, value);
    return Error{core::quoted(key) + " cannot be set for such a player"};
}

Problem setKind(PlayerSettings &settings, std::string_view word)
{
    if (word == "engine") {
        settings.kind = PlayerSettings::Kind::Engine;
    } else if (word == "gtp" || word == "nboard") {
        settings.kind = word == "gtp" ? PlayerSettings::Kind::Gtp : PlayerSettings::Kind::NBoard;
    } else if (const auto level = ai::levelNamed(word)) {
        settings.kind = PlayerSettings::Kind::Level;
        settings.level = *level;
    } else if (const ai::NamedPlayer *opponent = ai::playerNamed(word);
               opponent != nullptr && opponent->othello != nullptr) {
        settings.kind = PlayerSettings::Kind::Opponent;
        settings.opponent = opponent;
    } else {
        std::vector<std::string_view> names{"engine", "gtp", "nboard"};
        for (const ai::Level known : ai::allLevels)
            names.push_back(ai::levelName(known));
        for (const ai::NamedPlayer &known : ai::namedPlayers()) {
            if (known.othello != nullptr)
                names.push_back(known.name);
        }
        return Error{core::quoted(word) + " is not a valid player; expected " + listed(names)
                     + suggestion(word, names)};
    }
    return std::nullopt;
}

/// What stands before the text's first separator, which is taken off with it.
std::string_view takeUntil(std::string_view &text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

std::uint64_t mixed(std::uint64_t hash, std::span<const std::uint8_t> bytes)
{
    for (const std::uint8_t byte : bytes)
        hash = (hash ^ byte) * 0x100000001b3; // FNV-1a
    return hash;
}

std::uint64_t mixed(std::uint64_t hash, std::string_view text)
{
    for (const char c : text)
        hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3;
    return (hash ^ 0xff) * 0x100000001b3;
}

} // namespace

Result<PlayerSettings> readPlayerSettings(std::string_view text, const PlayerSettings &fallback)
{
    PlayerSettings settings = fallback;
    settings.text = text;
    const std::string player = "player " + core::quoted(text);
    std::string_view rest = text;
    const std::string_view word = rest.substr(0, std::min(rest.find_first_of(",:"), rest.size()));
    if (const Problem problem = setKind(settings, word))
        return problem->in(player);
    if (settings.isExternal()) {
        const std::size_t colon = rest.find(':');
        if (colon == std::string_view::npos || core::trimmed(rest.substr(colon + 1)).empty())
            return Error("no command is given; expected " + std::string(word) + ":COMMAND")
                .in(player);
        settings.command = core::trimmed(rest.substr(colon + 1));
        rest = rest.substr(0, colon);
    } else if (rest.substr(word.size()).starts_with(':')) {
        return Error(core::quoted(word) + " takes no command; expected settings after a comma")
            .in(player);
    }
    settings.name = settings.isExternal() ? settings.command : std::string(text);
    takeUntil(rest, ',');
    while (!rest.empty()) {
        std::string_view value = takeUntil(rest, ',');
        const std::string_view key = takeUntil(value, '=');
        if (const Problem problem = set(settings, key, value))
            return problem->in(player);
    }
    return settings;
}

std::optional<Error> loadWeights(PlayerSettings &settings)
{
    if (settings.weightsPath.empty())
        return std::nullopt;
    const auto bytes = checkedWeights(settings.weightsPath);
    if (!bytes)
        return bytes.error().in("player " + core::quoted(settings.text));
    settings.weights = *bytes;
    return std::nullopt;
}

std::string playerSettingsHelp()
{
    std::string beginners;
    for (const ai::NamedPlayer &known : ai::namedPlayers()) {
        if (known.othello != nullptr)
            beginners += (beginners.empty() ? "" : ", ") + std::string(known.name);
    }
    constexpr std::size_t column = 27;
    beginners.resize(std::max(beginners.size() + 1, column), ' ');
    return "A PLAYER is one of\n"
           "  easy, medium, hard         a level of the game\n"
           "  "
           + beginners
           + "an opponent of the command opponents\n"
             "  engine                     the Othello engine by itself, without a book\n"
             "  gtp:COMMAND                another program that speaks the Go Text Protocol\n"
             "  nboard:COMMAND             another program that speaks the NBoard protocol\n"
             "and before the colon, after commas, its settings:\n"
             "  seconds=S, nodes=N, depth=N  its own limit of a move instead of the match's; "
             "another\n"
             "                             program gets its time as a clock for the game, and an\n"
             "                             NBoard program also the depth\n"
             "  clock=S, clock=S+INCREMENT  the clock of a game, instead, for a level or an "
             "engine\n"
             "  book=on                    lets hard play the opening from its book\n"
             "  weights=FILE               the evaluation of an engine\n"
             "  table=MB                   the size of its transposition table; "
           + std::to_string(ai::defaultTableMebibytes)
           + " if not given\n"
             "  name=TEXT                  its name in the result and the games\n"
             "  patience=S                 how long another program may take for a move if its\n"
             "                             protocol has no time command; 60 if not given\n"
             "  start=S                    how long it may take to start; 60 if not given\n"
             "  margin=S                   how much longer than its time it may take; 0.5 if not\n"
             "                             given; give much to one that ignores the clock, such "
             "as\n"
             "                             gtp-rhino\n"
             "such as engine,weights=new.bin,name=new or \"nboard,depth=6:/opt/engine x\". A "
             "COMMAND\n"
             "is a program and its arguments, with double quotes around what holds blanks; no "
             "shell\n"
             "reads it. A program named by its whole path runs in its own folder.\n";
}

std::uint64_t fingerprint(const PlayerSettings &settings, std::uint64_t start)
{
    std::string limits = std::to_string(settings.limits.time.count()) + '/'
                         + std::to_string(settings.limits.depth) + '/'
                         + std::to_string(settings.limits.nodes);
    if (const auto &clock = settings.limits.clock)
        limits += '/' + std::to_string(clock->remaining.count()) + '+'
                  + std::to_string(clock->increment.count());
    return mixed(mixed(mixed(start, settings.text), limits), settings.weights);
}

std::unique_ptr<Player> makePlayer(const PlayerSettings &settings)
{
    switch (settings.kind) {
    case PlayerSettings::Kind::Level:
        return std::make_unique<LevelPlayer>(settings);
    case PlayerSettings::Kind::Opponent:
        return std::make_unique<OpponentPlayer>(*settings.opponent);
    case PlayerSettings::Kind::Gtp:
    case PlayerSettings::Kind::NBoard:
        return std::make_unique<ProgramPlayer>(settings);
    case PlayerSettings::Kind::Engine:
        break;
    }
    return std::make_unique<EnginePlayer>(settings);
}

Contestant contestantOf(const PlayerSettings &settings)
{
    return {settings.name, [settings] { return makePlayer(settings); }};
}

} // namespace cli::match
