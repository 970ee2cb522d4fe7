#pragma once

#include "ai/lab/lessons/lessonstop.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ai::lab {

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
