#include "ui/lab/export/filequestion.h"

#include "ai/search/minimax.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizAnswer;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;

namespace {

struct FileQuestionTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuestionFiles)
};

/// Moodle has no fractions for more answers.
constexpr std::size_t maxShared = 10;

/// 100 divided by the number of answers, at least one, with the digits that Moodle requires; empty
/// if it has no such fraction.
QString shareOf(std::size_t answers)
{
    static constexpr std::array shares{"100",      "50",       "33.33333", "25",       "20",
                                       "16.66667", "14.28571", "12.5",     "11.11111", "10"};
    static_assert(shares.size() == maxShared);
    return answers <= shares.size() ? shares[answers - 1] : QString();
}

Topic topicOf(Concept asked)
{
    switch (asked) {
    case Concept::Value:
        return Topic::Value;
    case Concept::Window:
        return Topic::Window;
    case Concept::Cut:
        return Topic::Cut;
    case Concept::Bound:
        break;
    }
    return Topic::Bound;
}

QString conceptName(Concept asked)
{
    switch (asked) {
    case Concept::Value:
        return FileQuestionTexts::tr("value");
    case Concept::Window:
        return FileQuestionTexts::tr("window");
    case Concept::Cut:
        return FileQuestionTexts::tr("cut");
    case Concept::Bound:
        return FileQuestionTexts::tr("bound");
    }
    return {};
}

/// An average, with as many digits as platforms compare and a tolerance for two decimal places.
FileAnswer numberOf(const QuizQuestion &now, int value, const QString &share, const QString &remark)
{
    if (value % now.scale == 0)
        return {QString::number(value / now.scale), share, remark};
    constexpr int digits = 8;
    return {QString::number(double(value) / now.scale, 'g', digits), share, remark,
            QStringLiteral("0.005")};
}

/// Adds the right number, and wrong ones whose mistake the quiz recognises.
void addNumbers(FileQuestion &question, const QuizQuestion &now)
{
    if (std::abs(now.value) >= ai::infinity)
        return;
    question.answers.push_back(numberOf(now, now.value, "100", question.why));
    std::set<int> known(now.children.begin(), now.children.end());
    if (now.asked == Concept::Window)
        known.insert({now.alpha, now.beta});
    known.erase(now.value);
    for (const int value : known) {
        if (std::abs(value) >= ai::infinity)
            continue;
        QuizAnswer answer;
        answer.value = value;
        question.answers.push_back(
            numberOf(now, value, "0", firstTryText(now, judge(now, answer))));
    }
}

void addBounds(FileQuestion &question, const TracedSearch &search, const QuizQuestion &now)
{
    question.kind = FileQuestion::Kind::OneOf;
    for (const Bound bound : {Bound::Exact, Bound::AtMost, Bound::AtLeast}) {
        QuizAnswer answer;
        answer.bound = bound;
        const bool right = bound == now.bound;
        question.answers.push_back({answerText(search, now, answer), right ? "100" : "0",
                                    right ? question.why : firstTryText(now, judge(now, answer))});
    }
}

/// For a cut all remaining branches are right and share the points; without a cut each one
/// costs all points.
void addBranches(FileQuestion &question, const TracedSearch &search, const QuizQuestion &now)
{
    const QString share = shareOf(now.left.size());
    if (share.isEmpty())
        return;
    question.kind = FileQuestion::Kind::Several;
    for (const core::Move move : now.left) {
        QuizAnswer answer;
        answer.cut = {move};
        question.answers.push_back({branchText(search, now, move),
                                    now.cuts ? share : QStringLiteral("-100"),
                                    now.cuts ? QString() : firstTryText(now, judge(now, answer))});
    }
    question.answers.push_back(
        {quizString(QuizString::None), now.cuts ? "-100" : "100",
         now.cuts ? firstTryText(now, judge(now, QuizAnswer())) : question.why});
}

int outcomeOf(const QuizQuestion &now)
{
    switch (now.asked) {
    case Concept::Value:
        return 0;
    case Concept::Window:
        return now.sure == (now.max ? now.alpha : now.beta) ? 0 : 1;
    case Concept::Cut:
        return now.cuts ? 1 : 0;
    case Concept::Bound:
        break;
    }
    return static_cast<int>(now.bound);
}

/// Whether a value is asked for and each child returned it.
bool isObvious(const QuizQuestion &now)
{
    return now.asked == Concept::Value && !now.children.empty()
           && std::all_of(now.children.begin(), now.children.end(),
                          [&now](int value) { return value == now.value; });
}

} // namespace

FileQuestion namedQuestion(const QuizQuestion &now)
{
    FileQuestion question;
    question.name = conceptName(now.asked);
    question.topic = topicOf(now.asked);
    question.hint = hintText(now);
    question.outcome = outcomeOf(now);
    question.isObvious = isObvious(now);
    return question;
}

FileQuestion madeQuestion(const TracedSearch &search, const QuizQuestion &now, const QString &text,
                          const QString &reason)
{
    FileQuestion question = namedQuestion(now);
    question.text = text;
    question.why = reason.isEmpty() ? question.hint : reason;
    if (now.asked == Concept::Bound)
        addBounds(question, search, now);
    else if (now.asked == Concept::Cut)
        addBranches(question, search, now);
    else
        addNumbers(question, now);
    return question;
}

void addPlaces(FileQuestion &question, const std::vector<VisitedPlace> &places,
               const QString &remark)
{
    const auto unseen = static_cast<std::size_t>(std::count_if(
        places.begin(), places.end(), [](const VisitedPlace &place) { return !place.visited; }));
    const QString share = shareOf(std::max<std::size_t>(1, unseen));
    if (share.isEmpty() || places.size() > maxListed)
        return;
    // Ticking all must give no points, and one wrong tick must leave some. Next to "none" any
    // other is a contradiction.
    const std::size_t wrong = places.size() - unseen;
    const QString loss = shareOf(unseen == 0 || wrong == 0 ? 1 : wrong);
    const QString lost = '-' + (loss.isEmpty() ? shareOf(maxShared) : loss);
    for (const VisitedPlace &place : places)
        question.answers.push_back(
            {place.name, place.visited ? lost : share, place.visited ? remark : QString()});
    question.answers.push_back({quizString(QuizString::None), unseen == 0 ? "100" : "-100", {}});
}

} // namespace ui::lab
