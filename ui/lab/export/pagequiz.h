#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QJsonObject>

namespace ui::lab {

/// The maximum number of questions; more would make the page too large.
inline constexpr int pageQuizLimit = 300;

/// The Lab's quiz about a search as data for the exported page: its questions in order, with
/// remarks on every possible answer, so that the page need not judge any.
///
/// `questions`: objects with the step, the Concept asked (a number), the node, the question, a
/// hint, why the right answer is right, and the remarks. For a number: `right`, `marks` by
/// recognised wrong numbers, and `other`, each with the remarks on the first and second try. For a
/// cut: the `branches` left, and `marks` for ticking none, some or all of them. For a bound:
/// `marks` for exact, at most and at least; -1 if right. All texts are indices into `texts`.
/// `words` are the texts around the questions, and `scores` the patterns of the score.
QJsonObject pageQuiz(const ai::lab::TracedSearch &search);

} // namespace ui::lab
