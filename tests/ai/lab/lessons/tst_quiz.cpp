#include "ai/lab/lessons/examples.h"
#include "ai/lab/lessons/quiz.h"
#include "ai/lab/trace/stepfacts.h"
#include "tests/support/lab/traced.h"

#include <QTest>

#include <algorithm>

using ai::SearchControl;
using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::Concept;
using ai::lab::EventKind;
using ai::lab::QuizAnswer;
using ai::lab::QuizMistake;
using ai::lab::QuizQuestion;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;
using support::traced;

namespace {

int minimax(const TextTree &node)
{
    if (node.isOver())
        return node.score();
    std::optional<int> best;
    for (const core::Move move : node.legalMoves()) {
        TextTree child = node;
        child.play(move);
        const int value = minimax(child);
        const bool max = node.sideToMove() == core::Side::First;
        if (!best || (max ? value > *best : value < *best))
            best = value;
    }
    return *best;
}

void checkBound(const TextTree &tree, const TracedSearch &search, const QuizQuestion &question)
{
    TextTree node = tree;
    for (const core::Move move : search.trace->path(question.node))
        node.play(move);
    const int truth = minimax(node);
    switch (question.bound) {
    case Bound::Exact:
        QCOMPARE(question.value, truth);
        break;
    case Bound::AtMost:
        QVERIFY(truth <= question.value);
        break;
    case Bound::AtLeast:
        QVERIFY(truth >= question.value);
        break;
    }
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
    void childrenLeftAreThoseNotVisited();
    void boundComesBeforeTheCut();
    void lastChildThatEndsTheLoopCounts();
    void questionsAreCounted();
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
                QCOMPARE(judge(question, rightAnswer(question)), QuizMistake::None);
                switch (question.asked) {
                case Concept::Value:
                    QCOMPARE(next.kind, EventKind::Leave);
                    QCOMPARE(question.value, next.a);
                    break;
                case Concept::Window:
                    // The event that follows has it, as a bound that moves or as the best child.
                    if (next.kind == EventKind::Window)
                        QCOMPARE(question.value, question.max ? next.a : next.b);
                    else if (next.kind == EventKind::Cut)
                        QCOMPARE(question.value, next.a);
                    else if (stepFacts(search, step + 1).closes)
                        QCOMPARE(question.value, next.b);
                    else
                        QCOMPARE(question.value, question.max ? question.alpha : question.beta);
                    break;
                case Concept::Cut:
                    QCOMPARE(question.cuts, next.kind == EventKind::Cut);
                    QVERIFY(!question.left.empty());
                    if (question.cuts)
                        QCOMPARE(question.left.size(), std::size_t(next.detail));
                    break;
                case Concept::Bound:
                    // By the definition, from the written-out tree: a returned value is exact or
                    // lies on the side that it is said to.
                    QCOMPARE(next.kind, EventKind::Leave);
                    QCOMPARE(question.value, next.a);
                    checkBound(tree, search, question);
                    break;
                }
            }
        }
    }
}

void TestQuiz::everyCutAndWindowHasAQuestion()
{
    const TracedSearch search = traced(ai::lab::example("classic")->setup);
    int cuts = 0;
    int windows = 0;
    int values = 0;
    int bounds = 0;
    for (auto step = nextQuestionStep(search, 0); step;
         step = nextQuestionStep(search, *step + 1)) {
        for (const QuizQuestion &question : questionsAfter(search, *step)) {
            cuts += question.asked == Concept::Cut && question.cuts ? 1 : 0;
            windows += question.asked == Concept::Window ? 1 : 0;
            values += question.asked == Concept::Value ? 1 : 0;
            bounds += question.asked == Concept::Bound ? 1 : 0;
        }
    }
    const auto &events = search.trace->events();
    const auto count = [&](EventKind kind) {
        return static_cast<int>(
            std::count_if(events.begin(), events.end(),
                          [kind](const auto &event) { return event.kind == kind; }));
    };
    QCOMPARE(cuts, count(EventKind::Cut));
    // About every return: asked only where the bound changes, the question would answer itself.
    QCOMPARE(windows, count(EventKind::Window) + count(EventKind::Compare) + count(EventKind::Cut));
    QVERIFY(count(EventKind::Compare) > 0);
    QCOMPARE(values, count(EventKind::Leave));
    QCOMPARE(bounds, count(EventKind::Leave)); // exact or not
}

void TestQuiz::mistakesAreNamed()
{
    QuizQuestion value;
    value.max = false;
    value.value = 3;
    value.children = {3, 5, 10};
    QCOMPARE(judge(value, {10}), QuizMistake::OtherLevel);
    QCOMPARE(judge(value, {5}), QuizMistake::WrongValue);
    value.children = {3, 10, 5};
    QCOMPARE(judge(value, {5}), QuizMistake::LastChild);

    QuizQuestion window;
    window.asked = Concept::Window;
    window.alpha = 2;
    window.beta = 9;
    window.value = 4;
    QCOMPARE(judge(window, {2}), QuizMistake::Unchanged);
    QCOMPARE(judge(window, {9}), QuizMistake::OtherBound);
    QCOMPARE(judge(window, {4}), QuizMistake::None);
    window.value = 2;
    QCOMPARE(judge(window, {1}), QuizMistake::Changed);
    QCOMPARE(judge(window, {2}), QuizMistake::None);

    QuizQuestion cut;
    cut.asked = Concept::Cut;
    cut.left = {core::Move(1), core::Move(2)};
    QCOMPARE(judge(cut, {0, {core::Move(1)}}), QuizMistake::OverCut);
    QCOMPARE(judge(cut, {}), QuizMistake::None);
    cut.cuts = true;
    QCOMPARE(judge(cut, {}), QuizMistake::UnderCut);
    QCOMPARE(judge(cut, {0, {core::Move(1)}}), QuizMistake::PartCut);
    QCOMPARE(judge(cut, {0, {core::Move(1), core::Move(2)}}), QuizMistake::None);

    QuizQuestion bound;
    bound.asked = Concept::Bound;
    bound.bound = Bound::AtMost;
    QCOMPARE(judge(bound, {0, {}, Bound::AtMost}), QuizMistake::None);
    QCOMPARE(judge(bound, {0, {}, Bound::AtLeast}), QuizMistake::OtherSide);
    QCOMPARE(judge(bound, {0, {}, Bound::Exact}), QuizMistake::TakenForExact);
    bound.bound = Bound::Exact;
    QCOMPARE(judge(bound, {0, {}, Bound::AtMost}), QuizMistake::TakenForBound);
}

void TestQuiz::plainMinimaxHasNoQuestionsAboutCuts()
{
    SearchSetup setup = ai::lab::example("classic")->setup;
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

/// Where the order is learned, the children left are others than the last of the chosen order.
void TestQuiz::childrenLeftAreThoseNotVisited()
{
    const SearchSetup setup{*core::Nim::parse("2-3-4 normal"), Algorithm::Killers};
    const TracedSearch search = traced(setup);
    const auto &trace = *search.trace;
    int cuts = 0;
    int otherwise = 0;
    for (std::uint32_t step = 1; step < trace.stepCount(); ++step) {
        for (const QuizQuestion &question : questionsAfter(search, step)) {
            if (question.asked != Concept::Cut || !question.cuts)
                continue;
            const auto moves = searchedMoves(setup, after(setup.root, trace.path(question.node)));
            std::set<core::Move> left(moves.begin(), moves.end());
            std::size_t tried = 0;
            for (auto child = trace.firstChild(question.node); child != ai::lab::noNode;
                 child = trace.nextSibling(child), ++tried)
                left.erase(trace.nodes()[child].move);
            QCOMPARE(std::set<core::Move>(question.left.begin(), question.left.end()), left);
            ++cuts;
            otherwise += left.contains(moves.front()) ? 1 : 0;
        }
    }
    QVERIFY(cuts > 100);
    QVERIFY(otherwise > 10);
}

/// First what the player is sure of with the child that returned, then what that cuts.
void TestQuiz::boundComesBeforeTheCut()
{
    for (const bool failHard : {false, true}) {
        SearchSetup setup = ai::lab::example("tree-2")->setup; // MAX has 3 when 2 returns
        setup.failHard = failHard;
        const TracedSearch search = traced(setup);
        int cuts = 0;
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step) {
            const auto questions = questionsAfter(search, step);
            for (std::size_t i = 0; i < questions.size(); ++i) {
                if (questions[i].asked != Concept::Cut)
                    continue;
                QCOMPARE(i, std::size_t(1));
                QCOMPARE(questions[0].asked, Concept::Window);
                QCOMPARE(questions[0].value, questions[i].sure);
                if (!questions[i].cuts)
                    continue;
                ++cuts;
                QCOMPARE(questions[i].alpha, 3);
                QCOMPARE(questions[i].beta, ai::infinity);
                QCOMPARE(questions[i].sure, 2);
            }
        }
        QCOMPARE(cuts, 2);
    }
}

/// MIN has 2 after its last child, not above alpha = 3: fail-soft leaves beta and fail-hard moves
/// it, but of 2 it is sure in both. A cut is not asked for where nothing can be cut yet.
void TestQuiz::lastChildThatEndsTheLoopCounts()
{
    const TextTree tree = *TextTree::parse("MAX(3,MIN(5,2),MIN(3,9))");
    for (const bool failHard : {false, true}) {
        SearchSetup setup{tree, Algorithm::AlphaBetaShared};
        setup.failHard = failHard;
        const TracedSearch search = traced(setup);
        const ai::lab::NodeId middle = search.trace->find({core::Move(1)});
        const ai::lab::NodeId root = 0;
        int windowsOfMiddle = 0;
        int cutsOfRoot = 0;
        for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step) {
            for (const QuizQuestion &question : questionsAfter(search, step)) {
                const bool isWindow = question.asked == Concept::Window;
                windowsOfMiddle += isWindow && question.node == middle ? 1 : 0;
                if (isWindow && question.node == middle)
                    QCOMPARE(question.value, windowsOfMiddle == 1 ? 5 : 2);
                cutsOfRoot += question.asked == Concept::Cut && question.node == root ? 1 : 0;
            }
        }
        QCOMPARE(windowsOfMiddle, 2);
        QCOMPARE(cutsOfRoot, 0);
    }
}

void TestQuiz::questionsAreCounted()
{
    const TracedSearch search = traced(ai::lab::example("classic")->setup);
    std::size_t all = 0;
    for (std::uint32_t step = 0; step <= search.trace->stepCount(); ++step)
        all += questionsAfter(search, step).size();
    QVERIFY(all > 10);
    const int count = static_cast<int>(all);
    QCOMPARE(questionCount(search, 0, count), std::optional(count));
    QCOMPARE(questionCount(search, 0, count - 1), std::optional<int>());
    QCOMPARE(questionCount(search, search.trace->stepCount(), count), std::optional(0));
}

QTEST_APPLESS_MAIN(TestQuiz)
#include "tst_quiz.moc"
