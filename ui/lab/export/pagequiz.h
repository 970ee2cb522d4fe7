#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QJsonObject>

namespace ui::lab {

/// The first questions of a search: more would make the page too large.
inline constexpr int pageQuizLimit = 300;

/// The Lab's quiz about a search, as the exported page reads it: its questions in order, and for
/// every answer that can be given what is said of it, so that the page judges nothing itself.
///
/// `questions`: objects with the step, what is asked (a Concept's number), the node, the question,
/// a hint, why the right answer is right, and the remarks. Of a number `right`, `marks` by the
/// wrong numbers that have a name, and `other`: the remarks of the first and of the second try. Of
/// a cut the `branches` that are left, and `marks` where none, some or all are ticked; of a bound
/// `marks` where it is called exact, at most, at least: -1 if that is right. Texts are numbers of
/// `texts`. `words` are the Lab's around the questions, and `scores` the patterns of the score.
QJsonObject pageQuiz(const ai::lab::TracedSearch &search);

} // namespace ui::lab
