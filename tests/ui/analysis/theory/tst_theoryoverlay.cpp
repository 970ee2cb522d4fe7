#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"

#include <QDockWidget>

/// Theory on the board.
class TestTheoryOverlay : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void oneKeyShowsTheTheory_data();
    void oneKeyShowsTheTheory();
};

void TestTheoryOverlay::oneKeyShowsTheTheory_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<int>("cell");
    QTest::addColumn<QString>("said");
    QTest::newRow("tic-tac-toe, drawn") << "Tic-tac-toe" << QStringList{"1"} << 4 << "draws";
    QTest::newRow("tic-tac-toe, lost") << "Tic-tac-toe" << QStringList{"1"} << 8 << "loses";
    QTest::newRow("Nim") << "Nim" << QStringList{} << 2 << "wins";
}

void TestTheoryOverlay::oneKeyShowsTheTheory()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    QFETCH(int, cell);
    QFETCH(QString, said);
    const auto window = shown();
    choose(*window, game);
    play(*window, moves);
    QTest::keyClick(window.get(), Qt::Key_F2);
    if (game == "Nim") {
        QVERIFY(part<QDockWidget>(*window, "nimDock")->isVisible());
        QTRY_VERIFY([&] {
            for (const int any : window->board()->cells()) {
                if (window->board()->cellText(any).contains(said))
                    return true;
            }
            return false;
        }());
    } else {
        QTRY_VERIFY2(window->board()->cellText(cell).contains(said),
                     qPrintable(window->board()->cellText(cell)));
    }
    QTest::keyClick(window.get(), Qt::Key_F2);
    QVERIFY(!window->board()->cellText(cell).contains(said));
}

QTEST_MAIN(TestTheoryOverlay)
#include "tst_theoryoverlay.moc"
