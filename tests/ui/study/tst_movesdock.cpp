#include "tests/support/qt/waits.h"
#include "tests/support/records.h"
#include "tests/support/window/gamestest.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QTableView>

/// The docks beside the board.
class TestMovesDock : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theDocksStandBehindOneAnother();
    void theListOfMovesHasTheKeyboardWhenItOpens();
    void aNarrowWindowShowsTheMovesInsteadOfTheBoard();
    void theGraphFoldsBeforeTheList();
    void whatComesLaterFoldsTheGraphAsWell();
    void theColumnsOfEveryGameHaveRoom();
    void theColumnsHaveRoomWhereverTheListIsScrolled();
    void theTableOfNimNeedsRoomBesideTheBoard();
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
    QCOMPARE(window->tabifiedDockWidgets(moves),
             (QList<QDockWidget *>{nim, part<QDockWidget>(*window, "explorerDock")}));
    auto *table = part<QTableView>(*window, "moves");
    QTRY_VERIFY(!table->visibleRegion().isEmpty()); // what was requested last is in front
    QTRY_VERIFY2(table->viewport()->height() >= 4 * table->rowHeight(0),
                 qPrintable(QString::number(table->viewport()->height())));
    trigger(*window, "theory");
    trigger(*window, "theory");
    QTRY_VERIFY(!part<QLabel>(*window, "nimTheory")->visibleRegion().isEmpty());
}

/// No window grows for it, and a button, Escape and whatever needs the board lead back.
void TestMovesDock::aNarrowWindowShowsTheMovesInsteadOfTheBoard()
{
    const QSize least(360, 400);
    const auto window = shown(least);
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    const auto *dock = part<QDockWidget>(*window, "movesDock");
    const auto open = [&] {
        trigger(*window, "review");
        QTRY_VERIFY(dock->isVisible() && !window->board()->isVisible());
        QCOMPARE(window->size(), least);
        QVERIFY(window->rect().contains(dock->geometry()));
        QVERIFY(dock->width() >= dock->minimumSizeHint().width());
    };
    const auto isBack = [&] { return window->board()->isVisible() && !dock->isVisible(); };
    open();
    press(*window, "toBoard");
    QVERIFY(isBack() && window->board()->hasFocus());
    QVERIFY(!part<QAction>(*window, "moveList")->isChecked());
    open();
    QTest::keyClick(part<QTableView>(*window, "moves"), Qt::Key_Escape);
    QVERIFY(isBack());
    for (const char *command : {"hint", "newGame", "setUpPosition"}) {
        open();
        trigger(*window, command);
        QVERIFY2(!dock->isVisible() && window->centralWidget()->isVisible(), command);
    }
    window->resize(960, 660);
    trigger(*window, "moveList");
    QTRY_VERIFY(dock->isVisible() && window->centralWidget()->isVisible());
    QVERIFY(!part<QWidget>(*window, "toBoard")->isVisible());
}

void TestMovesDock::theGraphFoldsBeforeTheList()
{
    const auto window = shown({360, 400});
    play(*window, {"f5", "d6", "c3", "d3", "c4", "f4"});
    trigger(*window, "review");
    const auto *table = part<QTableView>(*window, "moves");
    const auto *graph = part<QWidget>(*window, "valueGraph");
    for (const QSize size : {QSize(360, 400), QSize(480, 400), QSize(360, 640), QSize(960, 660)}) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        QTRY_VERIFY2(table->viewport()->height() >= 5 * table->rowHeight(0),
                     qPrintable(QString::number(table->viewport()->height())));
        const auto *panel = part<QWidget>(*window, "movesPanel");
        for (const QWidget *child : panel->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            QVERIFY2(!child->isVisible() || panel->rect().contains(child->geometry()),
                     qPrintable(child->objectName()));
        QCOMPARE(graph->isVisible(), size.height() > 400);
        QVERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
    }
}

/// The list of lines appears without a change of the size.
void TestMovesDock::whatComesLaterFoldsTheGraphAsWell()
{
    const auto window = shown({360, 400});
    play(*window, {"f5", "d6", "c3"});
    trigger(*window, "review");
    const auto *lines = part<QWidget>(*window, "lines");
    QVERIFY(!lines->isVisible());
    auto &game = const_cast<ui::GameController &>(window->game());
    game.undo();
    game.play(*core::parseMove(game.shown(), "c4"));
    QTRY_VERIFY(lines->isVisible());
    const auto *table = part<QTableView>(*window, "moves");
    QTRY_VERIFY2(table->viewport()->height() >= 4 * table->rowHeight(0),
                 qPrintable(QString::number(table->viewport()->height())));
    const auto *panel = part<QWidget>(*window, "movesPanel");
    for (const QWidget *child : panel->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        QVERIFY2(!child->isVisible() || panel->rect().contains(child->geometry()),
                 qPrintable(child->objectName()));
}

/// Neither cut off nor behind a scroll bar, at the least width of the panel.
void TestMovesDock::theColumnsOfEveryGameHaveRoom()
{
    const auto window = shown({960, 660});
    const auto *table = part<QTableView>(*window, "moves");
    const auto *view = static_cast<const QAbstractItemView *>(table);
    auto *dock = part<QDockWidget>(*window, "movesDock");
    for (const char *game : {"Othello", "Tic-tac-toe", "Nim"}) {
        choose(*window, game);
        play(*window, game == QString("Othello")       ? QStringList{"f5", "d6", "c3", "d3", "c4"}
                      : game == QString("Tic-tac-toe") ? QStringList{"1", "2", "5"}
                                                       : QStringList{"a1", "a1", "a3", "a2"});
        part<QComboBox>(*window, "opponent")->setCurrentIndex(0); // "Computer" is long
        if (!dock->isVisible())
            trigger(*window, "review");
        else
            press(*window, "startReview");
        QTRY_COMPARE(part<QPushButton>(*window, "startReview")->text(), QString("Review again"));
        window->resizeDocks({dock}, {dock->minimumSizeHint().width()}, Qt::Horizontal);
        QCoreApplication::processEvents();
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const int needed = view->sizeHintForColumn(column);
            QVERIFY2(table->columnWidth(column) >= needed,
                     qPrintable(QString("%1, column %2: %3 of %4")
                                    .arg(game)
                                    .arg(column)
                                    .arg(table->columnWidth(column))
                                    .arg(needed)));
        }
        QVERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
    }
}

/// A whole game at the least width, against the computer, whose name is long.
void TestMovesDock::theColumnsHaveRoomWhereverTheListIsScrolled()
{
    const auto window = shown({960, 660});
    const auto *table = part<QTableView>(*window, "moves");
    auto *dock = part<QDockWidget>(*window, "movesDock");
    auto &game = const_cast<ui::GameController &>(window->game());
    support::Random random(5);
    core::GameRecord record = support::randomRecord(core::Othello(), random);
    record.roles = core::rolesWithOpponent(core::Side::Second, core::Role::computer("easy"));
    game.resume(record);
    trigger(*window, "review");
    window->resizeDocks({dock}, {dock->minimumSizeHint().width()}, Qt::Horizontal);
    QTRY_COMPARE_WITH_TIMEOUT(part<QPushButton>(*window, "startReview")->text(),
                              QString("Review again"), 60000);
    for (int row = 0; row < table->model()->rowCount(); row += 7) {
        const_cast<QTableView *>(table)->scrollTo(table->model()->index(row, 0));
        QCoreApplication::processEvents();
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            for (int each = 0; each < table->model()->rowCount(); ++each) {
                const QModelIndex cell = table->model()->index(each, column);
                QVERIFY2(table->columnWidth(column) >= table->sizeHintForIndex(cell).width(),
                         qPrintable(QString("column %1: %2 of %3, %4")
                                        .arg(column)
                                        .arg(table->columnWidth(column))
                                        .arg(table->sizeHintForIndex(cell).width())
                                        .arg(cell.data().toString())));
            }
        }
    }
}

void TestMovesDock::theTableOfNimNeedsRoomBesideTheBoard()
{
    const auto window = shown({360, 400});
    choose(*window, "Nim");
    play(*window, {"a1", "a1"});
    trigger(*window, "theory");
    const auto *dock = part<QDockWidget>(*window, "nimDock");
    QVERIFY(!dock->isVisible() && window->board()->isVisible());
    QCOMPARE(window->size(), QSize(360, 400));
    window->resize(960, 660);
    QTRY_VERIFY(dock->isVisible() && window->board()->isVisible());
    window->resize(360, 400);
    QTRY_VERIFY(!dock->isVisible() && window->board()->isVisible());
}

QTEST_MAIN(TestMovesDock)
#include "tst_movesdock.moc"
