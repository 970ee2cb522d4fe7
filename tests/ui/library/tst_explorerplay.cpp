#include "tests/support/qt/waits.h"
#include "tests/support/window/librarytest.h"
#include "tests/support/window/reviewtest.h"
#include "ui/board/boardwidget.h"
#include "ui/library/explorermodel.h"

#include <QListWidget>

/// What the explorer lists is played or opened on the board.
class TestExplorerPlay : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void aMoveIsPlayed_data();
    void aMoveIsPlayed();
    void gamesBehindAMoveAreOpened();
    void aChoiceIsOfItsPosition();
    void whereNothingWasPlayedNothingIsChosen();
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

void TestExplorerPlay::gamesBehindAMoveAreOpened()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    auto *games = part<QListWidget>(*window, "libraryGames");
    QTRY_VERIFY(games->count() > 0);
    choose(*window, "libraryOrder", "Newest games");
    const auto whole = [games] { return games->item(0)->data(Qt::AccessibleTextRole).toString(); };
    QTRY_VERIFY(whole().contains("2025"));
    const QString text = whole();
    emit games->itemActivated(games->item(0));
    QTRY_VERIFY(window->game().match().knownPlies() > 20);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QVERIFY(text.startsWith(window->game().nameOf(core::Side::First)));
    // Under review, at the position that it was chosen for.
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    const ui::Reviewer &review = reviewOf(*window);
    QTRY_VERIFY(review.done() > 0);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
}

void TestExplorerPlay::aChoiceIsOfItsPosition()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "e3"});
    openExplorer(*window);
    QTableView *const moves = movesOf(*window);
    const auto names = [&] {
        QStringList all;
        for (int row = 0; row < moves->model()->rowCount(); ++row)
            all << cell(*window, row, 0).left(2);
        return all;
    };
    const auto sorted = [](QStringList all) {
        all.sort(); // those that nobody played are ordered once they have values
        return all;
    };
    const auto isShown = [&] {
        const auto position = std::get<core::Othello>(window->game().shown());
        return int(position.legalMoves().size()) == moves->model()->rowCount()
               && position.parseMove(names().constFirst().toStdString()).ok();
    };
    const auto chosen = [&] {
        return names().value(moves->selectionModel()->selectedRows().value(0).row());
    };
    QTRY_VERIFY(moves->model()->rowCount() > 0 && isShown());
    const QStringList later = names();
    trigger(*window, "lookBack");
    trigger(*window, "lookBack");
    QTRY_VERIFY(sorted(names()) != sorted(later) && isShown());
    int row = 0; // of a move that is further down in both positions
    for (int i = 1; i < names().size() && row == 0; ++i)
        row = later.indexOf(names().at(i)) > 0 ? i : 0;
    QVERIFY(row > 0);
    const QString name = names().at(row);
    moves->selectRow(row);
    QTRY_COMPARE(chosen(), name);
    trigger(*window, "lookLast");
    QTRY_COMPARE(sorted(names()), sorted(later));
    QCOMPARE(chosen(), later.constFirst());
}

void TestExplorerPlay::whereNothingWasPlayedNothingIsChosen()
{
    makeLibrary(2);
    const auto window = shown();
    play(*window, {"d3", "c5", "f6", "f5"});
    openExplorer(*window);
    QTRY_VERIFY(movesOf(*window)->model()->rowCount() > 0
                && !cell(*window, 0, ui::ExplorerModel::Value).isEmpty());
    QCOMPARE(countText(*window), QString("No game moved on from here, of 2 game(s)."));
    QVERIFY(movesOf(*window)->selectionModel()->selectedRows().isEmpty());
}

QTEST_MAIN(TestExplorerPlay)
#include "tst_explorerplay.moc"
