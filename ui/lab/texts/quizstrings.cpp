#include "ui/lab/texts/quizstrings.h"

#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace ui::lab {

using ai::lab::QuizMistake;

namespace {

struct Text
{
    constexpr Text(const char *words, const char *remark = nullptr)
        : source(words)
        , comment(remark)
    {}

    const char *source;
    const char *comment;
};

struct Word
{
    QuizString word;
    const char *key; ///< on an exported page; null if it is not one of the page's own words
    Text text;
};

class QuizStrings
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizStrings)

public:
    static constexpr Word all[]{
        {QuizString::Start, "start", QT_TR_NOOP("Start predicting")},
        {QuizString::StartHere, "startHere", QT_TR_NOOP("Start predicting from here")},
        {QuizString::Stop, "stop", QT_TR_NOOP("Stop predicting")},
        {QuizString::Progress, "progress", QT_TR_NOOP("Question %1 of %2")},
        {QuizString::About, "about",
         QT_TR_NOOP("Before each step you say what comes: what a node returns and, where the "
                    "algorithm cuts, what MAX or MIN has for sure, which branches are cut, and "
                    "whether a value is exact. What has not happened is hidden. Each question may "
                    "be tried twice; then the answer and its reason are given.")},
        {QuizString::YourAnswer, "yourAnswer", QT_TR_NOOP("Your answer")},
        {QuizString::ANumber, "aNumber", QT_TR_NOOP("A number, or inf")},
        {QuizString::Branches, "branches",
         QT_TR_NOOP("Branches left; tick those that will not be visited")},
        {QuizString::Bounds, "bounds", QT_TR_NOOP("Exact or bound")},
        {QuizString::Exact, nullptr, QT_TR_NOOP("Exact")},
        {QuizString::AtMost, nullptr, QT_TR_NOOP("At most this: an upper bound")},
        {QuizString::AtLeast, nullptr, QT_TR_NOOP("At least this: a lower bound")},
        {QuizString::None, "none", QT_TRANSLATE_NOOP3("ui::lab::QuizStrings", "none", "no branch")},
        {QuizString::Answer, "answer", QT_TR_NOOP("Answer")},
        {QuizString::Next, "next", QT_TR_NOOP("Next question")},
        {QuizString::Hint, "hint", QT_TR_NOOP("Hint")},
        {QuizString::Mistakes, "mistakes",
         QT_TR_NOOP("Mistakes; choose one to look at its step again")},
        {QuizString::Answered, "answered", QT_TR_NOOP("You answered: %1. Right: %2.")},
        {QuizString::Right, "right", QT_TR_NOOP("\u2713 Right. %1")},
        {QuizString::Wrong, "wrong", QT_TR_NOOP("\u2717 %1 %2")},
        {QuizString::Again, "again", QT_TR_NOOP("\u2717 %1 Try once more.")},
        {QuizString::NoNumber, "noNumber",
         QT_TR_NOOP("Please give a whole number, or inf or -inf.")},
        {QuizString::NoAverage, "noAverage",
         QT_TR_NOOP("Please give a number that can be an average in this tree, such as %1, or a "
                    "fraction such as 10/3.")},
        {QuizString::NoBound, "noBound", QT_TR_NOOP("Please choose one of the three.")},
        {QuizString::Last, "last", QT_TR_NOOP("That was the last question of this search.")},
        {QuizString::LastWithMistakes, "lastWithMistakes",
         QT_TR_NOOP("That was the last question of this search. Choose a mistake to look at its "
                    "step again.")},
        {QuizString::LastOfPage, nullptr,
         QT_TR_NOOP("These were the first %1 questions of this search; a page asks no more.")},
        {QuizString::Hidden, "hidden", QT_TR_NOOP("Hidden until the question is answered.")},
    };

    static QString textOf(const Word &word)
    {
        const QString text = tr(word.text.source, word.text.comment);
        return word.word == QuizString::NoAverage ? text.arg(QLocale().toString(3.5)) : text;
    }
};

} // namespace

QString quizString(QuizString word)
{
    const auto *found = std::find_if(std::begin(QuizStrings::all), std::end(QuizStrings::all),
                                     [word](const Word &one) { return one.word == word; });
    return QuizStrings::textOf(*found);
}

QJsonObject quizStringsOfPage()
{
    QJsonObject texts;
    for (const Word &one : QuizStrings::all) {
        if (one.key != nullptr)
            texts.insert(one.key, QuizStrings::textOf(one));
    }
    return texts;
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
