#include "app/cli/library/gameoptions.h"
#include "app/cli/library/libraryactions.h"
#include "app/cli/library/positionanalyst.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>

namespace cli {

using namespace commandline;

namespace {

constexpr std::size_t maxFiles = 100'000;

constexpr std::array libraryOptions{
    gameFilterOptions[0],
    gameFilterOptions[1],
    gameFilterOptions[2],
    gameFilterOptions[3],
    gameFilterOptions[4],
    gameFilterOptions[5],
    gameFilterOptions[6],
    Option{"no-search", "",
           QT_TRANSLATE_NOOP("cli", "moves: leave out the values that the library does not have")},
    Option{"limit", "N", QT_TRANSLATE_NOOP("cli", "games: at most so many; all if not given")},
    Option{"depth", "N",
           QT_TRANSLATE_NOOP("cli", "analyze, chunks: how many moves the search looks ahead"),
           "10"},
    Option{"table-mb", "N",
           QT_TRANSLATE_NOOP("cli", "analyze, chunks: megabytes for the table of positions"), "1"},
    Option{"threads", "N",
           QT_TRANSLATE_NOOP("cli", "analyze: positions at once; one per processor if not given")},
    Option{"positions", "N", QT_TRANSLATE_NOOP("cli", "chunks: how many are in each"), "50000"},
    Option{"first", "N", QT_TRANSLATE_NOOP("cli", "work: the number of the first chunk"), "0"},
    Option{"min-games", "N", QT_TRANSLATE_NOOP("cli", "report: of a player who has a row"), "30"},
    Option{"step", "N", QT_TRANSLATE_NOOP("cli", "work: the next chunk is so many further"), "1"},
};

constexpr std::array<std::string_view, 7> gameFilters{"player", "colour", "mover", "event",
                                                      "from",   "to",     "own"};
constexpr std::array<std::string_view, 8> gamesNames{"player", "colour", "mover", "event",
                                                     "from",   "to",     "own",   "limit"};
constexpr std::array<std::string_view, 8> movesNames{"player", "colour", "mover", "event",
                                                     "from",   "to",     "own",   "no-search"};

constexpr std::array<std::string_view, 3> analyzeNames{"depth", "table-mb", "threads"};
constexpr std::array<std::string_view, 3> chunksNames{"depth", "table-mb", "positions"};
constexpr std::array<std::string_view, 2> workNames{"first", "step"};
constexpr std::array<std::string_view, 1> reportNames{"min-games"};
static_assert(core::library::libraryDepth == 8 && core::library::librarySolvedEmpties == 12,
              "the help of moves");
static_assert(AnalysisSettings::defaultTableMebibytes == 1, "the option's fallback");

struct Action
{
    std::string_view name;
    std::string_view operands; ///< the operands after the library, for an error message
    std::size_t minFiles;
    std::size_t maxFiles;
    std::span<const std::string_view> options;
    LibraryAction read;
};

constexpr std::array actions{
    Action{"import", "a FILE or FOLDER of games", 1, maxFiles, {}, readImport},
    Action{"info", "nothing else", 0, 0, {}, readInfo},
    Action{"games", "nothing else", 0, 0, gamesNames, readGames},
    Action{"moves", "a line of moves or a board", 0, maxFiles, movesNames, readMoves},
    Action{"export", "one FILE", 1, 1, gameFilters, readExport},
    Action{"rebuild", "nothing else", 0, 0, {}, readRebuild},
    Action{"analyze", "nothing else", 0, 0, analyzeNames, readAnalyze},
    Action{"chunks", "one FOLDER", 1, 1, chunksNames, readChunks},
    Action{"work", "nothing else", 0, 0, workNames, readWork},
    Action{"collect", "one FOLDER", 1, 1, {}, readCollect},
    Action{"report", "one FOLDER or nothing", 0, 1, reportNames, readReport},
};

std::vector<std::string_view> actionNames()
{
    std::vector<std::string_view> names;
    for (const Action &action : actions)
        names.push_back(action.name);
    return names;
}

core::Result<Action> actionOf(const std::vector<std::string> &words)
{
    const std::vector<std::string_view> names = actionNames();
    if (words.empty())
        return core::Error("no action is given; expected " + listed(names));
    const auto *const found =
        std::find_if(actions.begin(), actions.end(),
                     [&](const Action &action) { return action.name == words.front(); });
    if (found == actions.end())
        return core::Error(core::inQuotes(words.front()) + " is not an action; expected "
                           + listed(names) + suggestion(words.front(), names));
    return *found;
}

core::Result<Job> readLibrary(const Arguments &arguments)
{
    const std::vector<std::string> &words = arguments.operands();
    const auto action = actionOf(words);
    if (!action)
        return action.error();
    const std::string name(action->name);
    if (words.size() < 2)
        return core::Error(name
                           + (name == "work" ? ": no folder is given; expected one with chunks"
                                             : ": no library is given; expected the file of one"));
    const Files files(words.begin() + 2, words.end());
    if (files.size() < action->minFiles || files.size() > action->maxFiles)
        return core::Error(name + " " + words[1] + ": expected " + std::string(action->operands)
                           + " after the " + (name == "work" ? "folder" : "library"));
    for (const Option &option : libraryOptions) {
        const bool used = std::find(action->options.begin(), action->options.end(), option.name)
                          != action->options.end();
        if (arguments.has(option.name) && !used)
            return core::Error("--" + std::string(option.name) + " has no meaning for " + name);
    }
    return action->read(words[1], files, arguments);
}

} // namespace

Command libraryCommand()
{
    return {
        "library",
        QT_TRANSLATE_NOOP("cli", "keeps collections of Othello games and what positions are worth"),
        QT_TRANSLATE_NOOP(
            "cli",
            "A library is one file, an SQLite database that "
            "resources/formats/tabuleiro-library.md\n"
            "describes. Actions:\n"
            "  import LIBRARY FILE...   adds the games of files, or of the folders with them: "
            "WTHOR\n"
            "                           (.wtb, with .jou and .trn beside it), GGF, PGN, SGF,\n"
            "                           transcripts and our own, packed as .gz or .bz2 too. Makes\n"
            "                           the library where there is none. A file is added as a "
            "whole;\n"
            "                           what cannot be read is named and passed over. After Ctrl-C "
            "or\n"
            "                           a failure the same command continues.\n"
            "                           Kept are moves, players, event, date and the result in\n"
            "                           discs; not times, values, remarks and variations.\n"
            "  info LIBRARY             says what is in it\n"
            "  games LIBRARY            lists the games, with tabs between the columns\n"
            "  moves LIBRARY [LINE]     what was played after a line of moves such as f5d6, or in "
            "a\n"
            "                           position, however the board is turned; values, and means "
            "of\n"
            "                           ten games or more, are in discs for the side to move. "
            "Moves\n"
            "                           without a value in the library are searched, 8 moves "
            "ahead or,\n"
            "                           with 12 empty squares or fewer, to the end\n"
            "  export LIBRARY FILE      writes the games as .ggf, .txt or .tabuleiro\n"
            "  rebuild LIBRARY          rebuilds the table of positions from the games\n"
            "  analyze LIBRARY          values every position that has no value of the depth yet;\n"
            "                           the same command continues after it was stopped\n"
            "  chunks LIBRARY FOLDER    writes those positions as files, for many machines\n"
            "  work FOLDER              values the chunks --first, --first + --step and so on. "
            "What is\n"
            "                           there is kept; any machine can do any chunk, at any time\n"
            "  collect LIBRARY FOLDER   takes in what is finished\n"
            "  report LIBRARY [FOLDER]  how much the players lost a move, by phase and by year, "
            "the\n"
            "                           costliest moves, and the openings; in FOLDER all tables as "
            "CSV,\n"
            "                           and charts as SVG\n"),
        "ACTION LIBRARY [FILE...]",
        libraryOptions,
        maxFiles,
        readLibrary};
}

} // namespace cli
