#include "ai/lab/lessons/examples.h"
#include "ui/lab/quiz/wholetreequiz.h"
#include "ui/lab/scene/treestatus.h"
#include "ui/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using ai::lab::Algorithm;
using ai::lab::Bound;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ui::lab::LabSession;
using ui::lab::TreeScene;
using ui::lab::TreeStatus;
using ui::lab::WholeTreeQuiz;

namespace {

/// MAX 3, MIN 3, and two MIN that are cut after their first leaf.
const char *const twoCuts = "MAX(MIN(3,5,10),MIN(2,7,8),MIN(1,9,4))";

void show(LabSession &session, const SearchSetup &setup)
{
    ai::SearchControl control;
    session.show(traceSearch(setup, control), true);
}

void show(LabSession &session, const char *tree)
{
    show(session, {*TextTree::parse(tree), Algorithm::AlphaBetaShared});
}

/// What stands at the drawn nodes: values, windows, and the branches that are marked.
QStringList drawn(const LabSession &session)
{
    const TreeScene scene(session, {});
    const TreeStatus status(session, scene);
    QStringList texts;
    for (int i = 0; i < int(scene.nodes().size()); ++i) {
        texts += status.valueText(i);
        texts += status.windowText(i);
        texts += status.isMarked(i) || status.isWhereCut(i) ? QString("cut") : QString();
    }
    texts.removeAll(QString());
    return texts;
}

void writeSolution(WholeTreeQuiz &quiz)
{
    const auto right = quiz.sheet().solution();
    for (int i = 0; i < quiz.count(); ++i) {
        quiz.setCut(i, right[std::size_t(i)].cut);
        if (right[std::size_t(i)].value)
            quiz.write(i, right[std::size_t(i)]);
    }
}

} // namespace

/// The tree shows what was written until all is checked, and then how it was.
class TestWholeTreeQuiz : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { ui::Settings().labScores.set({}); }
    void nothingThatWasFoundIsShownWhileItAsks();
    void ofAGameTheLeavesHaveTheirValues();
    void whatIsWrongIsMarkedAndMayBeCorrected();
    void anAnswerThatIsChangedLosesItsMark();
    void scoreTellsTheSecondTry();
    void allRightEndsItAtOnce();
    void solutionAndAnswersTakeTurns();
    void nodesComeInTheOrderOfTheSearch();
    void nothingIsAskedBelowACut();
    void anotherSearchEndsIt();
    void whatCannotBeFilledInIsToldWhy();

private:
    QTemporaryDir m_settings;
};

void TestWholeTreeQuiz::nothingThatWasFoundIsShownWhileItAsks()
{
    LabSession session;
    show(session, twoCuts);
    QVERIFY(!drawn(session).isEmpty());
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    QSignalSpy asking(&quiz, &WholeTreeQuiz::askingChanged);
    QCOMPARE(quiz.start(), QString());
    QVERIFY(session.predicting());
    QCOMPARE(session.step(), 0U);
    QCOMPARE(drawn(session), QStringList());
    QCOMPARE(asking.size(), 1);
    quiz.write(1, WholeTreeQuiz::Answer{2, Bound::AtMost});
    quiz.setCut(5, true);
    QCOMPARE(drawn(session), (QStringList{"\u2264 2", "cut"}));
    quiz.write(1, std::nullopt);
    QCOMPARE(drawn(session), QStringList{"cut"});
    quiz.stop();
    QVERIFY(!session.predicting() && !session.filling());
    QVERIFY(session.marked().empty());
    QCOMPARE(asking.size(), 2);
    QVERIFY(ui::Settings().labScores().isEmpty());
}

void TestWholeTreeQuiz::ofAGameTheLeavesHaveTheirValues()
{
    LabSession session;
    show(session, {*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain});
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    QCOMPARE(quiz.start(), QString());
    int leaves = 0;
    for (int i = 0; i < quiz.count(); ++i)
        leaves += quiz.node(i).leaf ? 1 : 0;
    QVERIFY(leaves > 0 && leaves < quiz.count());
    QCOMPARE(drawn(session).size(), qsizetype(leaves));
}

void TestWholeTreeQuiz::whatIsWrongIsMarkedAndMayBeCorrected()
{
    LabSession session;
    show(session, twoCuts);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    writeSolution(quiz);
    quiz.write(1, WholeTreeQuiz::Answer{10, Bound::Exact});
    quiz.setCut(7, false); // the first of the two that the second MIN cuts
    QCOMPARE(quiz.check(), 10);
    QVERIFY(quiz.isAsking());
    QCOMPARE(quiz.writtenAt(0).text, QString("\u2713 = 3"));
    QCOMPARE(quiz.writtenAt(1).text, QString("\u2717 = 10"));
    QCOMPARE(quiz.writtenAt(5).text, QString("\u2713 \u2264 2"));
    QCOMPARE(quiz.writtenAt(5).remark, QString("\u2717 cuts"));
    QVERIFY(drawn(session).contains("\u2717 cuts"));
    quiz.write(1, WholeTreeQuiz::Answer{3, Bound::Exact});
    quiz.setCut(7, true);
    QCOMPARE(quiz.check(), 12);
    QVERIFY(quiz.isFinished());
    QCOMPARE(quiz.score().right(), 12);
}

void TestWholeTreeQuiz::anAnswerThatIsChangedLosesItsMark()
{
    LabSession session;
    show(session, twoCuts);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    quiz.write(1, WholeTreeQuiz::Answer{10, Bound::Exact});
    quiz.check();
    quiz.write(1, WholeTreeQuiz::Answer{9, Bound::Exact});
    QCOMPARE(quiz.writtenAt(1).text, QString("= 9"));
    QVERIFY(!quiz.writtenAt(1).right);
    QCOMPARE(quiz.writtenAt(5).text, QString("\u2717"));
    QCOMPARE(quiz.writtenAt(5).remark, QString("\u2717 cuts"));
    quiz.setCut(7, true);
    QCOMPARE(quiz.writtenAt(5).remark, QString());
    QCOMPARE(quiz.writtenAt(5).text, QString("\u2717"));
}

void TestWholeTreeQuiz::scoreTellsTheSecondTry()
{
    LabSession session;
    show(session, twoCuts);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    writeSolution(quiz);
    quiz.write(0, WholeTreeQuiz::Answer{4, Bound::Exact});
    quiz.write(5, WholeTreeQuiz::Answer{2, Bound::Exact});
    quiz.check();
    quiz.write(0, WholeTreeQuiz::Answer{3, Bound::Exact});
    quiz.check();
    QCOMPARE(quiz.score().text(),
             QString("Values: 4 of 4 (1 at the second try). Exact or bound: 3 of 4. "
                     "Cuts: 4 of 4."));
    QCOMPARE(ui::lab::QuizScore(ui::Settings().labScores()).right(), 11);
}

void TestWholeTreeQuiz::allRightEndsItAtOnce()
{
    LabSession session;
    show(session, twoCuts);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    QSignalSpy finished(&quiz, &WholeTreeQuiz::finished);
    quiz.start();
    writeSolution(quiz);
    quiz.check();
    QCOMPARE(finished.size(), 1);
    QVERIFY(!session.predicting());
    QVERIFY(!quiz.score().text().contains("second"));
}

void TestWholeTreeQuiz::solutionAndAnswersTakeTurns()
{
    LabSession session;
    show(session, twoCuts);
    const QStringList truth = drawn(session);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    quiz.write(1, WholeTreeQuiz::Answer{10, Bound::Exact});
    quiz.setCut(2, true);
    quiz.finish();
    const QStringList own = drawn(session);
    QVERIFY(own.contains("\u2717 = 10") && own.contains("cut"));
    quiz.showSolution(true);
    QCOMPARE(drawn(session), truth);
    quiz.showSolution(false);
    QCOMPARE(drawn(session).join('|'), own.join('|'));
    session.goTo(3); // the steps are the search's own
    QVERIFY(quiz.solutionShown());
    QVERIFY(!drawn(session).contains("\u2717 = 10"));
}

void TestWholeTreeQuiz::nodesComeInTheOrderOfTheSearch()
{
    LabSession session;
    show(session, "MAX(MIN(MAX(1,2),MAX(9,4)),MIN(MAX(3,1),MAX(5,4)))");
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    std::vector<std::uint32_t> leaves;
    for (int node = quiz.nextOpen(-1); node >= 0; node = quiz.nextOpen(node)) {
        quiz.write(node, WholeTreeQuiz::Answer{0, Bound::Exact});
        leaves.push_back(session.trace().nodes()[quiz.node(node).visited].leave);
    }
    QCOMPARE(leaves.size(), std::size_t(7));
    QVERIFY(std::is_sorted(leaves.begin(), leaves.end()));
    // What was left out comes again.
    quiz.write(1, std::nullopt);
    QCOMPARE(quiz.nextOpen(0), 1);
}

void TestWholeTreeQuiz::nothingIsAskedBelowACut()
{
    LabSession session;
    show(session, "MAX(MIN(MAX(1,2),MAX(9,4)),MIN(MAX(3,1),MAX(5,4)))");
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    QVERIFY(quiz.isAsked(1) && quiz.isAsked(2));
    QVERIFY(!quiz.isAsked(3)); // a leaf
    quiz.setCut(1, true);
    QVERIFY(!quiz.isAsked(1) && !quiz.isAsked(2));
    quiz.write(2, WholeTreeQuiz::Answer{2, Bound::Exact});
    QVERIFY(!quiz.answer(2).value);
    quiz.setCut(1, false);
    QVERIFY(quiz.isAsked(2));
}

void TestWholeTreeQuiz::anotherSearchEndsIt()
{
    LabSession session;
    show(session, twoCuts);
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    quiz.setCut(2, true);
    show(session, "MAX(MIN(3,5),MIN(2,9))");
    QVERIFY(!quiz.isRunning());
    QVERIFY(!session.predicting() && !session.filling());
    QVERIFY(!session.toggleMark({core::Move(0)}));
}

void TestWholeTreeQuiz::whatCannotBeFilledInIsToldWhy()
{
    LabSession session;
    ui::Settings settings;
    WholeTreeQuiz quiz(&session, settings);
    quiz.start();
    QVERIFY(!quiz.isRunning());
    show(session, {core::Othello(), Algorithm::AlphaBetaShared, 5});
    QVERIFY(quiz.start().contains("200"));
    show(session, "MAX(MIN(3,5),MIN(a,2,b))");
    QVERIFY(quiz.start().contains("letter"));
    QVERIFY(!quiz.isRunning());
    QVERIFY(!session.predicting());
}

QTEST_MAIN(TestWholeTreeQuiz)
#include "tst_wholetreequiz.moc"
