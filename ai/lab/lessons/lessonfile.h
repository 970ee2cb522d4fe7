#pragma once

#include "ai/lab/lessons/lessonstop.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

/// The stops of a lesson in the order of a class; at least one.
using Lesson = std::vector<LessonStop>;

/// The maximum number of stops in a lesson.
inline constexpr std::size_t maxLessonStops = 60;

/// The maximum size of a lesson, in bytes.
inline constexpr std::size_t maxLessonBytes = std::size_t(1) << 20;

/// Parses the format of resources/formats/tabuleiro-lesson.md. Errors name line, column and what
/// was expected there. All searches of the result are supported.
core::Result<Lesson> readLesson(std::string_view text);
/// Formats a lesson so that readLesson() restores it; texts are joined to single lines. A lesson
/// with one stop uses the first format, which older programs can read.
std::string writeLesson(const Lesson &lesson);

} // namespace ai::lab
