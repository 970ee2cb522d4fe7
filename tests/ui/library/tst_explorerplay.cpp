#include "tests/support/qt/waits.h"
#include "tests/support/window/librarytest.h"
#include "ui/board/boardwidget.h"

/// Moves that are played where the explorer lists them.
class TestExplorerPlay : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void aMoveIsPlayed_data();
    void aMoveIsPlayed();
};

void TestExplorerPlay::aMoveIsPlayed_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

void TestExplorerPlay::aMoveIsPlayed()
{
    QFETCH(bool, byMouse);
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTableView *const moves = movesOf(*window);
    QTRY_VERIFY(moves->model()->rowCount() > 1);
    const auto second = [moves] { return moves->visualRect(moves->model()->index(1, 0)).center(); };
    for (std::size_t plies = 2; plies < 4; ++plies) { // one after the other
        const auto &before = std::get<core::Othello>(window->game().shown());
        const QString name = cell(*window, 1, 0).left(2);
        const core::Move move = *before.parseMove(name.toStdString());
        core::Othello after = before;
        after.play(move);
        if (byMouse) {
            QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, second());
        } else {
            moves->setFocus();
            QTest::keyClick(moves, Qt::Key_Down);
        }
        QCOMPARE(window->board()->cursorCell(), int(move.code()));
        if (byMouse)
            QTest::mouseDClick(moves->viewport(), Qt::LeftButton, {}, second());
        else
            QTest::keyClick(moves, Qt::Key_Return);
        QTRY_COMPARE(window->game().shownPly(), plies);
        QVERIFY(std::get<core::Othello>(window->game().shown()) == after);
        QTRY_VERIFY(moves->model()->rowCount() > 1
                    && after.parseMove(cell(*window, 0, 0).left(2).toStdString()).ok()
                    && after.parseMove(cell(*window, 1, 0).left(2).toStdString()).ok());
    }
}

QTEST_MAIN(TestExplorerPlay)
#include "tst_explorerplay.moc"
