#include "ui/lab/texts/quizwords.h"

#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::QuizMistake;

namespace {

struct QuizWords
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizWords)
};

QString controlWord(QuizWord word)
{
    switch (word) {
    case QuizWord::Start:
        return QuizWords::tr("Start predicting");
    case QuizWord::StartHere:
        return QuizWords::tr("Start predicting from here");
    case QuizWord::Stop:
        return QuizWords::tr("Stop predicting");
    case QuizWord::YourAnswer:
        return QuizWords::tr("Your answer");
    case QuizWord::ANumber:
        return QuizWords::tr("A number, or inf");
    case QuizWord::Branches:
        return QuizWords::tr("Branches left; tick those that will not be visited");
    case QuizWord::Bounds:
        return QuizWords::tr("Exact or bound");
    case QuizWord::Exact:
        return QuizWords::tr("Exact");
    case QuizWord::AtMost:
        return QuizWords::tr("At most this: an upper bound");
    case QuizWord::AtLeast:
        return QuizWords::tr("At least this: a lower bound");
    case QuizWord::None:
        return QuizWords::tr("none", "no branch");
    case QuizWord::Answer:
        return QuizWords::tr("Answer");
    case QuizWord::Next:
        return QuizWords::tr("Next question");
    case QuizWord::Hint:
        return QuizWords::tr("Hint");
    default:
        return {};
    }
}

} // namespace

QString quizWord(QuizWord word)
{
    switch (word) {
    case QuizWord::About:
        return QuizWords::tr(
            "Before each step you say what comes: what MAX or MIN has for sure, which branches are "
            "cut, what a node returns and whether that is exact. What has not happened is hidden. "
            "Each question may be tried twice; "
            "then the answer and its reason are given.");
    case QuizWord::Mistakes:
        return QuizWords::tr("Mistakes; choose one to look at its step again");
    case QuizWord::Progress:
        return QuizWords::tr("Question %1 of %2");
    case QuizWord::Answered:
        return QuizWords::tr("You answered: %1. Right: %2.");
    case QuizWord::Right:
        return QuizWords::tr("\u2713 Right. %1");
    case QuizWord::Wrong:
        return QuizWords::tr("\u2717 %1 %2");
    case QuizWord::Again:
        return QuizWords::tr("\u2717 %1 Try once more.");
    case QuizWord::NoNumber:
        return QuizWords::tr("Please give a whole number, or inf or -inf.");
    case QuizWord::Last:
        return QuizWords::tr("That was the last question of this search.");
    case QuizWord::LastWithMistakes:
        return QuizWords::tr("That was the last question of this search. Choose a mistake to look "
                             "at its step again.");
    case QuizWord::LastOfPage:
        return QuizWords::tr("These were the first %1 questions of this search; a page asks no "
                             "more.");
    case QuizWord::Hidden:
        return QuizWords::tr("Hidden until the question is answered.");
    default:
        return controlWord(word);
    }
}

QString firstTryText(const ai::lab::QuizQuestion &question, QuizMistake mistake)
{
    switch (mistake) {
    case QuizMistake::WrongValue:
    case QuizMistake::OverCut: // of all or none the other is right
    case QuizMistake::UnderCut:
    case QuizMistake::PartCut: // that there is a cut
    case QuizMistake::TakenForExact:
    case QuizMistake::TakenForBound:
    case QuizMistake::OtherSide:
        return QuizWords::tr("Not so.");
    default:
        return mistakeText(question, mistake);
    }
}

} // namespace ui::lab
