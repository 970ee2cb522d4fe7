#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"

using core::Move;
using core::Side;
using Phase = ui::GameController::Phase;

/// Who plays the game in hand: its opponent and the level, changed at any moment.
class TestGameControllerRoles : public QObject
{
    Q_OBJECT

private slots:
    void aPersonTakesTheSecondOpponentsPlace();
    void levelHoldsFromTheNextMove();
    void levelHoldsForTheMoveBeingThoughtAbout();
    void gameThatIsOverKeepsItsLevel();
    void anotherOpponentGoesOnAtOnce();
};

/// A file may name two opponents; the window plays for one.
void TestGameControllerRoles::aPersonTakesTheSecondOpponentsPlace()
{
    core::GameRecord record;
    record.start = core::Nim();
    record.roles = {core::Role::computer("hard"), core::Role::program("an engine")};
    ui::GameController game;
    game.resume(record);
    QVERIFY(game.computerSide() == Side::First);
    QTRY_VERIFY(game.phase() == Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(game.record().roles[1].isHuman());
}

void TestGameControllerRoles::levelHoldsFromTheNextMove()
{
    // X has 1 and 2: Hard must answer 3, Easy may not; from both squares of X the level is the last
    // set.
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Easy);
    const auto start = core::TicTacToe::parse("X--O----- X");
    QVERIFY(start.ok());
    for (int i = 0; i < 20; ++i) {
        game.setLevel(ai::Level::Easy);
        game.start(*start, Side::Second);
        game.setLevel(ai::Level::Hard);
        game.play(Move(1));
        QTRY_COMPARE(game.phase(), Phase::PersonToMove);
        QVERIFY(game.match().move(1) == Move(2));
    }
}

void TestGameControllerRoles::gameThatIsOverKeepsItsLevel()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Easy);
    game.start(*core::TicTacToe::parse("XX-OO---- X"), Side::Second);
    game.play(Move(2));
    QTRY_COMPARE(game.phase(), Phase::Over);
    game.setLevel(ai::Level::Hard);
    QCOMPARE(game.record().roles[1].id, std::string("easy"));
    game.start(core::TicTacToe(), Side::Second);
    QCOMPARE(game.record().roles[1].id, std::string("hard"));
}

void TestGameControllerRoles::levelHoldsForTheMoveBeingThoughtAbout()
{
    // A minute of thinking at Hard; Easy answers at once.
    ui::GameController game;
    game.setThinkingTime(std::chrono::minutes(1));
    game.setLevel(ai::Level::Hard);
    game.start(core::Othello(), Side::First);
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    game.setLevel(ai::Level::Easy);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(game.record().roles[0].id, std::string("easy"));
}

void TestGameControllerRoles::anotherOpponentGoesOnAtOnce()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::TicTacToe(), std::nullopt);
    support::playAny(game);
    QVERIFY(game.counts());
    game.setOpponent(Side::Second); // whose turn it is
    QVERIFY(!game.twoPeople() && !game.counts());
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
    game.setOpponent(Side::First); // the sides are changed
    QTRY_COMPARE(game.match().ply(), std::size_t(3));
    game.setOpponent(std::nullopt);
    support::playAny(game);
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(game.record().roles == core::Roles());
}

QTEST_MAIN(TestGameControllerRoles)
#include "tst_gamecontrollerroles.moc"
