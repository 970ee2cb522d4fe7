#pragma once

#include "ai/lab/lessons/treesheet.h"

#include <QString>

namespace ui::lab {

/// A quiz's question, with all that is needed to answer it.
QString questionText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question);
/// The same for branches that can be ticked in a list and in the tree.
QString tickedQuestionText(const ai::lab::TracedSearch &search,
                           const ai::lab::QuizQuestion &question);
/// A branch that a question asks about: "child 2, the leaf 7".
QString branchText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question,
                   core::Move move);
/// An answer in words: a number, "none", "child 2, child 3", or what kind of bound.
QString answerText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question,
                   const ai::lab::QuizAnswer &answer);
/// Why the answer to the first of a step's remaining questions is right: the step's own text,
/// without what would answer the next question.
QString reasonText(const ai::lab::TracedSearch &search,
                   const std::vector<ai::lab::QuizQuestion> &left);
/// The rule that the question is about, without the answer.
QString hintText(const ai::lab::QuizQuestion &question);
/// The mistaken idea, or the answer if it is not recognised.
QString mistakeText(const ai::lab::QuizQuestion &question, ai::lab::QuizMistake mistake);
/// What is said after the second try: the mistaken idea and, of a number, the answer.
QString lastTryText(const ai::lab::QuizQuestion &question, ai::lab::QuizMistake mistake);

/// Instructions for filling in the whole tree.
QString sheetText(const ai::lab::TreeSheet &sheet, const ai::lab::TracedSearch &search);
/// Why the tree cannot be filled in; empty if it can.
QString sheetProblemText(ai::lab::TreeSheet::Problem problem);
/// Parses a value, with an optional bound sign before it; nothing for other text.
std::optional<ai::lab::TreeSheet::Answer> sheetAnswerIn(QString text, int scale = 1);
/// What was wrong at a node that was filled in, and what is right.
QString sheetMistakeText(const ai::lab::TracedSearch &search, const ai::lab::TreeSheet::Mark &mark);

} // namespace ui::lab
