#include "tests/support/qt/waits.h"
#include "tests/support/window/reviewtest.h"

#include <QComboBox>
#include <QListView>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>

/// The moves and the lines of a game, beside the board.
class TestMovesCard : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theButtonsComeWithTheFirstMove_data();
    void theButtonsComeWithTheFirstMove();
    void theLinesAreFilledOnlyWhenTheyChange();
    void aMoveElsewhereKeepsTheLineLeft();
    void theKeysGoThroughTheMoves();
    void aMoveThatIsPartlyInViewIsChosen();
    void aPressExplainsTheCurrentMove();
    void theLastMovesAreInViewWhileTheGameIsPlayed();
    void theCurrentMoveStaysInViewInAnotherSize();
    void noRowIsCutOff_data();
    void noRowIsCutOff();
    void theMovesOfAPairStandCloseToEachOther();
    void theMovesOfASideStandBelowOneAnother_data();
    void theMovesOfASideStandBelowOneAnother();
};

void TestMovesCard::theButtonsComeWithTheFirstMove_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 660), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestMovesCard::theButtonsComeWithTheFirstMove()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    const auto *card = part<QWidget>(*window, "movesCard");
    const auto *list = part<QListView>(*window, "moves");
    const auto *back = part<QWidget>(*window, "lookBackTool");
    QVERIFY(card->isVisible() && list->isVisible() && !back->isVisible());
    const auto inks = [list] { // of the sentence that stands there
        const QImage image = list->viewport()->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                colours << image.pixel(x, y);
        return colours.size();
    };
    QVERIFY(inks() > 1);
    const QRect before = card->geometry();
    play(*window, {"f5"});
    QVERIFY(back->isVisible());
    QCOMPARE(card->geometry(), before);
    trigger(*window, "newGame");
    QVERIFY(!back->isVisible());
}

/// Filling it notifies screen readers, after each move.
void TestMovesCard::theLinesAreFilledOnlyWhenTheyChange()
{
    const auto window = shown();
    const auto *lines = window->findChild<QComboBox *>("lines");
    QCOMPARE(lines->count(), 1);
    const QSignalSpy filled(lines->model(), &QAbstractItemModel::rowsInserted);
    play(*window, {"d3", "c3", "c4"});
    QCOMPARE(filled.size(), 0);
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "e3"));
    QTRY_COMPARE(lines->count(), 2);
    QVERIFY(filled.size() > 0);
}

void TestMovesCard::aMoveElsewhereKeepsTheLineLeft()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4", "c5"});
    trigger(*window, "moveList");
    trigger(*window, "lookFirst");
    trigger(*window, "lookForward");
    ui::GameController &game = window->game();
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

void TestMovesCard::theKeysGoThroughTheMoves()
{
    const auto window = shown();
    play(*window, {"f5", "d6", "c3"});
    QTest::keyClick(window.get(), Qt::Key_F3);
    auto *moves = part<QListView>(*window, "moves");
    QCOMPARE(window->focusWidget(), moves);
    QTest::keyClick(moves, Qt::Key_Left);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QTest::keyClick(moves, Qt::Key_Home);
    QCOMPARE(window->game().shownPly(), std::size_t(1));
    QTest::keyClick(moves, Qt::Key_Right);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QTest::keyClick(moves, Qt::Key_Escape); // back to the game
    QVERIFY(!moves->isVisible() || !part<QWidget>(*window, "reviewPanel")->isVisible());
    QVERIFY(!window->game().browsing());
}

/// The list scrolls to it, and marks no other that has come under the pointer by then.
void TestMovesCard::aMoveThatIsPartlyInViewIsChosen()
{
    const auto window = shown({960, 660});
    QStringList moves;
    core::Othello game;
    while (moves.size() < 40 && !game.mustPass()) {
        const core::Move move = game.legalMoves()[0];
        moves << QString::fromStdString(game.moveText(move));
        game.play(move);
    }
    play(*window, moves);
    trigger(*window, "moveList");
    QCoreApplication::processEvents();
    auto *list = part<QListView>(*window, "moves");
    const QScrollBar *bar = list->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    for (int value = 0; value <= bar->maximum(); ++value) {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            list->verticalScrollBar()->setValue(value);
            const QModelIndex index = list->model()->index(row, 0);
            const QRect inView = list->visualRect(index) & list->viewport()->rect();
            if (inView.isEmpty())
                continue;
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, inView.center());
            QCOMPARE(list->currentIndex().row(), row);
            QCOMPARE(list->selectionModel()->selectedIndexes(), QModelIndexList{index});
            QCOMPARE(window->game().shownPly(), std::size_t(row + 1));
        }
    }
}

/// A mistake is the list's current move already while the board shows what it allowed.
void TestMovesCard::aPressExplainsTheCurrentMove()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1)); // before the mistake
    press(*window, "reviewSecond");
    const QString explained("O played 2. Square 5 was better.");
    QVERIFY(labelText(*window, "reviewTitle") != explained);
    auto *list = part<QListView>(*window, "moves");
    const QModelIndex mistake = list->model()->index(1, 0);
    QCOMPARE(list->currentIndex(), mistake);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(mistake).center());
    QTRY_COMPARE(labelText(*window, "reviewTitle"), explained);
}

void TestMovesCard::theLastMovesAreInViewWhileTheGameIsPlayed()
{
    for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)}) {
        const auto window = shown(size);
        play(*window, {"f5", "d6", "c3", "d3", "c4", "f4", "c5"});
        const auto *list = part<QListView>(*window, "moves");
        if (!list->isVisible())
            continue; // where the form leaves no space
        const QModelIndex last = list->model()->index(6, 0);
        QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(last).center()));
        const QModelIndex thirdLast = list->model()->index(4, 0);
        QVERIFY(list->viewport()->rect().contains(list->visualRect(thirdLast).center()));
        press(*window, "lookBackTool");
        QCOMPARE(window->game().shownPly(), std::size_t(6));
        press(*window, "lookLastTool");
        QVERIFY(!window->game().browsing());
    }
    const auto window = shown({1280, 900});
    play(*window, {"f5"});
    QVERIFY(part<QListView>(*window, "moves")->isVisible());
}

void TestMovesCard::theCurrentMoveStaysInViewInAnotherSize()
{
    const auto window = shown({1280, 900});
    play(*window, {"f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2", "e3", "d2", "c6", "b4",
                   "b5", "f2", "e6"});
    const auto *list = part<QListView>(*window, "moves");
    const QModelIndex last = list->model()->index(15, 0);
    QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(last).center()));
    for (const QSize size : {QSize(1920, 1080), QSize(960, 660), QSize(1280, 900)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        if (list->isVisible())
            QTRY_VERIFY(list->viewport()->rect().contains(list->visualRect(last).center()));
    }
}

void TestMovesCard::noRowIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestMovesCard::noRowIsCutOff()
{
    QFETCH(QSize, size);
    const auto window = shown(size);
    play(*window, {"f5", "d6", "c4", "d3", "c3", "f4", "f6", "f3", "e6", "e7", "f7", "c5"});
    const auto *list = part<QListView>(*window, "moves");
    const auto wholeRows = [&] {
        return list->viewport()->height() % list->gridSize().height() == 0;
    };
    QVERIFY(wholeRows());
    trigger(*window, "review");
    QVERIFY(wholeRows());
}

void TestMovesCard::theMovesOfAPairStandCloseToEachOther()
{
    const auto window = shown({1280, 900});
    play(*window, {"f5", "d6", "c3"});
    trigger(*window, "moveList");
    QCoreApplication::processEvents();
    const auto *list = part<QListView>(*window, "moves");
    const QRect first = list->visualRect(list->model()->index(0, 0));
    const QRect second = list->visualRect(list->model()->index(1, 0));
    QCOMPARE(first.top(), second.top());
    QVERIFY2(second.left() - first.left() < 7 * list->fontMetrics().height(),
             qPrintable(QString::number(second.left() - first.left())));
}

void TestMovesCard::theMovesOfASideStandBelowOneAnother_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("moves");
    QTest::newRow("Nim") << "Nim" << QStringList{"a1", "a2", "a3", "a1", "a3"};
    QTest::newRow("Tic-tac-toe") << "Tic-tac-toe" << QStringList{"1", "2", "3", "5"};
    QTest::newRow("Othello") << "Othello" << QStringList{"d3", "c3", "c4", "c5", "d6"};
}

void TestMovesCard::theMovesOfASideStandBelowOneAnother()
{
    QFETCH(QString, game);
    QFETCH(QStringList, moves);
    for (const QSize size : {QSize(960, 660), QSize(1280, 900), QSize(1920, 1080)}) {
        const auto window = shown(size);
        choose(*window, game);
        play(*window, moves);
        trigger(*window, "moveList");
        const auto *list = part<QListView>(*window, "moves");
        QTRY_VERIFY(list->isVisible());
        QCoreApplication::processEvents();
        QMap<int, int> sides; // of the places from left to right
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QRect place = list->visualRect(list->model()->index(row, 0));
            QVERIFY(list->viewport()->rect().left() <= place.left()
                    && place.right() <= list->viewport()->rect().right());
            const int side = sides.value(place.left(), row % 2);
            QCOMPARE(side, row % 2);
            sides[place.left()] = side;
            const QString text = list->model()->index(row, 0).data().toString();
            QVERIFY2(list->fontMetrics().horizontalAdvance(text) < place.width(), qPrintable(text));
        }
    }
}

QTEST_MAIN(TestMovesCard)
#include "tst_movescard.moc"
