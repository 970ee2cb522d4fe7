#include "ai/lab/lessons/library.h"
#include "ai/lab/lessons/quiz.h"

#include <QTest>

#include <algorithm>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::Concept;
using ai::lab::EventKind;
using ai::lab::Mistake;
using ai::lab::QuizAnswer;
using ai::lab::QuizQuestion;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

namespace {

TracedSearch traced(const SearchSetup &setup)
{
    SearchControl control;
    return traceSearch(setup, control);
}

QuizAnswer rightAnswer(const QuizQuestion &question)
{
    QuizAnswer answer{question.value};
    if (question.cuts)
        answer.cut = {question.left.begin(), question.left.end()};
    return answer;
}

} // namespace

/// Questions and answers come from the trace.
class TestQuiz : public QObject
{
    Q_OBJECT

private slots:
    void everyAnswerIsWhatHappensNext();
    void everyCutAndWindowHasAQuestion();
    void mistakesAreNamed();
    void plainMinimaxHasNoQuestionsAboutCuts();
};

void TestQuiz::everyAnswerIsWhatHappensNext()
{
    ai::Random random(1);
    for (int i = 0; i < 60; ++i) {
        const TextTree tree =
            TextTree::random({}, i % 2 == 0 ? core::Side::First : core::Side::Second, random);
        const TracedSearch search = traced({tree, Algorithm::AlphaBetaShared});
        const auto &events = search.trace->events();
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step) {
            for (const QuizQuestion &question : questionsAfter(search, step)) {
                const auto &next = events[step];
                QCOMPARE(judge(question, rightAnswer(question)), Mistake::None);
                switch (question.asked) {
                case Concept::Value:
                    QCOMPARE(next.kind, EventKind::Leave);
                    QCOMPARE(question.value, next.a);
                    break;
                case Concept::Window:
                    if (next.kind == EventKind::Window)
                        QCOMPARE(question.value, question.max ? next.a : next.b);
                    else
                        QCOMPARE(question.value, question.max ? question.alpha : question.beta);
                    break;
                case Concept::Cut:
                    QCOMPARE(question.cuts, next.kind == EventKind::Cut);
                    QVERIFY(!question.left.empty());
                    if (question.cuts)
                        QCOMPARE(question.left.size(), std::size_t(next.detail));
                    break;
                }
            }
        }
    }
}

void TestQuiz::everyCutAndWindowHasAQuestion()
{
    const TracedSearch search = traced(ai::lab::exhibit("classic")->setup);
    int cuts = 0;
    int windows = 0;
    int values = 0;
    for (auto step = nextQuestionStep(search, 0); step;
         step = nextQuestionStep(search, *step + 1)) {
        for (const QuizQuestion &question : questionsAfter(search, *step)) {
            cuts += question.asked == Concept::Cut && question.cuts ? 1 : 0;
            windows += question.asked == Concept::Window ? 1 : 0;
            values += question.asked == Concept::Value ? 1 : 0;
        }
    }
    const auto &events = search.trace->events();
    const auto count = [&](EventKind kind) {
        return static_cast<int>(
            std::count_if(events.begin(), events.end(),
                          [kind](const auto &event) { return event.kind == kind; }));
    };
    QCOMPARE(cuts, count(EventKind::Cut));
    // About every return that does not cut: asked only where the bound changes, the question would
    // answer itself.
    QCOMPARE(windows, count(EventKind::Window) + count(EventKind::Compare));
    QVERIFY(count(EventKind::Compare) > 0);
    QCOMPARE(values, count(EventKind::Leave));
}

void TestQuiz::mistakesAreNamed()
{
    QuizQuestion value;
    value.max = false;
    value.value = 3;
    value.children = {3, 5, 10};
    QCOMPARE(judge(value, {10}), Mistake::OtherLevel);
    QCOMPARE(judge(value, {5}), Mistake::WrongValue);
    value.children = {3, 10, 5};
    QCOMPARE(judge(value, {5}), Mistake::LastChild);

    QuizQuestion window;
    window.asked = Concept::Window;
    window.alpha = 2;
    window.beta = 9;
    window.value = 4;
    QCOMPARE(judge(window, {2}), Mistake::Unchanged);
    QCOMPARE(judge(window, {9}), Mistake::OtherBound);
    QCOMPARE(judge(window, {4}), Mistake::None);
    window.value = 2;
    QCOMPARE(judge(window, {1}), Mistake::Changed);
    QCOMPARE(judge(window, {2}), Mistake::None);

    QuizQuestion cut;
    cut.asked = Concept::Cut;
    cut.left = {core::Move(1), core::Move(2)};
    QCOMPARE(judge(cut, {0, {core::Move(1)}}), Mistake::OverCut);
    QCOMPARE(judge(cut, {}), Mistake::None);
    cut.cuts = true;
    QCOMPARE(judge(cut, {}), Mistake::UnderCut);
    QCOMPARE(judge(cut, {0, {core::Move(1)}}), Mistake::PartCut);
    QCOMPARE(judge(cut, {0, {core::Move(1), core::Move(2)}}), Mistake::None);
}

void TestQuiz::plainMinimaxHasNoQuestionsAboutCuts()
{
    SearchSetup setup = ai::lab::exhibit("classic")->setup;
    setup.algorithm = Algorithm::Plain;
    const TracedSearch search = traced(setup);
    int asked = 0;
    for (std::uint32_t step = 0; step < search.trace->stepCount(); ++step) {
        for (const QuizQuestion &question : questionsAfter(search, step)) {
            QCOMPARE(question.asked, Concept::Value);
            ++asked;
        }
    }
    QCOMPARE(asked, 4);
}

QTEST_APPLESS_MAIN(TestQuiz)
#include "tst_quiz.moc"
