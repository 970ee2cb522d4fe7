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

/// Reads the lines of one stop, which are a part of the whole text: to that the places of errors
/// refer. See readLesson().
core::Result<LessonStop> readLessonStop(std::string_view text, std::string_view lines);
/// Lines that readLessonStop() reads to an equal stop; texts become single lines.
std::string writeLessonStop(const LessonStop &stop);

/// Whether a lesson may have the line anywhere, since it says nothing: an empty one or a comment.
bool isBlankInLesson(std::string_view line);

} // namespace ai::lab
