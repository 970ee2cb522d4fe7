#pragma once

#include "ai/lab/lessons/treesheet.h"

#include <QString>

namespace ui::lab {

/// What a quiz asks, with all that is needed for the answer.
QString questionText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question);
/// The same where branches can be ticked in a list and in the tree.
QString tickedQuestionText(const ai::lab::TracedSearch &search,
                           const ai::lab::QuizQuestion &question);
/// A branch that a question asks about: "child 2, the leaf 7".
QString branchText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question,
                   core::Move move);
/// An answer in words: a number, "none", "child 2, child 3", or what kind of bound.
QString answerText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question,
                   const ai::lab::QuizAnswer &answer);
/// Why the answer to the first of a step's questions that are left is right: the step's own words,
/// unless they answer the next one; then as much as does not.
QString reasonText(const ai::lab::TracedSearch &search,
                   const std::vector<ai::lab::QuizQuestion> &left);
/// The rule that the question is about, without its answer.
QString hintText(const ai::lab::QuizQuestion &question);
/// The idea that misled, or the answer where none is known.
QString mistakeText(const ai::lab::QuizQuestion &question, ai::lab::QuizMistake mistake);

/// How the whole tree is filled in.
QString sheetText(const ai::lab::TreeSheet &sheet, const ai::lab::TracedSearch &search);
/// Why it cannot be; empty if it can.
QString sheetProblemText(ai::lab::TreeSheet::Problem problem);
/// A value as it is typed, with the sign of a bound before it; nothing for another text.
std::optional<ai::lab::TreeSheet::Answer> sheetAnswerIn(QString text, int scale = 1);
/// What was wrong at a node that was filled in, with what is right.
QString sheetMistakeText(const ai::lab::TracedSearch &search, const ai::lab::TreeSheet::Mark &mark);

} // namespace ui::lab
