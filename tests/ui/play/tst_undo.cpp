#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"

using core::Position;
using core::Side;
using Phase = ui::GameController::Phase;

/// Undo and redo in a game without a window: to a decision of the person, at any moment.
class TestUndo : public QObject
{
    Q_OBJECT

private slots:
    void undoTakesBackTheAnswerToo();
    void undoWhileTheComputerThinksTakesTheMoveBack();
    void redoAfterUndoingWhileThinkingLetsTheComputerThink();
    void undoWorksAfterTheEnd();
    void undoHasNoLimitAndRedoReturnsToTheEnd();
    void undoStopsBeforeTheComputersOpening();
    void undoRightAfterAPassReturnsToThePersonsMove();
    void undoStopsARequestedMove();
    void aGameThatIsOfferedStaysAsItWas();
};

namespace {

/// Writes nothing, and counts what it was to write.
class CountingStore : public ui::GameStore
{
public:
    bool append(const core::GameRecord &, std::chrono::milliseconds) override
    {
        ++writes;
        return true;
    }

    int writes = 0;
};

} // namespace

void TestUndo::undoTakesBackTheAnswerToo()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    const Position start = game.match().current();
    support::playAny(game);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
    game.undo();
    QVERIFY(game.match().current() == start);
    QVERIFY(!game.canUndo());
}

void TestUndo::undoWhileTheComputerThinksTakesTheMoveBack()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Hard);
    game.setSearchOptions({.thinkingTime = std::chrono::seconds(30)});
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(0));
}

void TestUndo::redoAfterUndoingWhileThinkingLetsTheComputerThink()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    game.undo();
    QVERIFY(game.canRedo());
    game.redo();
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
}

void TestUndo::undoWorksAfterTheEnd()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::TicTacToe(), core::rolesWithOpponent(core::Side::Second));
    support::playToTheEnd(game);
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!isOver(game.match().current()));
}

void TestUndo::undoHasNoLimitAndRedoReturnsToTheEnd()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playToTheEnd(game);
    const Position end = game.match().current();
    while (game.canUndo())
        game.undo();
    QCOMPARE(game.match().ply(), std::size_t(0));
    while (game.canRedo())
        game.redo();
    QVERIFY(game.match().current() == end);
    QCOMPARE(game.phase(), Phase::Over);
}

void TestUndo::undoStopsBeforeTheComputersOpening()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    QVERIFY(!game.canUndo());
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(!game.canUndo());
    support::playAny(game);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    game.undo();
    QCOMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(!game.canUndo());
}

void TestUndo::undoRightAfterAPassReturnsToThePersonsMove()
{
    ui::GameController game;
    support::replyQuickly(game);
    const core::Othello start = support::beforeAPass(true);
    game.start(start, core::rolesWithOpponent(opponent(start.sideToMove())));
    game.play(start.legalMoves()[0]);
    game.undo(); // while the pass is still to come
    QVERIFY(game.match().current() == Position(start));
    game.redo();
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    game.undo(); // after it
    QVERIFY(game.match().current() == Position(start));
    QCOMPARE(game.phase(), Phase::PersonToMove);
}

void TestUndo::undoStopsARequestedMove()
{
    ui::GameController game;
    game.setSearchOptions({.thinkingTime = std::chrono::hours(1)});
    game.setLevel(ai::Level::Hard);
    game.start(core::Othello(), {});
    support::playAny(game);
    game.letComputerMove();
    QVERIFY(game.canUndo());
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1)); // the move before it stays
}

/// Nothing may change a game before its journal is locked.
void TestUndo::aGameThatIsOfferedStaysAsItWas()
{
    core::GameRecord record = support::recordOf(core::Othello(), {"d3", "c3", "c4", "c5"});
    record.ply = 3; // so that there are moves to take back and to play again
    CountingStore store;
    ui::GameController game;
    game.setStore(&store);
    game.offer(record);
    QVERIFY(!game.canUndo() && !game.canRedo());
    game.undo();
    game.redo();
    game.browseTo(0);
    game.follow(record.moves, 1);
    game.setLevel(ai::Level::Hard);
    support::playAny(game);
    QVERIFY(game.isOffer() && !game.browsing());
    QCOMPARE(game.match().ply(), std::size_t(3));
    QCOMPARE(store.writes, 0);
    game.preview(core::Nim());
    QVERIFY(game.phase() == Phase::NotStarted && !game.isOffer());
    QCOMPARE(game.match().kind(), core::GameKind::Nim);
}

QTEST_GUILESS_MAIN(TestUndo)
#include "tst_undo.moc"
