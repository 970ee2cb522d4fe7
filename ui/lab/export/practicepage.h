#pragma once

#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/texttree.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

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

/// The maximum size of trees that students enter on a practice page.
inline constexpr int practiceNodeLimit = 200;
inline constexpr int practiceLevelLimit = 8;

/// Why a tree cannot be used for practice; empty if it can.
QString practiceProblem(const ai::lab::TextTree &tree);

/// A self-contained HTML file on which students search trees by hand: random ones, the same for the
/// same number, or their own. The page checks values, visits and cuts, and explains mistakes. It
/// opens with the given tree, which must have no practiceProblem(), or with the first random one.
/// The URL contains the tree, so that a link can lead to it. May run on any thread.
QByteArray practicePage(const std::optional<ai::lab::TextTree> &start = {});

} // namespace ui::lab
