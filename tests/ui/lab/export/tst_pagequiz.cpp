#include "ai/lab/lessons/examples.h"
#include "tests/support/lab/traced.h"
#include "ui/lab/export/practicepage.h"
#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/quiztexts.h"

#include <QJsonArray>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::QuizAnswer;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::traced;
using ui::lab::firstTryText;
using ui::lab::hintText;
using ui::lab::lastTryText;
using ui::lab::pageQuiz;
using ui::lab::reasonText;
using ui::lab::tickedQuestionText;

namespace {

std::vector<QuizQuestion> questionsOf(const TracedSearch &search)
{
    std::vector<QuizQuestion> all;
    for (std::uint32_t step = 0; step < search.trace->stepCount(); ++step) {
        for (const QuizQuestion &question : questionsAfter(search, step))
            all.push_back(question);
    }
    return all;
}

/// A text of the data; empty for none.
QString textOf(const QJsonObject &quiz, const QJsonValue &number)
{
    return number.toInt() < 0 ? QString() : quiz["texts"].toArray()[number.toInt()].toString();
}

} // namespace

/// The page's quiz asks and says what the Lab does.
class TestPageQuiz : public QObject
{
    Q_OBJECT

private slots:
    void asksTheLabsQuestions();
    void saysOfEveryAnswerWhatTheLabSays();
    void holdsSoManyQuestionsAndNoMore();
};

void TestPageQuiz::asksTheLabsQuestions()
{
    for (const SearchSetup &setup :
         {ai::lab::example("tree-2")->setup, ai::lab::example("classic")->setup,
          SearchSetup{*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::AlphaBetaFresh, 2},
          SearchSetup{*core::Nim::parse("1-2 normal"), Algorithm::WinOnly}}) {
        const TracedSearch search = traced(setup);
        const QJsonObject quiz = pageQuiz(search);
        const auto expected = questionsOf(search);
        const QJsonArray questions = quiz["questions"].toArray();
        QCOMPARE(std::size_t(questions.size()), expected.size());
        QVERIFY(!expected.empty());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const QJsonObject one = questions[qsizetype(i)].toObject();
            QCOMPARE(std::uint32_t(one["step"].toInt()), expected[i].step);
            QCOMPARE(one["asked"].toInt(), int(expected[i].asked));
            QCOMPARE(textOf(quiz, one["text"]), tickedQuestionText(search, expected[i]));
            QCOMPARE(textOf(quiz, one["hint"]), hintText(expected[i]));
            std::vector<QuizQuestion> left = questionsAfter(search, expected[i].step);
            while (left.front().asked != expected[i].asked)
                left.erase(left.begin());
            QCOMPARE(textOf(quiz, one["why"]), reasonText(search, left));
        }
    }
}

/// Of random trees: of every number near those that come up, every choice of a bound, and every
/// set of branches.
void TestPageQuiz::saysOfEveryAnswerWhatTheLabSays()
{
    ai::Random random(5);
    for (int i = 0; i < 20; ++i) {
        const TracedSearch search = traced(
            {TextTree::random({}, i % 2 == 0 ? core::Side::First : core::Side::Second, random),
             Algorithm::AlphaBetaShared});
        const QJsonObject quiz = pageQuiz(search);
        const auto expected = questionsOf(search);
        for (std::size_t q = 0; q < expected.size(); ++q) {
            const QuizQuestion &now = expected[q];
            const QJsonObject one = quiz["questions"].toArray()[qsizetype(q)].toObject();
            const QJsonArray marks = one["marks"].toArray();
            const auto isSaid = [&](const QuizAnswer &answer, const QJsonValue &said) {
                const QuizMistake mistake = judge(now, answer);
                QCOMPARE(said.toInt() == -1, mistake == QuizMistake::None);
                QCOMPARE(textOf(quiz, said), lastTryText(now, mistake));
            };
            QuizAnswer answer;
            switch (now.asked) {
            case Concept::Value:
            case Concept::Window:
                QCOMPARE(one["right"].toInt(), now.value);
                for (answer.value = -3; answer.value <= 24; ++answer.value) {
                    const QJsonValue named = one["marks"].toObject()[QString::number(answer.value)];
                    const QJsonArray said =
                        named.isArray() ? named.toArray() : one["other"].toArray();
                    if (answer.value == now.value)
                        continue;
                    isSaid(answer, said[1]);
                    QCOMPARE(textOf(quiz, said[0]), firstTryText(now, judge(now, answer)));
                }
                break;
            case Concept::Bound:
                for (int bound = 0; bound < 3; ++bound) {
                    answer.bound = Bound(bound);
                    isSaid(answer, marks[bound].toArray()[1]);
                    QCOMPARE(textOf(quiz, marks[bound].toArray()[0]),
                             firstTryText(now, judge(now, answer)));
                }
                break;
            case Concept::Cut:
                QCOMPARE(std::size_t(one["branches"].toArray().size()), now.left.size());
                for (unsigned ticked = 0; ticked < 1U << now.left.size(); ++ticked) {
                    answer.cut.clear();
                    for (std::size_t bit = 0; bit < now.left.size(); ++bit) {
                        if ((ticked >> bit & 1) != 0)
                            answer.cut.insert(now.left[bit]);
                    }
                    const bool all = answer.cut.size() == now.left.size();
                    const QJsonArray said = marks[ticked == 0 ? 0 : all ? 2 : 1].toArray();
                    isSaid(answer, said[1]);
                    QCOMPARE(textOf(quiz, said[0]), firstTryText(now, judge(now, answer)));
                }
                break;
            }
        }
    }
}

void TestPageQuiz::holdsSoManyQuestionsAndNoMore()
{
    const TracedSearch search = traced({core::Othello(), Algorithm::AlphaBetaShared, 5});
    QVERIFY(questionsOf(search).size() > std::size_t(ui::lab::pageQuizLimit));
    const QJsonArray questions = pageQuiz(search)["questions"].toArray();
    QVERIFY(questions.size() <= ui::lab::pageQuizLimit);
    QVERIFY(questions.size() > ui::lab::pageQuizLimit - 4);
    // The last step's are all there.
    const auto step = std::uint32_t(questions.last().toObject()["step"].toInt());
    const auto last = questionsAfter(search, step);
    QCOMPARE(questions.last().toObject()["asked"].toInt(), int(last.back().asked));
}

QTEST_APPLESS_MAIN(TestPageQuiz)
#include "tst_pagequiz.moc"
