#include "tests/support/qt/gamestest.h"

#include <QDockWidget>
#include <QTableView>
#include <QTest>

/// The docks beside the board.
class TestMovesDock : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theDocksStandBehindOneAnother();
    void theListOfMovesHasTheKeyboardWhenItOpens();
    void anOpenDockIsNeverCutOff();
};

void TestMovesDock::theListOfMovesHasTheKeyboardWhenItOpens()
{
    const auto window = shown();
    play(*window, {"f5", "d6"});
    QTest::keyClick(window.get(), Qt::Key_F3);
    QCOMPARE(window->focusWidget(), part<QTableView>(*window, "moves"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Up);
    QCOMPARE(window->game().shownPly(), std::size_t(1));
}

/// Above one another the list of moves would be two rows high in a window of the usual size.
void TestMovesDock::theDocksStandBehindOneAnother()
{
    const auto window = shown({900, 680});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    trigger(*window, "theory");
    trigger(*window, "review");
    auto *moves = part<QDockWidget>(*window, "movesDock");
    auto *nim = part<QDockWidget>(*window, "nimDock");
    QCOMPARE(window->tabifiedDockWidgets(moves), QList<QDockWidget *>{nim});
    auto *table = part<QTableView>(*window, "moves");
    QTRY_VERIFY(!table->visibleRegion().isEmpty()); // what was requested last is in front
    QTRY_VERIFY2(table->viewport()->height() >= 4 * table->rowHeight(0),
                 qPrintable(QString::number(table->viewport()->height())));
    trigger(*window, "theory");
    trigger(*window, "theory");
    QTRY_VERIFY(!part<QLabel>(*window, "nimTheory")->visibleRegion().isEmpty());
}

/// The window gets no smaller than the board and the dock need, and as small as before without it.
void TestMovesDock::anOpenDockIsNeverCutOff()
{
    const auto window = shown({360, 400});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    const QSize least = window->minimumSize();
    for (const char *command : {"theory", "moveList"}) {
        trigger(*window, command);
        const auto *dock =
            part<QDockWidget>(*window, command == QString("theory") ? "nimDock" : "movesDock");
        QTRY_VERIFY(dock->isVisible());
        window->resize(least);
        QCoreApplication::processEvents();
        QVERIFY2(window->rect().contains(dock->geometry()), command);
        QVERIFY(dock->width() >= dock->minimumSizeHint().width());
        trigger(*window, command);
        QTRY_COMPARE(window->minimumSize(), least);
    }
}

QTEST_MAIN(TestMovesDock)
#include "tst_movesdock.moc"
