#include "ai/levels/othellolevels.h"
#include "app/cli/commands/clicommands.h"
#include "app/cli/commands/gamesoptions.h"
#include "app/cli/terminal/terminalgame.h"
#include "app/commandline/engineoptions.h"
#include "core/format/records.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <random>

namespace cli {

using namespace commandline;
using core::Error;
using core::GameKind;
using core::Nim;
using core::Result;

namespace {

constexpr std::array<std::string_view, 3> gameNames{"tictactoe", "othello", "nim"};
constexpr std::array<std::string_view, 4> starterNames{"human", "computer", "alternate", "random"};

constexpr std::array playOptions{
    Option{"game", "NAME", QT_TRANSLATE_NOOP("cli", "othello, tictactoe or nim"), "othello",
           gameNames},
    Option{"level", "LEVEL", QT_TRANSLATE_NOOP("cli", "easy, medium or hard"), "medium",
           ai::levelNames},
    Option{"opponent", "NAME",
           QT_TRANSLATE_NOOP(
               "cli", "plays as a program of the articles or a beginner does instead of at a "
                      "level, and a game that it knows; tabuleiro-cli opponents lists them")},
    Option{"two-players", "",
           QT_TRANSLATE_NOOP("cli", "two people play; the computer only gives hints")},
    Option{"first", "WHO",
           QT_TRANSLATE_NOOP("cli", "who makes the first move: human, computer, random, or "
                                    "alternate, which changes with each new game"),
           "human", starterNames},
    Option{"no-book", "",
           QT_TRANSLATE_NOOP("cli", "the hard level of Othello thinks from the first move on "
                                    "instead of playing the opening from its book")},
    Option{"seconds", "S", QT_TRANSLATE_NOOP("cli", "how many seconds Othello's hard level thinks"),
           "1"},
    Option{"seed", "N",
           QT_TRANSLATE_NOOP("cli", "the seed of the computer's random choices, so that a game can "
                                    "be repeated; random if not given")},
    Option{"position", "TEXT",
           QT_TRANSLATE_NOOP(
               "cli", "starts there: --position \"X---O---- X\" (tic-tac-toe: nine of X, O and -, "
                      "and who is to move), the same with 64 for Othello (and \"reverse\" behind "
                      "it where the fewest discs win), \"1-3-5-7 normal first\" for Nim")},
    Option{"reverse", "",
           QT_TRANSLATE_NOOP("cli", "Othello: whoever has the fewest discs at the end wins")},
    Option{"heaps", "SIZES",
           QT_TRANSLATE_NOOP(
               "cli",
               "Nim: the heaps, such as 1-3-5-7, or random for others in each game; any number "
               "may be taken from one heap. One of 20 with a limit of 3 if not given")},
    Option{"limit", "N",
           QT_TRANSLATE_NOOP("cli", "Nim: the most counters taken at once; 0 for any number")},
    Option{"normal", "", QT_TRANSLATE_NOOP("cli", "Nim: whoever takes the last counter wins")},
    Option{"misere", "",
           QT_TRANSLATE_NOOP("cli", "Nim: whoever takes the last counter loses; the default")},
};

Result<bool> checkConflicts(const Arguments &arguments, GameKind kind)
{
    constexpr std::array<std::array<std::string_view, 2>, 10> pairs{{
        {"two-players", "level"},
        {"two-players", "opponent"},
        {"two-players", "first"},
        {"level", "opponent"},
        {"normal", "misere"},
        {"position", "heaps"},
        {"position", "limit"},
        {"position", "normal"},
        {"position", "misere"},
        {"position", "reverse"},
    }};
    for (const auto &pair : pairs) {
        if (const std::optional<Error> conflict = arguments.conflict(pair))
            return *conflict;
    }
    for (const std::string_view option : {"heaps", "limit", "normal", "misere"}) {
        if (arguments.has(option) && kind != GameKind::Nim)
            return Error{"--" + std::string(option) + " is for Nim; expected --game nim with it"};
    }
    for (const std::string_view option : {"seconds", "no-book", "reverse"}) {
        if (arguments.has(option) && kind != GameKind::Othello)
            return Error{"--" + std::string(option)
                         + " is for Othello; expected --game othello with it"};
    }
    return true;
}

/// @param usual the game that is tried first
Result<core::format::Record> readPosition(const Arguments &arguments, GameKind usual)
{
    core::format::ReadOptions options;
    options.kind = usual;
    options.positionsFirst = true;
    return core::format::readRecord(arguments.text("position"), options);
}

/// The game given, or else that of the position, or the first one that the opponent plays.
Result<GameKind> chosenGame(const Arguments &arguments)
{
    const Result<std::size_t> game = arguments.choice("game", gameNames);
    if (!game)
        return game.error();
    const auto kind = static_cast<GameKind>(*game);
    const auto *const opponent = ai::playerNamed(core::lowerCase(arguments.given("opponent")));
    if (!arguments.has("game") && arguments.has("position")) {
        if (const auto record = readPosition(arguments, kind))
            return kindOf(record->game.start);
    }
    if (arguments.has("game") || opponent == nullptr || opponent->plays(kind))
        return kind;
    return *std::find_if(core::allGames.begin(), core::allGames.end(),
                         [&](GameKind other) { return opponent->plays(other); });
}

/// Three to five heaps of one to nine counters.
std::string randomHeaps(ai::Random &random)
{
    std::string text;
    for (std::size_t i = 3 + ai::uniformIndex(random, 3); i > 0; --i)
        text += (text.empty() ? "" : "-") + std::to_string(1 + ai::uniformIndex(random, 9));
    return text;
}

bool areHeapsRandom(const Arguments &arguments)
{
    return core::lowerCase(arguments.given("heaps")) == "random";
}

Result<core::Position> nimStart(const Arguments &arguments, ai::Random &random)
{
    constexpr Nim usual;
    std::string text =
        arguments.has("heaps") ? arguments.text("heaps") : std::to_string(usual.heap(0));
    if (areHeapsRandom(arguments))
        text = randomHeaps(random);
    if (core::words(text).size() != 1)
        return Error{"--heaps: " + core::inQuotes(text)
                     + "; expected numbers joined by -, such as 1-3-5-7"};
    const Result<int> limit = arguments.numberOr(
        "limit", arguments.has("heaps") ? 0 : usual.takeLimit(), 0, Nim::maxHeapSize);
    if (!limit)
        return limit.error();
    if (*limit > 0)
        text += " limit " + std::to_string(*limit);
    const Result<core::Position> start = core::parsePosition(
        GameKind::Nim, text + (arguments.has("normal") ? " normal" : " misere"));
    if (!start)
        return start.error().in("--heaps");
    if (isOver(*start))
        return Error{"--heaps: " + core::inQuotes(arguments.text("heaps"))
                     + " has no counters; expected one at least"};
    return *start;
}

Result<core::Position> startPosition(const Arguments &arguments, GameKind kind, ai::Random &random)
{
    if (arguments.has("position")) {
        const auto record = readPosition(arguments, kind);
        if (!record)
            return record.error().in("--position");
        Result<core::Position> start = endOf(*record);
        if (kindOf(*start) != kind)
            return Error("is a position of " + std::string(gameName(kindOf(*start)))
                         + "; expected one of " + std::string(gameName(kind)))
                .in("--position");
        if (isOver(*start))
            return Error("the game is over; expected a position from which it can be played")
                .in("--position");
        return start;
    }
    if (arguments.has("reverse"))
        return core::Position(core::Othello().withRule(core::Othello::Rule::Fewest));
    return kind == GameKind::Nim ? nimStart(arguments, random) : core::startOf(kind);
}

/// The names of the opponents that play a game, or any.
std::vector<std::string_view> opponentsFor(std::optional<GameKind> kind)
{
    std::vector<std::string_view> names;
    for (const ai::NamedPlayer &opponent : ai::namedPlayers()) {
        if (!kind || opponent.plays(*kind))
            names.push_back(opponent.name);
    }
    return names;
}

Result<const ai::NamedPlayer *> chosenOpponent(const Arguments &arguments, GameKind kind)
{
    if (!arguments.has("opponent"))
        return nullptr;
    const std::vector<std::string_view> names = opponentsFor(
        arguments.has("game") || arguments.has("position") ? std::optional(kind) : std::nullopt);
    const Result<std::size_t> index = arguments.choice("opponent", names);
    if (index)
        return ai::playerNamed(names[*index]);
    if (ai::playerNamed(arguments.text("opponent")) == nullptr)
        return index.error();
    return Error{"--opponent: " + arguments.text("opponent") + " does not play "
                 + std::string(gameName(kind)) + "; expected " + listed(names)};
}

Result<std::uint64_t> chosenSeed(const Arguments &arguments)
{
    if (!arguments.has("seed"))
        return std::uint64_t(std::random_device()());
    return readSeed(arguments);
}

/// The choices that do not depend on the position.
Result<TerminalSetup> chosenPlayers(const Arguments &arguments, GameKind kind)
{
    const Result<std::size_t> level = arguments.choice("level", ai::levelNames);
    if (!level)
        return level.error();
    const Result<std::size_t> starter = arguments.choice("first", starterNames);
    if (!starter)
        return starter.error();
    static_assert(ai::defaultThinkingSeconds == 1, "the option's fallback");
    const auto time = arguments.seconds("seconds", 0.01, 3600);
    if (!time)
        return time.error();
    const Result<const ai::NamedPlayer *> opponent = chosenOpponent(arguments, kind);
    if (!opponent)
        return opponent.error();
    TerminalSetup setup;
    setup.starter = starterNames[*starter] == "random"
                        ? std::nullopt
                        : std::optional(static_cast<core::Starter>(*starter));
    setup.twoPlayers = arguments.has("two-players");
    setup.level = static_cast<ai::Level>(*level);
    setup.opponent = *opponent;
    setup.limits.time = *time;
    setup.usesBook = !arguments.has("no-book");
    return setup;
}

Result<Job> readPlay(const Arguments &arguments)
{
    const Result<GameKind> game = chosenGame(arguments);
    if (!game)
        return game.error();
    const GameKind kind = *game;
    if (const Result<bool> fits = checkConflicts(arguments, kind); !fits)
        return fits.error();
    Result<TerminalSetup> players = chosenPlayers(arguments, kind);
    if (!players)
        return players.error();
    const Result<std::uint64_t> seed = chosenSeed(arguments);
    if (!seed)
        return seed.error();
    ai::Random random(*seed);
    const Result<core::Position> start = startPosition(arguments, kind, random);
    if (!start)
        return start.error();
    TerminalSetup setup = *players;
    setup.start = *start;
    if (areHeapsRandom(arguments)) // cannot fail: the arguments were valid for the first start
        setup.nextStart = [arguments](ai::Random &chance) { return *nimStart(arguments, chance); };
    setup.seed = random();
    return Job([setup] { return TerminalGame(setup).run(); });
}

} // namespace

Command playCommand()
{
    return {
        "play",
        QT_TRANSLATE_NOOP("cli", "plays a game against you"),
        QT_TRANSLATE_NOOP(
            "cli",
            "Moves are typed: f5 in Othello, 5 in tic-tac-toe (squares are numbered 1 to 9 in "
            "reading order), 3 in Nim with one heap and a3 with several. Also undo, redo, hint, "
            "new, help and quit. Moves can be piped in; the end of the input ends the game."),
        {},
        playOptions,
        0,
        readPlay};
}

} // namespace cli
