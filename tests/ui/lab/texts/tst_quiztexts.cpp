#include "tests/support/lab/traced.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quiztexts.h"

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
using ui::lab::hintText;
using ui::lab::mistakeText;
using ui::lab::questionText;
using ui::lab::sheetText;

namespace {

/// The third MAX is visited with alpha = 4, and its children are 1 and 2.
TracedSearch clamped(bool failHard)
{
    SearchSetup setup{*TextTree::parse("MAX(4,MIN(MAX(1,2),9))"), Algorithm::AlphaBetaShared};
    setup.failHard = failHard;
    return traced(setup);
}

/// Of the node that 2 is the best child of.
QuizQuestion questionAbout(const TracedSearch &search, Concept asked)
{
    for (std::uint32_t step = 0; step < search.trace->stepCount(); ++step) {
        for (const QuizQuestion &question : questionsAfter(search, step)) {
            if (question.asked == asked && search.trace->path(question.node).size() == 2)
                return question;
        }
    }
    return {};
}

} // namespace

/// What the quizzes say is what the search does.
class TestQuizTexts : public QObject
{
    Q_OBJECT

private slots:
    void failHardHasItsOwnRule();
    void boundsAreExplainedByWhatMadeThem();
    void sheetsNameTheRule();
    void remarkOnAWindowLeavesASecondTry();
};

void TestQuizTexts::failHardHasItsOwnRule()
{
    const TracedSearch hard = clamped(true);
    const TracedSearch soft = clamped(false);
    const QuizQuestion ofHard = questionAbout(hard, Concept::Value);
    const QuizQuestion ofSoft = questionAbout(soft, Concept::Value);
    QCOMPARE(ofHard.value, 4);
    QCOMPARE(ofSoft.value, 2);
    // 4 follows from no child: the question holds what it follows from, and the hint how.
    QVERIFY(questionText(hard, ofHard).contains("visited with alpha = 4"));
    QVERIFY(!questionText(soft, ofSoft).contains("alpha"));
    QVERIFY(hintText(ofHard).contains("no less than the alpha"));
    QVERIFY(!hintText(ofSoft).contains("alpha"));
    QuizAnswer bestChild;
    bestChild.value = 2;
    QCOMPARE(judge(ofSoft, bestChild), QuizMistake::None);
    QCOMPARE(judge(ofHard, bestChild), QuizMistake::BestChild);
    QVERIFY(mistakeText(ofHard, QuizMistake::BestChild).contains("fail-hard"));
}

/// Nothing was cut below the fail-hard node, so its words must not say that something was.
void TestQuizTexts::boundsAreExplainedByWhatMadeThem()
{
    const QuizQuestion question = questionAbout(clamped(true), Concept::Bound);
    QCOMPARE(question.bound, Bound::AtMost);
    const QString why = mistakeText(question, QuizMistake::TakenForExact);
    QVERIFY2(why.contains("alpha is what it returns") && !why.contains("cut"), qPrintable(why));
    QVERIFY(hintText(question).contains("MAX returns alpha"));
    // In the fail-soft search the same node is exact.
    QCOMPARE(questionAbout(clamped(false), Concept::Bound).bound, Bound::Exact);
    QuizQuestion cut;
    QVERIFY(mistakeText(cut, QuizMistake::TakenForExact).contains("what was cut"));
}

void TestQuizTexts::sheetsNameTheRule()
{
    for (const bool failHard : {false, true}) {
        const TracedSearch search = clamped(failHard);
        const QString words = sheetText(ai::lab::TreeSheet(search), search);
        QCOMPARE(words.contains(", fail-hard)"), failHard);
        const QString rule = ui::lab::searchRulesText(search.setup);
        QCOMPARE(rule.isEmpty(), !failHard);
        QVERIFY(words.contains(rule));
    }
    // Without a window the choice means nothing.
    SearchSetup plain{*TextTree::parse("MAX(1,2)"), Algorithm::Plain};
    plain.failHard = true;
    QCOMPARE(ui::lab::searchTitle(plain), ui::lab::algorithmTitle(Algorithm::Plain));
}

/// Who hears that alpha stays has the answer.
void TestQuizTexts::remarkOnAWindowLeavesASecondTry()
{
    for (const bool max : {true, false}) {
        QuizQuestion question;
        question.max = max;
        const QString remark = mistakeText(question, QuizMistake::Changed);
        QVERIFY2(remark.contains(max ? "alpha" : "beta"), qPrintable(remark));
        QVERIFY2(!remark.contains("stays"), qPrintable(remark));
    }
}

QTEST_MAIN(TestQuizTexts)
#include "tst_quiztexts.moc"
