#include "tests/support/qt/waits.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/experiments/levelswindow.h"
#include "ui/lab/texts/labtexts.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>

using ai::lab::Algorithm;
using ui::lab::LabWindow;
using ui::lab::LevelsWindow;

namespace {

enum Row { Plays, Why, Worth, Tried, Outcome };

} // namespace

/// The three levels of a game, on the position that the Lab has open.
class TestLevelsWindow : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void levelsOfTicTacToe();
    void levelsOfNimAndOthello();
    void itsSearchIsOpened();
    void treeHasNoLevels();
    void windowOpenedDuringASearchIsAboutIt();

private:
    LevelsWindow *openedOn(LabWindow &window, const ai::lab::SearchSetup &setup)
    {
        window.controller()->search(setup);
        finish(window);
        window.findChild<QAction *>("threeLevels")->trigger();
        return window.findChild<LevelsWindow *>();
    }
    static QString text(LevelsWindow &levels, Row row, int column)
    {
        const auto *item = part<QTableWidget>(levels, "levelsTable")->item(row, column);
        return item == nullptr ? QString() : item->text();
    }
};

/// O must block at 3.
void TestLevelsWindow::levelsOfTicTacToe()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::TicTacToe::parse("XX--O---- O"), Algorithm::Plain});
    QTRY_COMPARE(text(*levels, Plays, 2), QString("3"));
    QCOMPARE(text(*levels, Why, 0),
             QString("Looks 1 ply(s) ahead and counts open lines; sees no win"));
    QCOMPARE(text(*levels, Why, 1),
             QString("Looks 3 ply(s) ahead and counts open lines; sees a completed line"));
    QCOMPARE(text(*levels, Why, 2), QString("Rule: blocks a line"));
    QCOMPARE(text(*levels, Tried, 0), QString("6"));
    QCOMPARE(part<QTableWidget>(*levels, "levelsTable")->verticalHeaderItem(Worth)->text(),
             QString("Its estimate"));
    QVERIFY2(QRegularExpression("^[+\u2212]?\\d+$").match(text(*levels, Worth, 0)).hasMatch(),
             qPrintable(text(*levels, Worth, 0)));
    QCOMPARE(text(*levels, Worth, 2), QString("drawn"));
    QCOMPARE(text(*levels, Outcome, 2), QString("drawn"));
    // The report's own hard level has a column of its own.
    const auto *table = part<QTableWidget>(*levels, "levelsTable");
    QVERIFY(!table->isColumnHidden(3));
    QCOMPARE(table->horizontalHeaderItem(3)->text(), QString("Report's Hard, its code"));
    QCOMPARE(text(*levels, Plays, 3), QString("3"));
    QCOMPARE(text(*levels, Why, 3), QString("Rule: blocks a line"));
    QCOMPARE(text(*levels, Worth, 3), QString(QChar(0x2013))); // a rule does not reckon
    QCOMPARE(text(*levels, Tried, 3), QString("none: it does not search"));
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().contains("rules in their order"));
    // The same position in another search needs no other answer.
    const QString before = text(*levels, Tried, 2);
    window->controller()->search({*core::TicTacToe::parse("XX--O---- O"), Algorithm::Heuristic, 2});
    QCOMPARE(text(*levels, Tried, 2), before);
    finish(*window);
    window->controller()->search({*core::TicTacToe::parse("XX-OO---- X"), Algorithm::Plain});
    QVERIFY(text(*levels, Plays, 2).isEmpty());
    QTRY_COMPARE(text(*levels, Why, 2), QString("Rule: completes a line"));
    QCOMPARE(text(*levels, Outcome, 2), QString("won"));
    finish(*window);
}

void TestLevelsWindow::levelsOfNimAndOthello()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::Nim::create({3, 5}, 0, core::Nim::Rule::Normal),
                                      Algorithm::AlphaBetaShared});
    QTRY_COMPARE(text(*levels, Plays, 2), QString("b2"));
    QCOMPARE(text(*levels, Why, 0), QString("Any move, at random"));
    QCOMPARE(text(*levels, Why, 2), QString("Theory: leaves the other side a lost position"));
    QCOMPARE(text(*levels, Worth, 0), QString(QChar(0x2013)));
    QCOMPARE(text(*levels, Outcome, 2), QString("won"));
    auto *table = part<QTableWidget>(*levels, "levelsTable");
    QVERIFY(!table->isRowHidden(Outcome));
    QVERIFY(table->isColumnHidden(3)); // the report is about tic-tac-toe
    QVERIFY(!part<QPushButton>(*levels, "levelSearch3")->isVisible());
    window->controller()->search({core::Othello(), Algorithm::Heuristic, 2});
    QTRY_COMPARE(text(*levels, Why, 2), QString("A well-tried move of the opening"));
    QCOMPARE(text(*levels, Why, 1), QString("Looks 3 ply(s) ahead by the heuristic"));
    QVERIFY(table->isRowHidden(Outcome)); // which nobody knows
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().contains("Hard thinks by the clock"));
    finish(*window);
}

void TestLevelsWindow::itsSearchIsOpened()
{
    const auto window = opened("tree-2");
    auto *levels = openedOn(*window, {*core::TicTacToe::parse("XX--O---- O"), Algorithm::Plain});
    QTRY_VERIFY(part<QPushButton>(*levels, "levelSearch1")->isEnabled());
    part<QPushButton>(*levels, "levelSearch1")->click();
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, Algorithm::Intermediate);
    QCOMPARE(window->session()->setup().depth, 3);
    QCOMPARE(text(*levels, Plays, 2), QString("3"));
    QCOMPARE(text(*levels, Tried, 1), ui::lab::countText(qint64(calls(*window))));
}

void TestLevelsWindow::treeHasNoLevels()
{
    const auto window = opened("tree-2");
    window->findChild<QAction *>("threeLevels")->trigger();
    auto *levels = window->findChild<LevelsWindow *>();
    QVERIFY(part<QLabel>(*levels, "levelsNote")->text().startsWith("A tree has no levels."));
    QVERIFY(!part<QPushButton>(*levels, "drawAgain")->isEnabled());
    QVERIFY(!part<QPushButton>(*levels, "levelSearch0")->isEnabled());
}

void TestLevelsWindow::windowOpenedDuringASearchIsAboutIt()
{
    const auto window = opened("tree-2");
    window->controller()->search({*core::TicTacToe::parse("XX-OO---- X"), Algorithm::Plain});
    QVERIFY(window->controller()->searching());
    window->findChild<QAction *>("threeLevels")->trigger();
    auto *levels = window->findChild<LevelsWindow *>();
    finish(*window);
    QTRY_COMPARE(text(*levels, Why, 2), QString("Rule: completes a line"));
}

QTEST_MAIN(TestLevelsWindow)
#include "tst_levelswindow.moc"
