#pragma once

#include "ai/lab/lessons/quiz.h"

#include <QString>

namespace ui::lab {

/// What a quiz asks, with all that is needed for the answer.
QString questionText(const ai::lab::TracedSearch &search, const ai::lab::QuizQuestion &question);
/// The rule that the question is about, without its answer.
QString hintText(const ai::lab::QuizQuestion &question);
/// The idea that misled, or the answer where none is known.
QString mistakeText(const ai::lab::QuizQuestion &question, ai::lab::QuizMistake mistake);

} // namespace ui::lab
