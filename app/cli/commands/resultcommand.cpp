#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/lessons/resultcode.h"
#include "app/cli/commands/clicommands.h"
#include "app/commandline/csv.h"
#include "app/commandline/files.h"
#include "core/format/lines.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <utility>
#include <vector>

namespace cli {

using namespace commandline;

namespace {

constexpr std::string_view problemPrefix = "tabuleiro-cli result: ";
constexpr std::array resultOptions{
    Option{"lesson", "FILE",
           QT_TRANSLATE_NOOP("cli", "Calls a page by the stop of this lesson whose page it is. A "
                                    "code of another page is an error then.")},
    Option{"csv", "",
           QT_TRANSLATE_NOOP("cli", "Prints a table of comma-separated values, for a "
                                    "spreadsheet: who, page, trees, questions, answered, right at "
                                    "once, right at the second try, wrong.")}};

int wrongOf(const ai::lab::ResultCode &result)
{
    return result.answered - result.right - result.rightAtSecond;
}

/// The lesson's stop that the code is of, as "stop 2 (The order)"; empty if there is none. A code
/// without a stop's number is of the first with its page; one whose stop has been moved since, of
/// the only one with it.
std::string stopOf(const ai::lab::Lesson &lesson, const ai::lab::ResultCode &result)
{
    std::vector<std::size_t> samePage;
    for (std::size_t i = 0; i < lesson.size(); ++i) {
        if (ai::lab::pageNumber(lesson[i].setup, {}) == result.page)
            samePage.push_back(i);
    }
    const auto numbered = std::find_if(samePage.begin(), samePage.end(), [&](std::size_t i) {
        return result.stop == 0 || static_cast<std::size_t>(result.stop) == i + 1;
    });
    if (numbered == samePage.end() && samePage.size() != 1)
        return {};
    const std::size_t found = numbered != samePage.end() ? *numbered : samePage[0];
    const std::string stop = "stop " + std::to_string(found + 1);
    const std::string &title = lesson[found].title;
    return title.empty() ? stop : stop + " (" + title + ')';
}

/// A description of the result, if no lesson names its page.
std::string titleOf(const ai::lab::ResultCode &result)
{
    if (result.page.empty())
        return "practice";
    const std::string page = "page " + result.page;
    return result.stop == 0 ? page : "stop " + std::to_string(result.stop) + ", " + page;
}

std::string textOf(const ai::lab::ResultCode &result, const std::string &title)
{
    const std::string right = std::to_string(result.right);
    const std::string questions = std::to_string(result.questions);
    if (result.page.empty())
        return title + ", " + std::to_string(result.trees)
               + (result.trees == 1 ? " tree: " : " trees: ") + right + " of " + questions
               + " nodes right at the first check";
    return title + ": " + std::to_string(result.answered) + " of " + questions
           + " questions answered, " + right + " right at once, "
           + std::to_string(result.rightAtSecond) + " at the second try, "
           + std::to_string(wrongOf(result)) + " wrong";
}

std::string rowOf(std::string_view who, const ai::lab::ResultCode &result, const std::string &title)
{
    std::string row = csvField(who) + ',' + csvField(title);
    for (const int count : {result.trees, result.questions, result.answered, result.right,
                            result.rightAtSecond, wrongOf(result)})
        row += ',' + std::to_string(count);
    return row;
}

/// Prints what result codes contain, and errors for invalid ones.
class ResultPrinter
{
public:
    ResultPrinter(ai::lab::Lesson lesson, bool isTable)
        : m_lesson(std::move(lesson))
        , m_isTable(isTable)
    {
        if (isTable)
            std::cout << "who,page,trees,questions,answered,right,second,wrong\n";
    }

    /// Prints a code, after its owner's name if known; `place` prefixes an error.
    void print(std::string_view line, const std::string &place)
    {
        const std::string_view whole = core::trimmed(line);
        const std::size_t blank = whole.find_last_of(" \t,;");
        std::string_view code = whole;
        std::string_view who;
        if (blank != std::string_view::npos) {
            code = whole.substr(blank + 1);
            who = whole.substr(0, whole.find_last_not_of(" \t,;", blank) + 1);
        }
        const std::string before = who.empty() ? std::string() : std::string(who) + ": ";
        const auto result = ai::lab::readResultCode(code);
        if (!result) {
            fail(place + before + result.error().text);
            return;
        }
        const std::string stop = stopOf(m_lesson, *result);
        const std::string title = stop.empty() ? titleOf(*result) : stop;
        if (!m_lesson.empty() && stop.empty())
            fail(place + before
                 + (result->page.empty() ? "a practice page belongs to no lesson"
                                         : title + " is none of this lesson"));
        else if (m_isTable)
            std::cout << rowOf(who, *result, title) << '\n';
        else
            std::cout << before << textOf(*result, title) << '\n';
    }

    int status() const { return m_failed ? failedStatus : 0; }

private:
    void fail(const std::string &message)
    {
        std::cerr << problemPrefix << message << '\n';
        m_failed = true;
    }

    ai::lab::Lesson m_lesson;
    bool m_isTable;
    bool m_failed = false;
};

core::Result<int> readResults(const std::vector<std::string> &codes, const std::string &lessonFile,
                              bool isTable)
{
    ai::lab::Lesson lesson;
    if (!lessonFile.empty()) {
        const auto text = readText(lessonFile, ai::lab::maxLessonBytes);
        if (!text)
            return text.error();
        const auto read = ai::lab::readLesson(*text);
        if (!read)
            return core::Error{lessonFile + ": " + read.error().text};
        lesson = *read;
    }
    std::string input;
    if (codes.empty()) {
        auto text = readInput();
        if (!text)
            return text.error();
        input = *std::move(text);
    }
    ResultPrinter printer(std::move(lesson), isTable);
    for (const std::string &code : codes)
        printer.print(code, {});
    int number = 0;
    for (std::string_view rest = input; !rest.empty();) {
        const std::string_view line = core::format::takeLine(rest);
        ++number;
        if (!core::trimmed(line).empty())
            printer.print(line, "line " + std::to_string(number) + ": ");
    }
    return printer.status();
}

} // namespace

Command resultCommand()
{
    return {"result",
            QT_TRANSLATE_NOOP("cli", "reads the result codes that students hand in"),
            QT_TRANSLATE_NOOP(
                "cli",
                "A page of the Search Lab shows a code behind its quiz, such as "
                "16N3P-1C180-R05BH. A page to practise on has one, too. Without a CODE "
                "they are read from the standard input, one a "
                "line, with a name before it where there is one. A mistyped code is found, one "
                "that somebody has made up is not."),
            "[CODE...]",
            resultOptions,
            1'000,
            [](const Arguments &arguments) -> core::Result<Job> {
                const std::vector<std::string> codes(arguments.operands().begin(),
                                                     arguments.operands().end());
                const std::string lesson =
                    arguments.has("lesson") ? arguments.given("lesson") : std::string();
                const bool isTable = arguments.has("csv");
                return Job([=] { return readResults(codes, lesson, isTable); });
            }};
}

} // namespace cli
