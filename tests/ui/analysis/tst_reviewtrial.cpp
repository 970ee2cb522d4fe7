#include "tests/support/window/reviewtest.h"

#include <QListView>

#include <bit>

/// Moves tried on the board in place of a mistake.
class TestReviewTrial : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theBestMoveHasOneValue();
    void aMoveCanBeTried();
    void aBetterMoveIsSaidToBeBetter();
    void anEqualMoveIsNotCalledTheBest();
    void whatWasRefusedGoesWithTheTrial();
    void hidingTheReviewEndsTheTrial();
    void takingAMoveBackEndsTheTrial();
};

/// Whether it is tried or shown: two searches of different depth would differ by a disc or two.
void TestReviewTrial::theBestMoveHasOneValue()
{
    core::Othello game; // far from the end: values are estimates
    for (const char *move : {"f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2", "e3", "d2", "c6",
                             "b4", "b5", "f2", "e6"})
        game.play(*game.parseMove(move));
    const auto window = shown();
    window->openPath(file("mistake.txt", QByteArray::fromStdString(game.toText() + "\nb6\n")));
    QTRY_COMPARE(window->game().match().moves().size(), std::size_t(1));
    trigger(*window, "review");
    waitForReview(*window);
    const auto move = reviewOf(*window).move(0);
    QVERIFY(move->isMistake() && !move->exact);
    auto *moves = part<QListView>(*window, "moves");
    moves->setCurrentIndex(moves->model()->index(0, 0));
    press(*window, "reviewFirst");
    clickCell(*window, move->best.code());
    QTRY_VERIFY(labelText(*window, "reviewTitle").startsWith("No move is better"));
    const QString whenTried = labelText(*window, "reviewText");
    for (int i = 0; i < 3; ++i) // the mistake, what it allowed, the better move
        press(*window, "reviewSecond");
    const QString whenShown = labelText(*window, "reviewText");
    QVERIFY2(whenShown.contains("about") && whenTried.endsWith(whenShown),
             qPrintable(whenTried + " / " + whenShown));
}

void TestReviewTrial::aMoveCanBeTried()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    press(*window, "reviewFirst");
    QCOMPARE(labelText(*window, "reviewTitle"), QString("Find a better move than 2."));
    QVERIFY(!window->board()->cellText(betterCell).contains("better")); // is not given away
    clickCell(*window, 0);
    const auto *message = part<QWidget>(*window, "messageBar");
    QTRY_VERIFY(message->isVisible()); // it is taken
    clickCell(*window, playedCell);
    QTRY_VERIFY(!message->isVisible());
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("2 is the move that was played."));
    settleBoard(*window, 3); // with what it allows, which is said as well
    const auto allowed =
        std::get<core::TicTacToe>(window->board()->position()).marks(core::Side::First) & ~1u;
    const QString answer = QString("Best answer: %1.").arg(std::countr_zero(allowed) + 1);
    QVERIFY2(labelText(*window, "reviewText").startsWith(answer),
             qPrintable(labelText(*window, "reviewText")));
    press(*window, "reviewFirst");
    settleBoard(*window, 1);
    clickCell(*window, betterCell);
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("No move is better than 5."));
    QVERIFY(window->game().match().variations().empty()); // nothing of it is the game's
    QCOMPARE(window->game().match().ply(), std::size_t(7));
    press(*window, "reviewSecond");
    QVERIFY(window->board()->cellText(betterCell).contains("better"));
}

/// Of X's third move: 2 loses, 5 draws, and 4 wins.
void TestReviewTrial::aBetterMoveIsSaidToBeBetter()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"1", "3", "2", "6", "4", "7", "5", "9"});
    trigger(*window, "review");
    waitForReview(*window);
    auto *moves = part<QListView>(*window, "moves");
    moves->setCurrentIndex(moves->model()->index(2, 0));
    QCOMPARE(labelText(*window, "reviewTitle"), QString("X played 2. Square 4 would have won."));
    QCOMPARE(window->board()->cursorCell(), 3); // as marked
    press(*window, "reviewFirst");
    QCOMPARE(window->board()->cursorCell(), 1); // the better move is to be found
    QCOMPARE(labelText(*window, "reviewTitle"), QString("Find a better move than 2."));
    clickCell(*window, 4);
    QTRY_COMPARE(labelText(*window, "reviewTitle"),
                 QString("5 is better than 2, but not the best move."));
    settleBoard(*window, 4); // with the answer
    QCOMPARE(part<QAbstractButton>(*window, "reviewFirst")->text(), QString("Try again"));
    // A press on the board tries again as well.
    clickCell(*window, 3);
    QTRY_COMPARE(labelText(*window, "reviewTitle"), QString("No move is better than 4."));
}

/// Six squares draw where the seventh lostByAFork.
void TestReviewTrial::anEqualMoveIsNotCalledTheBest()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, {"4", "5", "6", "1", "9", "3", "7", "2"});
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(2));
    press(*window, "reviewFirst");
    QCOMPARE(labelText(*window, "reviewTitle"), QString("Find a better move than 6."));
    clickCell(*window, 7);
    QTRY_VERIFY2(labelText(*window, "reviewTitle").startsWith("As good as "),
                 qPrintable(labelText(*window, "reviewTitle")));
}

void TestReviewTrial::whatWasRefusedGoesWithTheTrial()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    press(*window, "reviewFirst");
    clickCell(*window, 0);
    const auto *message = part<QWidget>(*window, "messageBar");
    QTRY_VERIFY(message->isVisible()); // it is taken
    press(*window, "leaveReviewButton");
    QTRY_VERIFY(!message->isVisible());
}

void TestReviewTrial::hidingTheReviewEndsTheTrial()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork);
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    const auto &board = *window->findChild<ui::GameBoard *>();
    QVERIFY(board.showsVariation()); // where a mistake is shown, a better move may be tried
    press(*window, "reviewFirst");
    clickCell(*window, otherCell);
    QCOMPARE(labelText(*window, "reviewTitle"), QString("8 is being judged."));
    trigger(*window, "moveList");
    QVERIFY(!board.showsVariation());
    QVERIFY(window->board()->position() == window->game().shown());
    QCOMPARE(part<QListView>(*window, "moves")->currentIndex().row(), 0); // "1", the move shown
    // Nothing follows: what was asked for later is answered.
    ui::Reviewer later;
    later.start(window->game().match().start(), window->game().match().moves());
    QTRY_VERIFY(later.isComplete());
    QVERIFY(!board.showsVariation());
    QVERIFY(window->board()->position() == window->game().shown());
    trigger(*window, "moveList");
    QCOMPARE(labelText(*window, "reviewTitle"), QString("X played 1."));
}

/// Also where that leads to the position in which the move is tried.
void TestReviewTrial::takingAMoveBackEndsTheTrial()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    play(*window, lostByAFork.mid(0, 2));
    trigger(*window, "review");
    QTRY_COMPARE(window->game().shownPly(), std::size_t(1));
    press(*window, "reviewFirst");
    clickCell(*window, otherCell);
    QCOMPARE(labelText(*window, "reviewTitle"), QString("8 is being judged."));
    trigger(*window, "undo");
    QCOMPARE(window->game().match().ply(), std::size_t(1));
    const auto &board = *window->findChild<ui::GameBoard *>();
    QVERIFY(!board.showsVariation());
    ui::Reviewer later;
    later.start(window->game().match().start(), window->game().match().moves());
    QTRY_VERIFY(later.isComplete());
    QVERIFY(!board.showsVariation());
    QVERIFY(window->board()->position() == window->game().shown());
    QCOMPARE(labelText(*window, "reviewTitle"), QString("X played 1."));
}

QTEST_MAIN(TestReviewTrial)
#include "tst_reviewtrial.moc"
