#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

/// The lines of a game and its mistakes, beside the board.
class TestMovesPanel : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theLinesAreFilledOnlyWhenTheyChange();
    void aMoveElsewhereKeepsTheLineLeft();
    void aReviewNamesWhatMatteredMost();
    void noColumnIsElidedInAnyGame_data();
    void noColumnIsElidedInAnyGame();
};

/// Filling it notifies screen readers, after each move.
void TestMovesPanel::theLinesAreFilledOnlyWhenTheyChange()
{
    const auto window = shown();
    const auto *lines = window->findChild<QComboBox *>("lines");
    QCOMPARE(lines->count(), 1);
    const QSignalSpy filled(lines->model(), &QAbstractItemModel::rowsInserted);
    play(*window, {"d3", "c3", "c4"});
    QCOMPARE(filled.size(), 0);
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "e3"));
    QTRY_COMPARE(lines->count(), 2);
    QVERIFY(filled.size() > 0);
}

void TestMovesPanel::aMoveElsewhereKeepsTheLineLeft()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "e3"));
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QCOMPARE(game.match().variations().size(), std::size_t(1));
    auto *lines = part<QComboBox>(*window, "lines");
    QVERIFY(lines->isVisible());
    QCOMPARE(lines->count(), 2);
    emit lines->activated(1);
    QCOMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(game.match().variations().size(), std::size_t(1)); // the other one now
}

void TestMovesPanel::aReviewNamesWhatMatteredMost()
{
    const auto window = shown();
    choose(*window, "Nim");
    // 20 take 1 to 3, misere: the first player can win by taking 3, and later again.
    play(*window, {"a1", "a1", "a1", "a1", "a3"});
    auto *start = part<QPushButton>(*window, "startReview");
    QCOMPARE(start->text(), QString("Review the game"));
    trigger(*window, "review");
    auto *worst = part<QLabel>(*window, "worstMoves");
    QTRY_VERIFY(worst->isVisible());
    QTRY_COMPARE(start->text(), QString("Review again"));
    QVERIFY2(worst->text().contains(">take 1 (move 1)<"), qPrintable(worst->text()));
    trigger(*window, "lookFirst");
    part<QPushButton>(*window, "nextMistake")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    const QString text = part<QLabel>(*window, "reviewText")->text();
    QVERIFY2(text.contains("taking 3 would have won."), qPrintable(text));
    part<QPushButton>(*window, "showBetter")->click();
    QCOMPARE(window->game().shownPly(), std::size_t(0));
    // The words stay with the move whose better one the board now shows.
    QCOMPARE(part<QLabel>(*window, "reviewText")->text(), text);
    QVERIFY2(!words(*window).contains("would have won"), qPrintable(words(*window))); // said once
    // The next one is the next after the mistake that is explained.
    part<QPushButton>(*window, "nextMistake")->click();
    QVERIFY(window->game().shownPly() > 1);
    trigger(*window, "lookLast");
    part<QPushButton>(*window, "previousMistake")->click();
    const std::size_t last = window->game().shownPly();
    QVERIFY(last > 1);
    emit worst->linkActivated("1");
    QCOMPARE(window->game().shownPly(), std::size_t(1));
}

void TestMovesPanel::noColumnIsElidedInAnyGame_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("Nim") << "Nim" << QStringList{"a1", "a2", "a3", "a1", "a3"};
    QTest::newRow("Tic-tac-toe") << "Tic-tac-toe" << QStringList{"1", "2", "3", "5"};
    QTest::newRow("Othello") << "Othello" << QStringList{"d3", "c3", "c4", "c5", "d6"};
}

void TestMovesPanel::noColumnIsElidedInAnyGame()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    const auto window = shown({1280, 900});
    choose(*window, game);
    play(*window, moves);
    trigger(*window, "review");
    auto *table = part<QTableView>(*window, "moves");
    QTRY_VERIFY(!table->model()->index(1, 3).data().toString().isEmpty());
    QTRY_VERIFY(!part<QProgressBar>(*window, "reviewProgress")->isVisible());
    int widths = 0;
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        widths += table->columnWidth(column);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            QVERIFY2(table->columnWidth(column)
                         >= table->sizeHintForIndex(table->model()->index(row, column)).width(),
                     qPrintable(table->model()->index(row, column).data().toString()));
        }
    }
    QCOMPARE(widths, table->viewport()->width()); // to the edge, and no further
}

QTEST_MAIN(TestMovesPanel)
#include "tst_movespanel.moc"
