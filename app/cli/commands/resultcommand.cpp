#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/lessons/resultcode.h"
#include "app/cli/commands/clicommands.h"
#include "app/commandline/files.h"
#include "app/commandline/translatable.h"
#include "core/format/lines.h"
#include "core/notation.h"

#include <array>
#include <iostream>

namespace cli {

using namespace commandline;

namespace {

constexpr std::string_view problemPrefix = "tabuleiro-cli result: ";
constexpr std::array resultOptions{
    Option{"lesson", "FILE",
           QT_TRANSLATE_NOOP("cli", "Calls a page by the stop of this lesson whose page it is. A "
                                    "code of another page is an error then.")}};

/// The stop whose page has the number, as "stop 2 (The order)"; empty without one.
std::string stopOf(const ai::lab::Lesson &lesson, std::string_view page)
{
    for (std::size_t i = 0; i < lesson.size(); ++i) {
        if (ai::lab::pageNumber(lesson[i].setup, {}) != page)
            continue;
        const std::string stop = "stop " + std::to_string(i + 1);
        return lesson[i].title.empty() ? stop : stop + " (" + lesson[i].title + ')';
    }
    return {};
}

std::string textOf(const ai::lab::ResultCode &result, const std::string &page)
{
    const int wrong = result.answered - result.right - result.rightAtSecond;
    return page + ": " + std::to_string(result.answered) + " of " + std::to_string(result.questions)
           + " questions answered, " + std::to_string(result.right) + " right at once, "
           + std::to_string(result.rightAtSecond) + " at the second try, " + std::to_string(wrong)
           + " wrong";
}

/// A line of a list: whose code it is, if that is said before it, and the code.
class ResultLine
{
public:
    explicit ResultLine(std::string_view line)
    {
        const std::string_view whole = core::trimmed(line);
        const std::size_t blank = whole.find_last_of(" \t,;");
        m_code = blank == std::string_view::npos ? whole : whole.substr(blank + 1);
        if (blank == std::string_view::npos)
            return;
        m_who = whole.substr(0, whole.find_last_not_of(" \t,;", blank) + 1);
    }

    /// Prints what it says; false where that is nothing.
    bool print(const ai::lab::Lesson &lesson) const
    {
        const std::string who = m_who.empty() ? std::string() : std::string(m_who) + ": ";
        const auto result = ai::lab::readResultCode(m_code);
        if (!result) {
            std::cerr << problemPrefix << who << result.error().text << '\n';
            return false;
        }
        const std::string stop = stopOf(lesson, result->page);
        if (!lesson.empty() && stop.empty()) {
            std::cerr << problemPrefix << who << "page " << result->page
                      << " is none of this lesson\n";
            return false;
        }
        std::cout << who << textOf(*result, stop.empty() ? "page " + result->page : stop) << '\n';
        return true;
    }

private:
    std::string_view m_who;
    std::string_view m_code;
};

core::Result<int> readResults(const std::vector<std::string> &codes, const std::string &lessonFile)
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
    bool all = true;
    for (const std::string &code : codes)
        all = ResultLine(code).print(lesson) && all;
    if (codes.empty()) {
        const auto text = readInput();
        if (!text)
            return text.error();
        std::string_view rest = *text;
        while (!rest.empty()) {
            const std::string_view line = core::format::takeLine(rest);
            if (!core::trimmed(line).empty())
                all = ResultLine(line).print(lesson) && all;
        }
    }
    return all ? 0 : failedStatus;
}

} // namespace

Command resultCommand()
{
    return {"result",
            QT_TRANSLATE_NOOP("cli", "reads the result codes that students hand in"),
            QT_TRANSLATE_NOOP(
                "cli",
                "A page of the Search Lab shows a code behind its quiz, such as "
                "16N3P-1C180-R05BH. Without a CODE they are read from the standard input, one a "
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
                return Job([codes, lesson] { return readResults(codes, lesson); });
            }};
}

} // namespace cli
