#include "ai/lab/lessons/lessonfile.h"

#include "core/format/lines.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <optional>
#include <utility>

namespace ai::lab {

using core::Error;
using core::inQuotes;
using core::Result;
using core::trimmed;

namespace {

constexpr std::string_view heading = "Tabuleiro lesson ";
constexpr int oneStop = 1; ///< the format version of a lesson with a single stop
constexpr int version = 2;
constexpr std::string_view stopKey = "stop";

/// Parses the heading into `format` and returns the text after it.
Result<std::string_view> readHeading(std::string_view text, int &format)
{
    const auto refused = [&](std::string_view place, std::string_view found) {
        return core::format::errorAt(
            text, core::format::offsetOf(text, place),
            {QT_TRANSLATE_NOOP("core::Error", "%1; expected \"Tabuleiro lesson 1\""),
             {inQuotes(found)}});
    };
    std::string_view rest = core::format::withoutByteOrderMark(text);
    while (!rest.empty()) {
        const std::string_view line = core::format::takeLine(rest);
        if (isBlankInLesson(line))
            continue;
        if (!line.starts_with(heading))
            return refused(line, line);
        const std::string_view number = line.substr(heading.size());
        if (const std::optional<Error> failure =
                core::format::versionProblem(text, number, version))
            return *failure;
        format = core::parseNumber(trimmed(number));
        return rest;
    }
    return refused(text.substr(0, 0), "");
}

/// The key of a line; empty if it has none.
std::string_view keyOf(std::string_view line)
{
    const std::size_t colon = line.find(':');
    return isBlankInLesson(line) || colon == std::string_view::npos
               ? std::string_view()
               : trimmed(line.substr(0, colon));
}

/// The lines of each stop, without its first line.
Result<std::vector<std::string_view>> splitStops(std::string_view text, std::string_view rest)
{
    std::vector<std::string_view> stops;
    while (!rest.empty()) {
        const std::string_view before = rest;
        const std::string_view line = core::format::takeLine(rest);
        if (keyOf(line) == stopKey) {
            if (stops.size() == maxLessonStops)
                return core::format::errorAt(
                    text, core::format::offsetOf(text, line),
                    {QT_TRANSLATE_NOOP("core::Error", "one stop too many; expected at most %1"),
                     {std::to_string(maxLessonStops)}});
            stops.push_back(rest.substr(0, 0));
        } else if (!stops.empty()) {
            std::string_view &last = stops.back();
            last = {last.data(), last.size() + before.size() - rest.size()};
        } else if (!isBlankInLesson(line)) {
            return core::format::errorAt(
                text, core::format::offsetOf(text, line),
                {QT_TRANSLATE_NOOP("core::Error", "%1; expected \"stop:\" first"),
                 {inQuotes(line)}});
        }
    }
    if (stops.empty())
        return core::format::errorAt(
            text, text.size(),
            QT_TRANSLATE_NOOP("core::Error", "the lesson ends without a stop; expected \"stop:\""));
    return stops;
}

} // namespace

Result<Lesson> readLesson(std::string_view text)
{
    if (const auto error = core::format::tooLarge(text.size(), maxLessonBytes))
        return *error;
    int format = 0;
    const auto rest = readHeading(text, format);
    if (!rest)
        return rest.error();
    std::vector<std::string_view> parts{*rest};
    if (format != oneStop) {
        auto stops = splitStops(text, *rest);
        if (!stops)
            return stops.error();
        parts = *stops;
    }
    Lesson lesson;
    for (const std::string_view lines : parts) {
        auto stop = readLessonStop(text, lines);
        if (!stop)
            return stop.error();
        lesson.push_back(*std::move(stop));
    }
    return lesson;
}

std::string writeLesson(const Lesson &lesson)
{
    const bool one = lesson.size() == 1;
    std::string text = std::string(heading) + std::to_string(one ? oneStop : version) + '\n';
    for (const LessonStop &stop : lesson) {
        if (!one)
            text += std::string(stopKey) + ":\n";
        text += writeLessonStop(stop);
    }
    return text;
}

} // namespace ai::lab
