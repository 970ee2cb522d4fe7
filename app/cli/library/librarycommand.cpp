#include "app/cli/library/librarycommand.h"

#include "app/cli/library/gameoptions.h"
#include "app/cli/library/libraryactions.h"
#include "core/notation.h"

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
    Option{"limit", "N", "games: at most so many; all if not given"},
};

constexpr std::array<std::string_view, 7> gameFilters{"player", "colour", "mover", "event",
                                                      "from",   "to",     "limit"};

struct Action
{
    std::string_view name;
    std::string_view operands; ///< after the library, as the message about them says
    std::size_t minFiles;
    std::size_t maxFiles;
    std::span<const std::string_view> options;
    LibraryAction read;
};

constexpr std::array actions{
    Action{"import", "a FILE or FOLDER of games", 1, maxFiles, {}, readImport},
    Action{"info", "nothing else", 0, 0, {}, readInfo},
    Action{"games", "nothing else", 0, 0, gameFilters, readGames},
    Action{"moves", "a line of moves or a board", 0, maxFiles, std::span(gameFilters).first(6),
           readMoves},
    Action{"export", "one FILE", 1, 1, std::span(gameFilters).first(6), readExport},
    Action{"rebuild", "nothing else", 0, 0, {}, readRebuild},
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
        return core::Error(core::quoted(words.front()) + " is not an action; expected "
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
        return core::Error(name + ": no library is given; expected the file of one");
    const Files files(words.begin() + 2, words.end());
    if (files.size() < action->minFiles || files.size() > action->maxFiles)
        return core::Error(name + " " + words[1] + ": expected " + std::string(action->operands)
                           + " after the library");
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
        "keeps collections of Othello games and what positions are worth",
        "A library is one file, an SQLite database that resources/formats/tabuleiro-library.md\n"
        "describes. Actions:\n"
        "  import LIBRARY FILE...   adds the games of files, or of the folders with them: WTHOR\n"
        "                           (.wtb, with .jou and .trn beside it), GGF, PlayOK, "
        "transcripts\n"
        "                           and our own. Makes the library where there is none. A file is\n"
        "                           added as a whole; what cannot be read is named and passed\n"
        "                           over. After Ctrl-C or a failure the same command goes on.\n"
        "  info LIBRARY             says what is in it\n"
        "  games LIBRARY            lists the games, with tabs between the columns\n"
        "  moves LIBRARY [LINE]     what was played after a line of moves such as f5d6, or in a\n"
        "                           position, however the board is turned\n"
        "  export LIBRARY FILE      writes the games as .ggf, .txt or .tabuleiro\n"
        "  rebuild LIBRARY          makes the table of positions anew from the games\n",
        "ACTION LIBRARY [FILE...]",
        libraryOptions,
        maxFiles,
        readLibrary};
}

} // namespace cli
