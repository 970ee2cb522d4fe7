// Feeds bytes to the reader of lessons.

#include "ai/lab/lessons/lessonfile.h"
#include "tests/fuzz/require.h"

using namespace ai::lab;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto lesson = readLesson(text);
    if (!lesson) {
        require(isExplained(lesson.error()));
        return 0;
    }
    require(!isOver(lesson->setup.root) && supports(lesson->setup.root, lesson->setup.algorithm));
    const auto again = readLesson(writeLesson(*lesson));
    require(again.ok() && writeLesson(*again) == writeLesson(*lesson));
    require(again->setup == lesson->setup && again->step == lesson->step);
    return 0;
}
