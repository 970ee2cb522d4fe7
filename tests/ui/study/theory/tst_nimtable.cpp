#include "tests/support/qt/gamestest.h"

#include <QTableWidget>
#include <QTest>

using Phase = ui::GameController::Phase;

/// Nim's theory in the window.
class TestNimTable : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nimsTableGoesOnToTheEnd();
    void theWordsStandBelowTheTable();
};

void TestNimTable::nimsTableGoesOnToTheEnd()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: nim\nstart: 1-2 normal\nmoves: a1\n");
    QTest::keyClick(window.get(), Qt::Key_F2);
    auto *theory = part<QLabel>(*window, "nimTheory");
    QVERIFY2(theory->text().contains("Winning here: b2"), qPrintable(theory->text()));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "b2"));
    QTRY_COMPARE(game.phase(), Phase::Over);
    QCOMPARE(theory->text(), QString("The game is over."));
}

/// Not below an empty space.
void TestNimTable::theWordsStandBelowTheTable()
{
    const auto window = shown({960, 660});
    choose(*window, "Nim");
    trigger(*window, "newGame");
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

QTEST_MAIN(TestNimTable)
#include "tst_nimtable.moc"
