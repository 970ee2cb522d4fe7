#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ai/lab/trace/labsearch.h"
#include "ui/lab/export/filequestion.h"

namespace ui::lab {

/// The maximum number of a search's questions in a file.
inline constexpr int maxFileQuestions = 200;

/// Questions about one search of which a learner gets one: about the whole tree, and those of the
/// quiz, whose words say what the search found before. Like the others, may run on any thread.
std::vector<FileQuestion> questionsAlone(const ai::lab::TracedSearch &search);
/// Questions about one search of which a learner may see all at once: no text of one answers
/// another. About a tree that can be searched by hand they are about the whole search and about
/// each node; about others, about the nodes above the leaves.
std::vector<FileQuestion> questionsTogether(const ai::lab::TracedSearch &search);
/// A teacher's notes and questions for a stop.
std::vector<FileQuestion> questionsOfStop(const ai::lab::LessonStop &stop);

} // namespace ui::lab
