#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "core/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// What a teacher prepares: a search, the step at which it opens, and text about it.
struct LessonStop
{
    struct Question
    {
        std::string text;
        std::string answer; ///< may be empty

        friend bool operator==(const Question &, const Question &) = default;
    };

    std::string title;
    SearchSetup setup;
    std::uint32_t step = 0;         ///< a step that the search does not have stands for its last
    std::vector<std::string> notes; ///< by paragraph
    std::vector<Question> questions;

    friend bool operator==(const LessonStop &, const LessonStop &) = default;
};

/// The stops of a lesson, in the order in which a class goes through them; one at least.
using Lesson = std::vector<LessonStop>;

/// The most stops of a lesson.
inline constexpr std::size_t maxLessonStops = 60;

/// The largest lesson that is read, in bytes.
inline constexpr std::size_t maxLessonBytes = std::size_t(1) << 20;

/// Reads the format of resources/formats/tabuleiro-lesson.md. The error names the line and the
/// column, and what was expected there. Each search of a lesson that was read is supported.
core::Result<Lesson> readLesson(std::string_view text);
/// Text that readLesson() reads to an equal lesson; texts become single lines. A lesson of one stop
/// is written in the first format, which older programs read.
std::string writeLesson(const Lesson &lesson);

} // namespace ai::lab
