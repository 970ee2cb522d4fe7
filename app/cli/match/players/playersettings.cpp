#include "app/cli/match/players/playersettings.h"

#include "ai/othello/evaluation/weights.h"
#include "app/cli/match/players/ownplayer.h"
#include "app/cli/match/players/programplayer.h"
#include "app/commandline/arguments.h"
#include "app/commandline/files.h"
#include "core/format/sourcelocation.h"
#include "core/hashing.h"
#include "core/notation.h"
#include "core/printable.h"
#include "core/programs/splitcommand.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <sstream>

namespace cli::match {

using namespace commandline;
using core::Error;
using core::Result;

namespace {

constexpr double longestSeconds = 86'400;

/// Removes and returns the part of a text before its first separator.
std::string_view takeUntil(std::string_view &text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

Result<double> decimalOf(std::string_view what, std::string_view text, double min, double max)
{
    if (const auto number = core::parseDecimal(text, min, max))
        return *number;
    std::ostringstream expected;
    expected << "; expected a number of seconds from " << min << " to " << max;
    return Error(core::inQuotes(text) + expected.str()).in(std::string(what));
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

std::optional<Error> setLimit(PlayerSettings &settings, std::string_view key,
                              std::string_view value)
{
    ai::Limits limits;
    if (key == "seconds") {
        const Result<double> seconds = decimalOf(key, value, 0.001, longestSeconds);
        if (!seconds)
            return seconds.error();
        limits.time = std::chrono::milliseconds(std::lround(*seconds * 1000));
    } else {
        const bool isDepth = key == "depth";
        const Result<int> number =
            numberOf(key, value, 1, isDepth ? ai::maxSearchDepth : 2'000'000'000);
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
std::optional<Error> setClock(PlayerSettings &settings, std::string_view value)
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

std::optional<Error> setSeconds(Seconds &seconds, std::string_view key, std::string_view value)
{
    const Result<double> number = decimalOf(key, value, 0, longestSeconds);
    if (!number)
        return number.error();
    seconds = Seconds(*number);
    return std::nullopt;
}

std::optional<Error> setTable(PlayerSettings &settings, std::string_view value)
{
    const Result<int> megabytes = numberOf("table", value, 1, ai::maxTableMebibytes);
    if (!megabytes)
        return megabytes.error();
    settings.tableBytes = ai::bytesOfMebibytes(*megabytes);
    return std::nullopt;
}

std::optional<Error> setBook(PlayerSettings &settings, std::string_view value)
{
    if (value != "on" && value != "off")
        return Error(core::inQuotes(value) + "; expected on or off").in("book");
    settings.usesBook = value == "on";
    return std::nullopt;
}

/// The settings that affect a player of this kind.
std::vector<std::string_view> keysOf(const PlayerSettings &settings)
{
    using Kind = PlayerSettings::Kind;
    switch (settings.kind) {
    case Kind::Engine:
        return {"name", "seconds", "nodes", "depth", "clock", "table", "weights"};
    case Kind::Gtp:
        return {"name", "seconds", "patience", "start", "margin"};
    case Kind::NBoard:
        return {"name", "seconds", "depth", "patience", "start", "margin"};
    case Kind::Level:
        if (settings.level == ai::Level::Hard) // other levels look a fixed number of moves ahead
            return {"name", "seconds", "nodes", "depth", "clock", "table", "book"};
        break;
    case Kind::Opponent:
        break;
    }
    return {"name"};
}

constexpr std::array<std::string_view, 4> limitKeys{"seconds", "nodes", "depth", "clock"};

bool isLimit(std::string_view key)
{
    return std::find(limitKeys.begin(), limitKeys.end(), key) != limitKeys.end();
}

/// Changes a setting that the player supports.
std::optional<Error> set(PlayerSettings &settings, std::string_view key, std::string_view value)
{
    if (key == "name")
        settings.name = core::format::singleLine(core::printable(value));
    else if (key == "weights")
        settings.weightsPath = value;
    else if (key == "clock")
        return setClock(settings, value);
    else if (isLimit(key))
        return setLimit(settings, key, value);
    else if (key == "table")
        return setTable(settings, value);
    else if (key == "book")
        return setBook(settings, value);
    else if (key == "patience")
        return setSeconds(settings.patience, key, value);
    else if (key == "start")
        return setSeconds(settings.startPatience, key, value);
    else if (key == "margin")
        return setSeconds(settings.margin, key, value);
    return std::nullopt;
}

/// The error for a setting that does not apply, given the player's other settings.
std::optional<Error> checkKey(std::string_view key, std::string_view kind,
                              const std::vector<std::string_view> &allowed,
                              const std::vector<std::string_view> &given)
{
    if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
        return Error{core::inQuotes(key) + " cannot be set for " + std::string(kind) + "; expected "
                     + listed(allowed) + suggestion(key, allowed)};
    if (std::find(given.begin(), given.end(), key) != given.end())
        return Error{std::string(key) + " is given twice; expected once"};
    const auto limit = std::find_if(given.begin(), given.end(), isLimit);
    if (isLimit(key) && limit != given.end())
        return Error{std::string(*limit) + " and " + std::string(key)
                     + " exclude each other; expected one of them"};
    return std::nullopt;
}

/// Reads "KEY=VALUE,KEY=VALUE".
std::optional<Error> setAll(PlayerSettings &settings, std::string_view kind, std::string_view text)
{
    const std::vector<std::string_view> allowed = keysOf(settings);
    std::vector<std::string_view> given;
    while (!text.empty()) {
        std::string_view value = takeUntil(text, ',');
        const std::string_view key = takeUntil(value, '=');
        if (std::optional<Error> problem = checkKey(key, kind, allowed, given))
            return problem;
        if (core::trimmed(value).empty())
            return Error{std::string(key) + ": nothing is given; expected " + std::string(key)
                         + "=VALUE"};
        if (std::optional<Error> problem = set(settings, key, value))
            return problem;
        given.push_back(key);
    }
    return std::nullopt;
}

/// Whether a quote is unclosed, so that further words would become part of the last one.
bool isOpen(const std::string &command)
{
    return core::programs::splitCommand(command + " x").back() != "x";
}

std::optional<Error> setKind(PlayerSettings &settings, std::string_view word)
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
        return Error{core::inQuotes(word) + " is not a valid player; expected " + listed(names)
                     + suggestion(word, names)};
    }
    return std::nullopt;
}

} // namespace

Result<PlayerSettings> readPlayerSettings(std::string_view text, const PlayerSettings &fallback)
{
    PlayerSettings settings = fallback;
    settings.text = text;
    const std::string player = "player " + core::inQuotes(text);
    std::string_view rest = text;
    const std::string_view word = rest.substr(0, std::min(rest.find_first_of(",:"), rest.size()));
    if (const std::optional<Error> problem = setKind(settings, word))
        return problem->in(player);
    if (settings.isExternal()) {
        const std::size_t colon = rest.find(':');
        if (colon == std::string_view::npos || core::trimmed(rest.substr(colon + 1)).empty())
            return Error("no command is given; expected " + std::string(word) + ":COMMAND")
                .in(player);
        settings.command = core::trimmed(rest.substr(colon + 1));
        if (isOpen(settings.command))
            return Error("a quotation mark of the command is not closed; expected another")
                .in(player);
        rest = rest.substr(0, colon);
    } else if (rest.substr(word.size()).starts_with(':')) {
        return Error(core::inQuotes(word) + " takes no command; expected settings after a comma")
            .in(player);
    }
    settings.name = settings.isExternal() ? settings.command : std::string(text);
    takeUntil(rest, ',');
    if (const std::optional<Error> problem = setAll(settings, word, rest))
        return problem->in(player);
    return settings;
}

std::optional<Error> loadWeights(PlayerSettings &settings)
{
    if (settings.weightsPath.empty())
        return std::nullopt;
    const auto bytes = checkedWeights(settings.weightsPath);
    if (!bytes)
        return bytes.error().in("player " + core::inQuotes(settings.text));
    settings.weights = *bytes;
    return std::nullopt;
}

std::uint64_t fingerprint(const PlayerSettings &settings, std::uint64_t start)
{
    std::string limits = std::to_string(settings.limits.time.count()) + '/'
                         + std::to_string(settings.limits.depth) + '/'
                         + std::to_string(settings.limits.nodes);
    if (const auto &clock = settings.limits.clock)
        limits += '/' + std::to_string(clock->remaining.count()) + '+'
                  + std::to_string(clock->increment.count());
    // 0xff, which no UTF-8 contains, ends each text.
    start = core::fnv1a64(settings.text + '\xff', start);
    start = core::fnv1a64(limits + '\xff', start);
    return core::fnv1a64(settings.weights, start);
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
