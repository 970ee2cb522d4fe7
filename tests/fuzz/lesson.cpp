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
    require(!lesson->empty());
    for (const LessonStop &stop : *lesson)
        require(!isOver(stop.setup.root) && supports(stop.setup.root, stop.setup.algorithm));
    const auto again = readLesson(writeLesson(*lesson));
    require(again.ok() && writeLesson(*again) == writeLesson(*lesson));
    require(again->size() == lesson->size());
    for (std::size_t i = 0; i < lesson->size(); ++i)
        require((*again)[i].setup == (*lesson)[i].setup && (*again)[i].step == (*lesson)[i].step);
    return 0;
}
