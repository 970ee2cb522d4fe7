#include "ui/lab/texts/quizstrings.h"

#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui::lab {

using ai::lab::QuizMistake;

namespace {

struct QuizStrings
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizStrings)
};

QString controlWord(QuizString word)
{
    switch (word) {
    case QuizString::Start:
        return QuizStrings::tr("Start predicting");
    case QuizString::StartHere:
        return QuizStrings::tr("Start predicting from here");
    case QuizString::Stop:
        return QuizStrings::tr("Stop predicting");
    case QuizString::YourAnswer:
        return QuizStrings::tr("Your answer");
    case QuizString::ANumber:
        return QuizStrings::tr("A number, or inf");
    case QuizString::Branches:
        return QuizStrings::tr("Branches left; tick those that will not be visited");
    case QuizString::Bounds:
        return QuizStrings::tr("Exact or bound");
    case QuizString::Exact:
        return QuizStrings::tr("Exact");
    case QuizString::AtMost:
        return QuizStrings::tr("At most this: an upper bound");
    case QuizString::AtLeast:
        return QuizStrings::tr("At least this: a lower bound");
    case QuizString::None:
        return QuizStrings::tr("none", "no branch");
    case QuizString::Answer:
        return QuizStrings::tr("Answer");
    case QuizString::Next:
        return QuizStrings::tr("Next question");
    case QuizString::Hint:
        return QuizStrings::tr("Hint");
    default:
        return {};
    }
}

} // namespace

QString quizString(QuizString word)
{
    switch (word) {
    case QuizString::About:
        return QuizStrings::tr(
            "Before each step you say what comes: what MAX or MIN has for sure, which branches are "
            "cut, what a node returns and whether that is exact. What has not happened is hidden. "
            "Each question may be tried twice; "
            "then the answer and its reason are given.");
    case QuizString::Mistakes:
        return QuizStrings::tr("Mistakes; choose one to look at its step again");
    case QuizString::Progress:
        return QuizStrings::tr("Question %1 of %2");
    case QuizString::Answered:
        return QuizStrings::tr("You answered: %1. Right: %2.");
    case QuizString::Right:
        return QuizStrings::tr("\u2713 Right. %1");
    case QuizString::Wrong:
        return QuizStrings::tr("\u2717 %1 %2");
    case QuizString::Again:
        return QuizStrings::tr("\u2717 %1 Try once more.");
    case QuizString::NoNumber:
        return QuizStrings::tr("Please give a whole number, or inf or -inf.");
    case QuizString::NoBound:
        return QuizStrings::tr("Please choose one of the three.");
    case QuizString::NoAverage:
        return QuizStrings::tr("No average of this tree is that. Please give a number such as %1, "
                               "or a fraction such as 10/3.")
            .arg(QLocale().toString(3.5));
    case QuizString::Last:
        return QuizStrings::tr("That was the last question of this search.");
    case QuizString::LastWithMistakes:
        return QuizStrings::tr(
            "That was the last question of this search. Choose a mistake to look "
            "at its step again.");
    case QuizString::LastOfPage:
        return QuizStrings::tr("These were the first %1 questions of this search; a page asks no "
                               "more.");
    case QuizString::Hidden:
        return QuizStrings::tr("Hidden until the question is answered.");
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
        return QuizStrings::tr("Not so.");
    default:
        return mistakeText(question, mistake);
    }
}

} // namespace ui::lab
