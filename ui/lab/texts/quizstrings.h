#pragma once

#include "ai/lab/lessons/quiz.h"

#include <QJsonObject>
#include <QString>

namespace ui::lab {

/// The texts around a quiz's questions, shared by the window and the exported page.
enum class QuizString : std::uint8_t {
    Start,
    StartHere, ///< in the middle of the steps
    Stop,
    Progress, ///< "Question %1 of %2"
    About,
    YourAnswer,
    ANumber,  ///< what may be written
    Branches, ///< to be ticked
    Bounds,
    Exact,
    AtMost,
    AtLeast,
    None, ///< of the branches
    Answer,
    Next,
    Hint,
    Mistakes,
    Answered, ///< what was answered, and what is right
    Right,    ///< with the reason
    Wrong,    ///< with the mistake and the reason
    Again,    ///< with the mistake
    NoNumber,
    NoAverage,
    NoBound,
    Last,
    LastWithMistakes,
    LastOfPage, ///< %1: how many questions a page asks at most
    Hidden      ///< in place of a step's words that answer the question
};

QString quizString(QuizString word);
/// The texts of an exported page, by the keys that its script knows.
QJsonObject quizStringsOfPage();
/// The mistaken idea, unless naming it would give the answer away before the second try.
QString firstTryText(const ai::lab::QuizQuestion &question, ai::lab::QuizMistake mistake);

} // namespace ui::lab
