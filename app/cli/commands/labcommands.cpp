#include "app/cli/commands/clicommands.h"
#include "app/commandline/labexports.h"
#include "core/printable.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>

#include <unistd.h>

namespace cli {

using namespace commandline;

namespace {

constexpr Option randomOption{
    "random", "N",
    QT_TRANSLATE_NOOP("cli", "Takes random trees from number N on, in place of a FILE. The same "
                             "number brings the same tree back, here and in the window.")};
constexpr Option countOption{"count", "NUMBER", QT_TRANSLATE_NOOP("cli", "How many random trees.")};
constexpr Option pliesOption{
    "plies", "NUMBER", QT_TRANSLATE_NOOP("cli", "How deep random trees are, 1 to 6 plies"), "3"};
constexpr Option childrenOption{
    "children", "NUMBER",
    QT_TRANSLATE_NOOP("cli", "How many children a node of a random tree has at most, 2 to 5"), "3"};
constexpr Option searchOption{
    "search", "NAME",
    QT_TRANSLATE_NOOP("cli", "How random trees are searched: by alpha-beta, by alpha-beta that "
                             "cuts beyond the bound only, or by minimax"),
    "alpha-beta", labSearchNames};
constexpr Option outputOption{
    "output", "FILE",
    QT_TRANSLATE_NOOP("cli", "Writes to a file rather than to the standard output.")};
constexpr Option languageOption{
    "language", "CODE", QT_TRANSLATE_NOOP("cli", "Speaks another language, such as pt_BR.")};
constexpr std::array practiceOptions{
    Option{"tree", "TREE",
           QT_TRANSLATE_NOOP("cli",
                             "Opens with this tree, such as \"MAX(MIN(3,12,8),MIN(2,4,6))\", "
                             "rather than with a random one.")},
    outputOption, languageOption};

/// The options shared by several commands, followed by a command's own.
template <std::size_t many, std::size_t few>
constexpr std::array<Option, many + few> joined(const std::array<Option, many> &common,
                                                const std::array<Option, few> &own)
{
    std::array<Option, many + few> all{};
    std::copy(own.begin(), own.end(), std::copy(common.begin(), common.end(), all.begin()));
    return all;
}

constexpr std::array pageOptions{randomOption, countOption,  pliesOption,   childrenOption,
                                 searchOption, outputOption, languageOption};
constexpr std::array worksheetOptions = joined(
    pageOptions,
    std::array{
        Option{"key", "WHERE",
               QT_TRANSLATE_NOOP("cli", "The answers: on their own page, none, or only they"),
               "page", labKeyNames},
        Option{"portrait", "", QT_TRANSLATE_NOOP("cli", "Portrait pages rather than landscape.")}});
constexpr std::array questionOptions = joined(
    pageOptions,
    std::array{Option{
        "gift", "",
        QT_TRANSLATE_NOOP(
            "cli", "Writes GIFT, with trees as text, rather than Moodle's XML, with pictures.")}});

/// Replaces this process by the window's program, which has the fonts and drawing code; it opens no
/// window for this. It is searched for beside this program, then in PATH. The first word is its
/// argv[0], which prefixes its error messages.
core::Result<int> becomeWindowProgram(const std::vector<std::string> &words)
{
    constexpr const char *windowProgram = "tabuleiro";
    std::vector<char *> arguments;
    for (const std::string &word : words)
        // Exec() does not modify its arguments.
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    std::cout << std::flush;
    std::error_code unknown;
    const auto own = std::filesystem::read_symlink("/proc/self/exe", unknown);
    if (!unknown)
        ::execv((own.parent_path() / windowProgram).c_str(), arguments.data());
    ::execvp(windowProgram, arguments.data());
    return core::Error{"the program tabuleiro, which makes this, was not found; expected it beside "
                       "tabuleiro-cli or in a folder of PATH"};
}

/// The common arguments for the window's program.
std::vector<std::string> makeWords(const char *kind, const Arguments &arguments)
{
    std::vector<std::string> words{std::string("tabuleiro-cli ") + kind, "--make", kind};
    for (const char *name : {"output", "language"}) {
        if (arguments.has(name))
            words.insert(words.end(), {std::string("--") + name, arguments.given(name)});
    }
    return words;
}

core::Result<Job> readMake(const char *kind, const Arguments &arguments)
{
    std::vector<std::string> words = makeWords(kind, arguments);
    const bool random = arguments.has("random");
    if (random == !arguments.operands().empty())
        return core::Error{random ? "both a FILE and --random are given; expected one of them"
                                  : "no lesson is given; expected a FILE or --random N"};
    struct Number
    {
        const char *name;
        int min;
        int max;
    };
    for (const auto &[name, min, max] :
         {Number{"random", 1, lastLabNumber}, Number{"count", 1, maxLabTrees},
          Number{"plies", 1, maxLabPlies}, Number{"children", minLabChildren, maxLabChildren}}) {
        if (!arguments.has(name))
            continue;
        const core::Result<int> number = arguments.numberOr(name, min, min, max);
        if (!number)
            return number.error();
        words.insert(words.end(), {std::string("--") + name, std::to_string(*number)});
    }
    for (const char *name : {"count", "plies", "children", "search"}) {
        if (!random && arguments.has(name))
            return core::Error{std::string("--") + name
                               + " without --random; expected --random N, for example"};
    }
    if (arguments.has("search")) {
        if (const auto search = arguments.choice("search", labSearchNames); !search)
            return search.error();
        words.insert(words.end(), {"--search", arguments.given("search")});
    }
    if (arguments.has("key")) {
        words.insert(words.end(), {"--key", arguments.given("key")});
        if (const auto key = arguments.choice("key", labKeyNames); !key)
            return key.error();
    }
    for (const char *name : {"gift", "portrait"}) {
        if (arguments.has(name))
            words.emplace_back(std::string("--") + name);
    }
    words.emplace_back("--");
    words.insert(words.end(), arguments.operands().begin(), arguments.operands().end());
    return Job([words] { return becomeWindowProgram(words); });
}

} // namespace

Command pageCommand()
{
    return {"page",
            QT_TRANSLATE_NOOP("cli",
                              "makes a web page of a lesson or of random trees of the Search Lab"),
            QT_TRANSLATE_NOOP(
                "cli",
                "The page needs nothing but a browser: the tree, each step with its reason, the "
                "code and a quiz. A lesson of several stops leads from one to the next."),
            "[FILE]",
            pageOptions,
            1,
            [](const Arguments &arguments) { return readMake("page", arguments); }};
}

Command worksheetCommand()
{
    return {
        "worksheet",
        QT_TRANSLATE_NOOP("cli", "makes a PDF of trees to be searched by hand, with its key"),
        QT_TRANSLATE_NOOP("cli", "Each stop of a lesson is a task, with its notes and questions."),
        "[FILE]",
        worksheetOptions,
        1,
        [](const Arguments &arguments) { return readMake("worksheet", arguments); }};
}

Command questionsCommand()
{
    return {"questions",
            QT_TRANSLATE_NOOP("cli", "makes questions about searches for Moodle"),
            QT_TRANSLATE_NOOP("cli", "Of a lesson, for each stop in a category of its title, those "
                                     "questions that do not answer each other: of a tree many, of "
                                     "a game few. Of random trees one question each, in a category "
                                     "of its kind, from which Moodle can draw for each student."),
            "[FILE]",
            questionOptions,
            1,
            [](const Arguments &arguments) { return readMake("questions", arguments); }};
}

Command practiceCommand()
{
    return {"practice",
            QT_TRANSLATE_NOOP("cli", "makes a web page on which students search trees by hand"),
            QT_TRANSLATE_NOOP(
                "cli", "The page needs nothing but a browser, and can be put on any web "
                       "server: random trees, the same for the same number, though not those of "
                       "the other commands, and one's own, searched by minimax or alpha-beta "
                       "and checked."),
            "",
            practiceOptions,
            0,
            [](const Arguments &arguments) -> core::Result<Job> {
                std::vector<std::string> words = makeWords("practice", arguments);
                if (arguments.has("tree"))
                    words.insert(words.end(), {"--tree", arguments.given("tree")});
                return Job([words] { return becomeWindowProgram(words); });
            }};
}

} // namespace cli
