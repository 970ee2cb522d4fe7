#pragma once

#include "ai/lab/trace/searchsetup.h"
#include "core/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// A search prepared by a teacher, the step to open it at, and texts about it.
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
    std::uint32_t step = 0;         ///< a step beyond the search's end means the last one
    std::vector<std::string> notes; ///< one string per paragraph
    std::vector<Question> questions;

    friend bool operator==(const LessonStop &, const LessonStop &) = default;
};

/// Parses the lines of one stop, which must be a part of `text`, in which errors are located. See
/// readLesson().
core::Result<LessonStop> readLessonStop(std::string_view text, std::string_view lines);
/// Formats a stop so that readLessonStop() restores it; texts are joined to single lines.
std::string writeLessonStop(const LessonStop &stop);

/// Whether a line has no meaning in a lesson: an empty line or a comment.
bool isBlankInLesson(std::string_view line);

} // namespace ai::lab
