#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/gamestore.h"

#include <QSignalSpy>

using core::Side;
using ui::GameStore;
using namespace std::chrono_literals;

namespace {

/// A store whose disk is as slow as the test says.
class Store : public GameStore
{
public:
    void beginNew() override { ++games; }
    bool append(const core::GameRecord &game, std::chrono::milliseconds allowed) override
    {
        last = game;
        plies.push_back(game.moves.size());
        patience = allowed;
        return !slow;
    }

    int games = 0;
    core::GameRecord last;
    std::vector<std::size_t> plies;
    std::chrono::milliseconds patience{-1};
    bool slow = false;
};

} // namespace

/// Moves wait for the disk, nothing else does; and what a game does meanwhile.
class TestGameStore : public QObject
{
    Q_OBJECT

private slots:
    void moveIsShownAsItWasSaved();
    void levelSetWhileAMoveIsSavedIsKept();
    void anotherLevelIsSavedAtOnce();
    void otherChangesAreNotWaitedFor();
    void aHintIsSavedAtOnceAndStaysWithTheGame();
    void anotherOpponentChangesNothingOfTheMoveBeingSaved();
    void requestedMoveBeingSavedIsTakenBack();
};

/// The same position, made once: what the journal has is what the board is given.
void TestGameStore::moveIsShownAsItWasSaved()
{
    Store store;
    ui::GameController game;
    support::replyQuickly(game);
    game.setStore(&store);
    game.start(core::Othello(), {});
    QCOMPARE(store.games, 1);
    for (int i = 0; i < 10; ++i) {
        store.slow = i % 2 == 0;
        support::playAny(game);
        QCOMPARE(game.saving(), store.slow);
        // Half of the time between two frames, so that the window never stands still.
        QVERIFY(store.patience > 0ms && store.patience <= 8ms);
        QCOMPARE(game.match().ply() + (store.slow ? 1 : 0), *store.last.ply);
        if (store.slow)
            emit store.written();
        QVERIFY(!game.saving());
        QCOMPARE(game.match().ply(), std::size_t(i + 1));
        emit store.written(); // of a record that nobody waits for
        QCOMPARE(game.match().ply(), std::size_t(i + 1));
        QVERIFY(positionAfter(store.last.start, store.last.moves, *store.last.ply)
                == game.match().current());
    }
}

void TestGameStore::levelSetWhileAMoveIsSavedIsKept()
{
    Store store;
    store.slow = true;
    ui::GameController game;
    support::replyQuickly(game);
    game.setStore(&store);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    QVERIFY(game.saving());
    game.setLevel(ai::Level::Medium);
    emit store.written();
    const auto roles = core::rolesWithOpponent(Side::Second, core::Role::computer("medium"));
    QVERIFY(game.record().roles == roles);
    QVERIFY(store.last.roles == roles); // written with the move, not only by the next one
    QCOMPARE(store.plies.back(), std::size_t(1));
}

void TestGameStore::anotherLevelIsSavedAtOnce()
{
    Store store;
    ui::GameController game;
    game.setStore(&store);
    game.setLevel(ai::Level::Easy);
    QVERIFY(store.plies.empty()); // there is no game yet
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    game.setLevel(ai::Level::Hard);
    QVERIFY(store.last.roles
            == core::rolesWithOpponent(Side::Second, core::Role::computer("hard")));
    QCOMPARE(store.patience, 0ms);
}

/// Only a move waits for the disk: a report of another change shows none.
void TestGameStore::otherChangesAreNotWaitedFor()
{
    Store store;
    store.slow = true;
    ui::GameController game;
    game.setStore(&store);
    game.start(core::Othello(), {});
    game.save();
    QCOMPARE(store.plies, std::vector<std::size_t>{0});
    QCOMPARE(store.patience, 0ms);
    QVERIFY(!game.saving());
    emit store.written();
    QCOMPARE(game.match().ply(), std::size_t(0));
}

void TestGameStore::aHintIsSavedAtOnceAndStaysWithTheGame()
{
    Store store;
    ui::GameController game;
    support::replyQuickly(game);
    game.setStore(&store);
    game.start(core::TicTacToe(), {});
    QSignalSpy found(&game, &ui::GameController::hintFound);
    game.findHint();
    QTRY_COMPARE(found.size(), 1);
    QVERIFY(store.plies.empty()); // a game without moves is not kept
    support::playAny(game);
    QVERIFY(store.last.hinted);

    game.start(core::TicTacToe(), {});
    support::playAny(game);
    QVERIFY(!store.last.hinted && !game.hinted());
    game.findHint();
    QTRY_COMPARE(found.size(), 2);
    QVERIFY(store.last.hinted);
    game.start(core::TicTacToe(), {});
    QVERIFY(!game.hinted());
    game.resume(store.last);
    QVERIFY(game.hinted());
}

void TestGameStore::anotherOpponentChangesNothingOfTheMoveBeingSaved()
{
    Store store;
    store.slow = true;
    ui::GameController game;
    support::replyQuickly(game);
    game.setStore(&store);
    game.start(core::TicTacToe(), {});
    support::playAny(game);
    QVERIFY(game.saving());
    game.setRoles(core::rolesWithOpponent(core::Side::Second));
    QVERIFY(game.saving());
    QCOMPARE(game.match().ply(), std::size_t(0));
    emit store.written();
    QCOMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(game.phase(), ui::GameController::Phase::ComputerToMove);
}

/// A move that the computer made for a person, and that the disk has not taken yet.
void TestGameStore::requestedMoveBeingSavedIsTakenBack()
{
    Store store;
    ui::GameController game;
    support::replyQuickly(game);
    game.setStore(&store);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    store.slow = true;
    game.letComputerMove();
    QTRY_VERIFY(game.saving());
    game.undo();
    QVERIFY(!game.saving());
    QCOMPARE(game.phase(), ui::GameController::Phase::PersonToMove);
    emit store.written(); // late
    QCOMPARE(game.match().ply(), std::size_t(0));
    QCOMPARE(store.last.ply.value_or(0), std::size_t(0));
}

QTEST_GUILESS_MAIN(TestGameStore)
#include "tst_gamestore.moc"
