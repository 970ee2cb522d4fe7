#include "ui/lab/export/pagequiz.h"

#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <set>

namespace ui::lab {

using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizAnswer;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::TracedSearch;

namespace {

class QuizData
{
public:
    explicit QuizData(const TracedSearch &search)
        : m_search(search)
    {}

    void collect()
    {
        auto step = nextQuestionStep(m_search, 0);
        while (step) {
            std::vector<QuizQuestion> left = questionsAfter(m_search, *step);
            // Include all questions about a step, or none.
            if (m_questions.size() + static_cast<qsizetype>(left.size()) > pageQuizLimit) {
                m_complete = false;
                return;
            }
            for (; !left.empty(); left.erase(left.begin()))
                m_questions += record(left);
            step = nextQuestionStep(m_search, *step + 1);
        }
    }

    QJsonArray questions() const { return m_questions; }
    QJsonArray texts() const { return m_texts; }
    /// Whether the page has all questions about the search.
    bool complete() const { return m_complete; }

private:
    QJsonObject record(const std::vector<QuizQuestion> &left)
    {
        const QuizQuestion &now = left.front();
        QJsonObject record{{"step", static_cast<qint64>(now.step)},
                           {"asked", static_cast<int>(now.asked)},
                           {"node", static_cast<qint64>(now.node)},
                           {"text", text(tickedQuestionText(m_search, now))},
                           {"hint", text(hintText(now))},
                           {"why", text(reasonText(m_search, left))},
                           {"answer", text(answerText(m_search, now, rightAnswer(now)))}};
        switch (now.asked) {
        case Concept::Value:
        case Concept::Window:
            addNumbers(record, now);
            break;
        case Concept::Cut:
            addBranches(record, now);
            break;
        case Concept::Bound:
            addBounds(record, now);
            break;
        }
        return record;
    }

    /// Adds remarks on wrong numbers: one for each recognised mistake, and one for any other.
    void addNumbers(QJsonObject &record, const QuizQuestion &now)
    {
        std::set<int> known(now.children.begin(), now.children.end());
        known.insert({now.alpha, now.beta});
        known.erase(now.value);
        QJsonObject marks;
        for (const int value : known)
            marks.insert(QString::number(value), remarksOn(now, value));
        int other = 0;
        while (known.contains(other) || other == now.value)
            ++other;
        record["right"] = now.value;
        record["marks"] = marks;
        record["other"] = remarksOn(now, other);
    }

    void addBranches(QJsonObject &record, const QuizQuestion &now)
    {
        QJsonArray branches;
        for (const core::Move move : now.left)
            branches += text(branchText(m_search, now, move));
        record["branches"] = branches;
        QJsonArray marks;
        for (const std::size_t ticked : {std::size_t(0), std::size_t(1), now.left.size()}) {
            QuizAnswer answer;
            answer.cut = {now.left.begin(), now.left.begin() + static_cast<std::ptrdiff_t>(ticked)};
            marks += remarks(now, answer);
        }
        record["marks"] = marks;
    }

    void addBounds(QJsonObject &record, const QuizQuestion &now)
    {
        QJsonArray marks;
        for (const Bound bound : {Bound::Exact, Bound::AtMost, Bound::AtLeast}) {
            QuizAnswer answer;
            answer.bound = bound;
            marks += remarks(now, answer);
        }
        record["marks"] = marks;
    }

    QJsonArray remarksOn(const QuizQuestion &now, int value)
    {
        QuizAnswer answer;
        answer.value = value;
        return remarks(now, answer);
    }

    /// The remarks on a wrong answer at the first and second try; -1 for a right answer.
    QJsonArray remarks(const QuizQuestion &now, const QuizAnswer &answer)
    {
        const QuizMistake mistake = judge(now, answer);
        if (mistake == QuizMistake::None)
            return {-1, -1};
        return {text(firstTryText(now, mistake)), text(mistakeText(now, mistake))};
    }

    /// The index of a text, which is stored only once.
    int text(const QString &text)
    {
        const auto known = m_known.constFind(text);
        if (known != m_known.constEnd())
            return *known;
        const int number = static_cast<int>(m_texts.size());
        m_known.insert(text, number);
        m_texts += text;
        return number;
    }

    const TracedSearch &m_search;
    QJsonArray m_questions;
    bool m_complete = true;
    QJsonArray m_texts;
    QHash<QString, int> m_known;
};

QJsonObject quizStrings()
{
    QJsonObject labels;
    for (const auto &[key, word] : {std::pair("start", QuizString::Start),
                                    {"startHere", QuizString::StartHere},
                                    {"progress", QuizString::Progress},
                                    {"answered", QuizString::Answered},
                                    {"stop", QuizString::Stop},
                                    {"about", QuizString::About},
                                    {"yourAnswer", QuizString::YourAnswer},
                                    {"aNumber", QuizString::ANumber},
                                    {"branches", QuizString::Branches},
                                    {"bounds", QuizString::Bounds},
                                    {"none", QuizString::None},
                                    {"answer", QuizString::Answer},
                                    {"next", QuizString::Next},
                                    {"hint", QuizString::Hint},
                                    {"mistakes", QuizString::Mistakes},
                                    {"right", QuizString::Right},
                                    {"wrong", QuizString::Wrong},
                                    {"again", QuizString::Again},
                                    {"noNumber", QuizString::NoNumber},
                                    {"noAverage", QuizString::NoAverage},
                                    {"noBound", QuizString::NoBound},
                                    {"last", QuizString::Last},
                                    {"lastWithMistakes", QuizString::LastWithMistakes},
                                    {"hidden", QuizString::Hidden}})
        labels.insert(key, quizString(word));
    labels.insert("boundNames",
                  QJsonArray{quizString(QuizString::Exact), quizString(QuizString::AtMost),
                             quizString(QuizString::AtLeast)});
    return labels;
}

QJsonObject scorePatterns()
{
    QJsonArray parts;
    for (const Concept asked : {Concept::Value, Concept::Bound, Concept::Window, Concept::Cut})
        parts += QJsonArray{static_cast<int>(asked), QuizScore::conceptPattern(asked)};
    return {{"parts", parts},
            {"share", QuizScore::sharePattern()},
            {"second", QuizScore::secondTryPattern()}};
}

} // namespace

QJsonObject pageQuiz(const TracedSearch &search)
{
    QuizData data(search);
    data.collect();
    QJsonObject labels = quizStrings();
    if (!data.complete()) {
        for (const char *last : {"last", "lastWithMistakes"})
            labels.insert(last, quizString(QuizString::LastOfPage).arg(data.questions().size()));
    }
    return {{"questions", data.questions()},
            {"texts", data.texts()},
            {"words", labels},
            {"scores", scorePatterns()}};
}

} // namespace ui::lab
