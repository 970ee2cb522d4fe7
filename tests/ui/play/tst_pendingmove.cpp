#include "ui/play/pendingmove.h"

#include "tests/support/qt/boards.h"
#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"

#include <QSignalSpy>
#include <QTimer>

#include <chrono>

#include <functional>
#include <memory>

using core::Move;
using ui::BoardWidget;
using ui::PendingMove;

namespace {

using Ending = std::function<void(std::unique_ptr<BoardWidget> &, PendingMove &)>;

std::unique_ptr<BoardWidget> shownBoard()
{
    std::unique_ptr<BoardWidget> board(ui::createBoardWidget(core::GameKind::Othello, nullptr));
    board->setAnimationSpeed(ui::AnimationSpeed::Normal);
    board->show();
    if (!QTest::qWaitForWindowExposed(board.get()))
        qFatal("the board does not show");
    return board;
}

/// Begins to show d3.
void animate(BoardWidget &board)
{
    board.showPosition(core::Othello(), std::nullopt);
    support::playMove(board, Move(19));
}

} // namespace

/// The next move waits for the board's animation, however that ends; so does a game's reply.
class TestPendingMove : public QObject
{
    Q_OBJECT

private slots:
    void withoutABoardTheMoveIsDueThroughTheEventLoop();
    void moveIsDueWhenTheAnimationHasFinished();
    void boardAtRestIsNotWaitedFor();
    void whateverEndsTheAnimationLetsTheMoveGoOn_data();
    void whateverEndsTheAnimationLetsTheMoveGoOn();
    void replyComesNoEarlierThanThePause();
    void aClickEndsThePause();
    void cancelledMoveIsNeverDue();
    void laterMoveReplacesTheOneBefore();
    void replyWaitsUntilTheMoveIsShown();
    void replyComesWhileAnotherPositionIsShown();
};

void TestPendingMove::withoutABoardTheMoveIsDueThroughTheEventLoop()
{
    PendingMove pending;
    QSignalSpy due(&pending, &PendingMove::due);
    pending.start(Move(5));
    QCOMPARE(due.count(), 0);
    QTRY_COMPARE(due.count(), 1);
    QVERIFY(due[0][0].value<Move>() == Move(5));
}

void TestPendingMove::replyComesNoEarlierThanThePause()
{
    PendingMove pending;
    pending.setPause(std::chrono::hours(1));
    QSignalSpy due(&pending, &PendingMove::due);
    pending.beginPause();
    pending.start(Move(5));
    auto *pause = pending.findChild<QTimer *>("pause");
    QVERIFY(pause != nullptr && pause->isActive());
    QCoreApplication::processEvents();
    QCOMPARE(due.count(), 0);
    pause->start(0); // it is over
    QTRY_COMPARE(due.count(), 1);
    pending.setPause(std::chrono::milliseconds(0));
    pending.beginPause();
    pending.start(Move(6));
    QTRY_COMPARE(due.count(), 2);
}

void TestPendingMove::aClickEndsThePause()
{
    const auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    pending.setPause(std::chrono::hours(1));
    QSignalSpy due(&pending, &PendingMove::due);
    pending.beginPause();
    pending.start(Move(5));
    QTest::mouseClick(board.get(), Qt::LeftButton);
    QTRY_COMPARE(due.count(), 1);
}

void TestPendingMove::moveIsDueWhenTheAnimationHasFinished()
{
    const auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    QSignalSpy finished(board.get(), &BoardWidget::animationFinished);
    bool animated = true;
    int finishedBefore = 0;
    int moves = 0;
    connect(&pending, &PendingMove::due, this, [&] {
        animated = board->isAnimating();
        finishedBefore = int(finished.count());
        ++moves;
    });
    animate(*board);
    pending.start(Move(5));
    QVERIFY(board->isAnimating());
    QTRY_COMPARE(moves, 1);
    QVERIFY(!animated);
    QCOMPARE(finishedBefore, 1);
}

void TestPendingMove::boardAtRestIsNotWaitedFor()
{
    const auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    QSignalSpy finished(board.get(), &BoardWidget::animationFinished);
    QSignalSpy due(&pending, &PendingMove::due);
    pending.start(Move(5));
    QTRY_COMPARE(due.count(), 1);
    QCOMPARE(finished.count(), 0);
}

void TestPendingMove::whateverEndsTheAnimationLetsTheMoveGoOn_data()
{
    QTest::addColumn<Ending>("end");
    QTest::newRow("a click") << Ending([](auto &board, auto &) {
        QTest::mousePress(board.get(), Qt::LeftButton, {}, QPoint(1, 1));
    });
    QTest::newRow("hidden") << Ending([](auto &board, auto &) { board->hide(); });
    QTest::newRow("another position")
        << Ending([](auto &board, auto &) { board->showPosition(core::Othello(), std::nullopt); });
    QTest::newRow("destroyed") << Ending([](auto &board, auto &) { board.reset(); });
    QTest::newRow("replaced") << Ending([](auto &board, auto &pending) {
        auto next = shownBoard();
        pending.setBoard(next.get());
        board = std::move(next);
    });
    QTest::newRow("taken away") << Ending([](auto &, auto &pending) { pending.setBoard(nullptr); });
}

void TestPendingMove::whateverEndsTheAnimationLetsTheMoveGoOn()
{
    QFETCH(Ending, end);
    auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    QSignalSpy due(&pending, &PendingMove::due);
    animate(*board);
    pending.start(Move(5));
    QVERIFY(board->isAnimating());
    end(board, pending);
    QCOMPARE(due.count(), 0); // a click must not find the board after the next move
    QTRY_COMPARE(due.count(), 1);
}

void TestPendingMove::cancelledMoveIsNeverDue()
{
    const auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    QSignalSpy due(&pending, &PendingMove::due);
    animate(*board);
    pending.start(Move(5));
    pending.cancel();
    board->finishAnimation();
    pending.start(Move(6));
    pending.cancel();
    pending.start(Move(7)); // due after whatever came before it
    QTRY_COMPARE(due.count(), 1);
    QVERIFY(due[0][0].value<Move>() == Move(7));
}

void TestPendingMove::laterMoveReplacesTheOneBefore()
{
    const auto board = shownBoard();
    PendingMove pending;
    pending.setBoard(board.get());
    QSignalSpy due(&pending, &PendingMove::due);
    pending.start(Move(5));
    animate(*board);
    pending.start(Move(6)); // waits, and the one before is forgotten
    QCoreApplication::processEvents();
    QCOMPARE(due.count(), board->isAnimating() ? 0 : 1);
    QTRY_COMPARE(due.count(), 1);
    QVERIFY(due[0][0].value<Move>() == Move(6));
}

void TestPendingMove::replyWaitsUntilTheMoveIsShown()
{
    const auto board = shownBoard();
    ui::GameController game;
    game.setBoard(board.get());
    QStringList events;
    connect(&game, &ui::GameController::movePlayed, board.get(), [&](Move move) {
        events << (board->isAnimating() ? "too early" : "move");
        board->playMove(move, game.match().current());
    });
    connect(board.get(), &BoardWidget::animationFinished, &game, [&events] { events << "shown"; });
    game.setLevel(ai::Level::Easy);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    QVERIFY(board->isAnimating());
    QCOMPARE(game.phase(), ui::GameController::Phase::ComputerToMove);
    QTRY_COMPARE(game.phase(), ui::GameController::Phase::PersonToMove);
    QCOMPARE(events, QStringList({"move", "shown", "move"}));
}

/// The reply is not lost where the person browses, which drops the animation that it waits for.
void TestPendingMove::replyComesWhileAnotherPositionIsShown()
{
    const auto board = shownBoard();
    ui::GameController game;
    support::replyQuickly(game);
    game.setBoard(board.get());
    connect(&game, &ui::GameController::positionChanged, board.get(),
            [&] { board->showPosition(game.shown(), std::nullopt); });
    connect(&game, &ui::GameController::movePlayed, board.get(), [&](Move move) {
        if (!game.browsing())
            board->playMove(move, game.match().current());
    });
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    QVERIFY(board->isAnimating());
    game.browseTo(0);
    QVERIFY(!board->isAnimating());
    QTRY_COMPARE(game.match().ply(), std::size_t(2));
    QVERIFY(game.browsing());
}

QTEST_MAIN(TestPendingMove)
#include "tst_pendingmove.moc"
