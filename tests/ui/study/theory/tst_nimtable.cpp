#include "tests/support/qt/gamestest.h"

#include <QTest>

using Phase = ui::GameController::Phase;

/// Nim's theory in the window.
class TestNimTable : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void nimsTableGoesOnToTheEnd();
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

QTEST_MAIN(TestNimTable)
#include "tst_nimtable.moc"
