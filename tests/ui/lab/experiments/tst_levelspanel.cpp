#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/levelspanel.h"
#include "ui/lab/texts/labtexts.h"

#include <QPushButton>
#include <QRegularExpression>

using ai::lab::Algorithm;
using ui::lab::LabWindow;
using ui::lab::LevelsPanel;

/// The three levels of a game, on the position that the Lab has open.
class TestLevelsPanel : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void levelsOfTicTacToe();
    void levelsOfNimAndOthello();
    void itsSearchIsOpened();
    void treeHasNoLevels();
    void pageOpenedDuringASearchIsAboutIt();
    void backReturnsToThePageBefore();
    void aQuizClosesThePage();

private:
    LevelsPanel *openedOn(LabWindow &window, const ai::lab::SearchSetup &setup)
    {
        window.controller()->search(setup);
        finish(window);
        auto *levels = window.findChild<LevelsPanel *>();
        showPageOf(window, levels);
        return levels;
    }
    /// What is said of a level's move, a line each.
    static QString facts(LevelsPanel &levels, int level)
    {
        const auto *label =
            part<QLabel>(levels, qPrintable(QStringLiteral("levelFacts%1").arg(level)));
        return label->isVisible() ? label->text() : QString();
    }
    static QString reason(LevelsPanel &levels, int level)
    {
        const auto *label =
            part<QLabel>(levels, qPrintable(QStringLiteral("levelReason%1").arg(level)));
        return label->isVisible() ? label->text() : QString();
    }
};

/// O must block at 3.
void TestLevelsPanel::levelsOfTicTacToe()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::TicTacToe::parse("XX--O---- O"), Algorithm::Plain});
    QTRY_COMPARE(facts(*levels, 2).section('\n', 0, 1), QString("Plays 3\nIts estimate: drawn"));
    QVERIFY(facts(*levels, 2).endsWith("\nWith perfect play: drawn"));
    QCOMPARE(reason(*levels, 0),
             QString("Looks 1 ply(s) ahead and counts open lines; sees no win"));
    QCOMPARE(reason(*levels, 1),
             QString("Looks 3 ply(s) ahead and counts open lines; sees a completed line"));
    QCOMPARE(reason(*levels, 2), QString("Rule: blocks a line"));
    QVERIFY(facts(*levels, 0).contains("\nPositions tried: 6\n"));
    QVERIFY2(
        QRegularExpression("\nIts estimate: [+\u2212]?\\d+\n").match(facts(*levels, 0)).hasMatch(),
        qPrintable(facts(*levels, 0)));
    // The report's own hard level is below them; a rule does not reckon.
    QCOMPARE(facts(*levels, 3), QString("Plays 3\nIts estimate: \u2013\nDoes not search\n"
                                        "With perfect play: drawn"));
    QCOMPARE(part<QPushButton>(*levels, "levelSearch3")->accessibleName(),
             QString("The search of: Report's Hard, as coded"));
    QCOMPARE(reason(*levels, 3), QString("Rule: blocks a line"));
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().contains("rules in their order"));
    // The same position in another search needs no other answer.
    const QString before = facts(*levels, 2);
    window->controller()->search({*core::TicTacToe::parse("XX--O---- O"), Algorithm::Heuristic, 2});
    QCOMPARE(facts(*levels, 2), before);
    finish(*window);
    window->controller()->search({*core::TicTacToe::parse("XX-OO---- X"), Algorithm::Plain});
    QVERIFY(facts(*levels, 2).isEmpty());
    QTRY_COMPARE(reason(*levels, 2), QString("Rule: completes a line"));
    QVERIFY(facts(*levels, 2).endsWith("\nWith perfect play: won"));
    finish(*window);
}

void TestLevelsPanel::levelsOfNimAndOthello()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::Nim::create({3, 5}, 0, core::Nim::Rule::Normal),
                                      Algorithm::AlphaBetaShared});
    QTRY_VERIFY(facts(*levels, 2).startsWith("Plays b2\n"));
    QCOMPARE(reason(*levels, 0), QString("Any move, at random"));
    QCOMPARE(reason(*levels, 2), QString("Theory: leaves the other side a lost position"));
    QVERIFY(facts(*levels, 0).contains("\nIts estimate: \u2013\n"));
    QVERIFY(facts(*levels, 2).endsWith("\nWith perfect play: won"));
    // The report is about tic-tac-toe.
    QVERIFY(!part<QPushButton>(*levels, "levelSearch3")->isVisible());
    window->controller()->search({core::Othello(), Algorithm::Heuristic, 2});
    QTRY_COMPARE(reason(*levels, 2), QString("A well-tried move of the opening"));
    QCOMPARE(reason(*levels, 1), QString("Looks 3 ply(s) ahead by the heuristic"));
    QVERIFY(!facts(*levels, 2).contains("With perfect play")); // which nobody knows
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().contains("Hard thinks by the clock"));
    finish(*window);
}

void TestLevelsPanel::itsSearchIsOpened()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::TicTacToe::parse("XX--O---- O"), Algorithm::Plain});
    QTRY_VERIFY(part<QPushButton>(*levels, "levelSearch1")->isVisible());
    part<QPushButton>(*levels, "levelSearch1")->click();
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, Algorithm::Intermediate);
    QCOMPARE(window->session()->setup().depth, 3);
    QVERIFY(facts(*levels, 2).startsWith("Plays 3\n"));
    QVERIFY(
        facts(*levels, 1)
            .contains("\nPositions tried: " + ui::lab::countText(qint64(calls(*window))) + '\n'));
}

void TestLevelsPanel::treeHasNoLevels()
{
    const auto window = opened("tree-2");
    auto *levels = window->findChild<LevelsPanel *>();
    showPageOf(*window, levels);
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().startsWith("A tree has no levels."));
    QVERIFY(!part<QPushButton>(*levels, "drawAgain")->isVisible());
    QVERIFY(!part<QPushButton>(*levels, "levelSearch0")->isVisible());
    QVERIFY(part<QPushButton>(*window, "compareLevels")->isHidden()); // which opens the page
}

void TestLevelsPanel::pageOpenedDuringASearchIsAboutIt()
{
    const auto window = opened("tree-2");
    window->controller()->search({*core::TicTacToe::parse("XX-OO---- X"), Algorithm::Plain});
    QVERIFY(window->controller()->searching());
    auto *levels = window->findChild<LevelsPanel *>();
    showPageOf(*window, levels);
    finish(*window);
    QTRY_COMPARE(reason(*levels, 2), QString("Rule: completes a line"));
}

/// And Escape does, too; from there both return to the step.
void TestLevelsPanel::backReturnsToThePageBefore()
{
    const auto window = opened("ttt-plain");
    auto *levels = part<QPushButton>(*window, "compareLevels");
    trigger(*window, "pageCompare");
    for (const bool byKey : {false, true}) {
        levels->click();
        QVERIFY(window->findChild<LevelsPanel *>()->isVisible());
        if (byKey)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        else
            part<QPushButton>(*window, "pageLevelsBack")->click();
        QVERIFY(levels->isVisible());
    }
    part<QPushButton>(*window, "pageCompareBack")->click();
    QVERIFY(!levels->isVisible());
    QVERIFY(isInFront(*window, part<QLabel>(*window, "windowTitle")));
}

/// The page tells what the search plays.
void TestLevelsPanel::aQuizClosesThePage()
{
    const auto window = opened("ttt-plain");
    auto *levels = part<QPushButton>(*window, "compareLevels");
    trigger(*window, "pageCompare");
    levels->click();
    window->session()->setPredicting(true);
    QVERIFY(!window->findChild<LevelsPanel *>()->isVisible());
    QVERIFY(!levels->isEnabled());
    window->session()->setPredicting(false);
    QVERIFY(levels->isEnabled());
}

QTEST_MAIN(TestLevelsPanel)
#include "tst_levelspanel.moc"
