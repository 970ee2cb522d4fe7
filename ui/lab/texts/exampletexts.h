#pragma once

#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/lessonfile.h"

#include <QString>

namespace ui::lab {

// The texts of the examples, which have keys.

QString documentTitle(ai::lab::Document document);
QString exampleTitle(std::string_view key);
/// What to look for in an example; reveals no result.
QString exampleText(std::string_view key);
/// The examples of a document that are stops of a lesson, with their texts; empty if none are.
ai::lab::Lesson exampleLesson(ai::lab::Document document);

} // namespace ui::lab
