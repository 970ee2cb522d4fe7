#include "core/nimtheory.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"
#include "ui/analysis/theory/nimtable.h"

#include <QRegularExpression>
#include <QTableWidget>

using Phase = ui::GameController::Phase;

/// Nim's theory in the window.
class TestNimTable : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nimsTableGoesOnToTheEnd();
    void theWordsStandBelowTheTable();
    void aSingleHeapHasWordsAlone();
    void theEditorOfPositionsStandsAlone();
    void theSecretOfASingleHeapHolds();
};

void TestNimTable::nimsTableGoesOnToTheEnd()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: nim\nstart: 1-2 normal\nmoves: a1\n");
    QTest::keyClick(window.get(), Qt::Key_F2);
    auto *theory = part<QLabel>(*window, "nimTheory");
    QVERIFY2(theory->text().contains("To win, take 2 from heap b, leaving 0."),
             qPrintable(theory->text()));
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "b2"));
    QTRY_COMPARE(game.phase(), Phase::Over);
    QCOMPARE(theory->text(), QString("The game is over."));
}

/// Not below an empty space.
void TestNimTable::theWordsStandBelowTheTable()
{
    const auto window = shown({960, 660});
    paste(*window, "Tabuleiro game 1\ngame: nim\nstart: 3-4-5 normal\n");
    QTest::keyClick(window.get(), Qt::Key_F2);
    const auto *table = part<QTableWidget>(*window, "nimTable");
    QTRY_VERIFY(table->isVisible());
    QCoreApplication::sendPostedEvents();
    const int last = table->rowCount() - 1;
    const int rows = table->rowViewportPosition(last) + table->rowHeight(last);
    QVERIFY(table->viewport()->height() >= rows);
    QVERIFY(table->viewport()->height() <= rows + 2);
    const auto *words = part<QLabel>(*window, "nimTheory");
    QVERIFY(words->y() - table->geometry().bottom() < words->fontMetrics().height());
}

/// Binary digits say nothing about a heap that is counted off in multiples.
void TestNimTable::aSingleHeapHasWordsAlone()
{
    const auto window = shown({960, 660});
    choose(*window, "Nim");
    trigger(*window, "newGame");
    QTest::keyClick(window.get(), Qt::Key_F2);
    QTRY_VERIFY(part<QWidget>(*window, "nimDock")->isVisible());
    QVERIFY(!part<QWidget>(*window, "nimTable")->isVisible());
    const QString words = part<QLabel>(*window, "nimTheory")->text();
    QVERIFY2(words.contains("leaves 1, 5, 9 and so on, one more than a multiple of 4"),
             qPrintable(words));
    QVERIFY2(words.endsWith("To win, take 3, leaving 17."), qPrintable(words));
}

/// The table is of the game, not of the position that is being set up.
void TestNimTable::theEditorOfPositionsStandsAlone()
{
    const auto window = shown({960, 660});
    choose(*window, "Nim");
    trigger(*window, "newGame");
    trigger(*window, "theory");
    const auto *dock = part<QWidget>(*window, "nimDock");
    QTRY_VERIFY(dock->isVisible());
    trigger(*window, "setUpPosition");
    QTRY_VERIFY(!dock->isVisible());
    press(*window, "addHeap");
    QVERIFY(!dock->isVisible());
    press(*window, "editorCancel");
    QTRY_VERIFY(dock->isVisible());
}

/// The numbers to leave are those that lose for whoever faces them.
void TestNimTable::theSecretOfASingleHeapHolds()
{
    for (const auto rule : {core::Nim::Rule::Misere, core::Nim::Rule::Normal}) {
        for (int limit = 1; limit <= 6; ++limit) {
            QRegularExpression numbers("(\\d+), (\\d+)");
            const auto match = numbers.match(ui::nimAdvice(*core::Nim::create({20}, limit, rule)));
            QVERIFY(match.hasMatch());
            for (int i = 1; i <= 2; ++i) {
                const int left = match.captured(i).toInt();
                QVERIFY(!nimIsWon(*core::Nim::create({left}, limit, rule)));
            }
        }
    }
}

QTEST_MAIN(TestNimTable)
#include "tst_nimtable.moc"
