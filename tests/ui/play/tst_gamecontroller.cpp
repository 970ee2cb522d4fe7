#include "tests/support/qt/controller.h"
#include "tests/support/qt/waits.h"
#include "tests/support/records.h"

#include <QSignalSpy>

#include <memory>
#include <random>

using core::Move;
using core::Position;
using core::Side;
using Phase = ui::GameController::Phase;

/// A sitting without a window: turns, passes, levels, hints, and what happens when commands arrive
/// while the computer thinks.
class TestGameController : public QObject
{
    Q_OBJECT

private slots:
    void personAndComputerAlternateToTheEnd_data();
    void personAndComputerAlternateToTheEnd();
    void computerOpensWhenItStarts();
    void twoPeopleMoveForBothSides();
    void illegalMovesAreIgnored();
    void movesOutOfTurnAreIgnored();
    void passIsPlayedByItself();
    void hintIsOfFullStrengthAtEveryLevel();
    void moveDuringAHintSilencesIt();
    void theComputerMovesOnceForAPerson();
    void failedSearchLeavesUndoAndNewGame();
    void newGameWhileThinkingStartsAtOnce();
    void destructionWhileThinkingIsQuick();
    void randomCommandsNeverLandAStaleMove();
    void aPersonTakesTheSecondOpponentsPlace();
    void levelHoldsFromTheNextMove();
    void levelHoldsForTheMoveBeingThoughtAbout();
    void gameThatIsOverKeepsItsLevel();
    void gameThatIsOfferedKeepsItsLevel();
    void anotherOpponentGoesOnAtOnce();
    void theOpponentIsKnownWithoutARole();
};

namespace {

/// Every move of a match follows from the one before by the rules.
void verifyMatch(const core::Match &match)
{
    for (std::size_t i = 0; i < match.ply(); ++i) {
        QVERIFY(isLegal(match.position(i), match.move(i)));
        QVERIFY(after(match.position(i), match.move(i)) == match.position(i + 1));
    }
}

} // namespace

void TestGameController::personAndComputerAlternateToTheEnd_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("level");
    for (const core::GameKind kind : core::allGames) {
        for (const ai::Level level : ai::allLevels) {
            QTest::addRow("%s %s", std::string(core::gameName(kind)).c_str(),
                          std::string(ai::levelName(level)).c_str())
                << int(kind) << int(level);
        }
    }
}

void TestGameController::personAndComputerAlternateToTheEnd()
{
    QFETCH(int, kind);
    QFETCH(int, level);
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(static_cast<ai::Level>(level));
    game.start(core::startOf(static_cast<core::GameKind>(kind)),
               core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(game.phase(), Phase::PersonToMove);
    support::playToTheEnd(game);
    QVERIFY(isOver(game.match().current()));
    verifyMatch(game.match());
}

void TestGameController::computerOpensWhenItStarts()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1));
}

void TestGameController::twoPeopleMoveForBothSides()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::TicTacToe(), {});
    for (int i = 0; i < 4; ++i)
        support::playAny(game);
    QCOMPARE(game.match().ply(), std::size_t(4));
    QCOMPARE(game.phase(), Phase::PersonToMove);
    game.undo();
    QCOMPARE(game.match().ply(), std::size_t(3));
}

void TestGameController::illegalMovesAreIgnored()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    game.play(Move(0));
    game.play(Move::none());
    QCOMPARE(game.match().ply(), std::size_t(0));
}

void TestGameController::movesOutOfTurnAreIgnored()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Hard);
    game.setSearchOptions({.thinkingTime = std::chrono::seconds(30)});
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    support::playAny(game);
    QCOMPARE(game.match().ply(), std::size_t(0));
    QCOMPARE(game.phase(), Phase::ComputerToMove);
}

void TestGameController::passIsPlayedByItself()
{
    ui::GameController game;
    support::replyQuickly(game);
    const core::Othello start = support::beforeAPass(true);
    game.start(start, core::rolesWithOpponent(opponent(start.sideToMove())));
    game.play(start.legalMoves()[0]);
    QCOMPARE(game.phase(), Phase::PassToCome);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
    QVERIFY(game.match().move(1) == core::Othello::pass);
    QCOMPARE(sideToMove(game.match().current()), start.sideToMove());
}

void TestGameController::theComputerMovesOnceForAPerson()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::TicTacToe(), {});
    game.letComputerMove();
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    QVERIFY(!game.mayMove());
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1));
    QVERIFY(game.twoPeople() && !game.counts());
    support::playAny(game); // and after that it is the people's again
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
}

void TestGameController::hintIsOfFullStrengthAtEveryLevel()
{
    const auto start = core::TicTacToe::parse("XX-OO---- X");
    QVERIFY(start.ok());
    ui::GameController game;
    support::replyQuickly(game);
    for (const ai::Level level : ai::allLevels) {
        game.setLevel(level);
        game.start(*start, core::rolesWithOpponent(core::Side::Second));
        QSignalSpy found(&game, &ui::GameController::hintFound);
        game.findHint();
        QVERIFY(game.findingHint());
        QTRY_COMPARE(found.size(), 1);
        const auto result = found[0][0].value<ai::SearchResult>();
        QVERIFY(result.move == Move(2));
        QCOMPARE(int(result.reason), int(ai::Reason::CompletesLine));
        QCOMPARE(game.match().ply(), std::size_t(0));
    }
}

void TestGameController::moveDuringAHintSilencesIt()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setSearchOptions({.thinkingTime = std::chrono::seconds(30)});
    game.setLevel(ai::Level::Easy);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    QSignalSpy found(&game, &ui::GameController::hintFound);
    game.findHint();
    support::playAny(game);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(found.size(), 0);
    QCOMPARE(game.match().ply(), std::size_t(2));
}

void TestGameController::failedSearchLeavesUndoAndNewGame()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Hard);
    game.setSearchOptions({.thinkingTime = std::chrono::seconds(30)});
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::Second));
    support::playAny(game);
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    emit game.findChild<ui::MoveFinder *>()->searchFailed("no reason");
    QCOMPARE(game.phase(), Phase::Failed);
    QVERIFY(game.canUndo());
    game.undo();
    QCOMPARE(game.phase(), Phase::PersonToMove);
}

void TestGameController::newGameWhileThinkingStartsAtOnce()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Hard);
    game.setSearchOptions(
        {.thinkingTime = std::chrono::hours(24)}); // whoever waits for it never ends
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    game.start(core::TicTacToe(), core::rolesWithOpponent(core::Side::First));
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(std::holds_alternative<core::TicTacToe>(game.match().current()));
}

void TestGameController::destructionWhileThinkingIsQuick()
{
    for (int i = 0; i < 10; ++i) {
        auto game = std::make_unique<ui::GameController>();
        game->setLevel(ai::Level::Hard);
        game->setSearchOptions(
            {.thinkingTime = std::chrono::hours(24)}); // whoever waits for it never ends
        game->start(core::Othello(), core::rolesWithOpponent(core::Side::First));
        QCOMPARE(game->phase(), Phase::ComputerToMove);
        game.reset();
    }
}

void TestGameController::randomCommandsNeverLandAStaleMove()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setSearchOptions({.thinkingTime = std::chrono::milliseconds(5)});
    std::mt19937 random(11);
    // Each move that lands must follow from the position that is current at that moment.
    Position expected;
    connect(&game, &ui::GameController::positionChanged, this,
            [&] { expected = game.match().current(); });
    connect(&game, &ui::GameController::movePlayed, this, [&](Move move) {
        QVERIFY(isLegal(expected, move));
        expected = after(expected, move);
        QVERIFY(expected == game.match().current());
    });
    for (int i = 0; i < 2000; ++i) {
        switch (random() % 8) {
        case 0:
            game.start(core::startOf(core::allGames[random() % 3]),
                       core::rolesWithOpponent(random() % 2 == 0 ? Side::First : Side::Second));
            break;
        case 1:
            game.undo();
            break;
        case 2:
            game.redo();
            break;
        case 3:
            game.findHint();
            break;
        case 4:
            game.setLevel(ai::allLevels[random() % 3]);
            break;
        case 5:
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                            2);
            break;
        default:
            if (game.phase() == Phase::PersonToMove)
                support::playAny(game);
            QCoreApplication::processEvents();
            break;
        }
    }
    QTRY_VERIFY(game.phase() != Phase::ComputerToMove && game.phase() != Phase::PassToCome);
    verifyMatch(game.match());
}

/// A file may name two opponents; the window plays for one.
void TestGameController::aPersonTakesTheSecondOpponentsPlace()
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

void TestGameController::levelHoldsFromTheNextMove()
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
        game.start(*start, core::rolesWithOpponent(core::Side::Second));
        game.setLevel(ai::Level::Hard);
        game.play(Move(1));
        QTRY_COMPARE(game.phase(), Phase::PersonToMove);
        QVERIFY(game.match().move(1) == Move(2));
    }
}

void TestGameController::gameThatIsOverKeepsItsLevel()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.setLevel(ai::Level::Easy);
    game.start(*core::TicTacToe::parse("XX-OO---- X"), core::rolesWithOpponent(core::Side::Second));
    game.play(Move(2));
    QTRY_COMPARE(game.phase(), Phase::Over);
    game.setLevel(ai::Level::Hard);
    QCOMPARE(game.record().roles[1].id, std::string("easy"));
    game.start(core::TicTacToe(), core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(game.record().roles[1].id, std::string("hard"));
}

void TestGameController::gameThatIsOfferedKeepsItsLevel()
{
    core::GameRecord record = support::recordOf(core::TicTacToe(), {"5", "1"});
    record.roles = core::rolesWithOpponent(Side::Second, core::Role::computer("hard"));
    ui::GameController game;
    game.setLevel(ai::Level::Medium);
    game.offer(record);
    QCOMPARE(int(game.level()), int(ai::Level::Hard));
    game.setLevel(ai::Level::Easy); // of the next game
    QCOMPARE(int(game.level()), int(ai::Level::Hard));
    QVERIFY(game.record().roles == record.roles);
    record.roles[1].id.clear(); // unknown: it goes on at the level set
    game.offer(record);
    QCOMPARE(int(game.level()), int(ai::Level::Easy));
    game.preview(core::TicTacToe(), core::rolesWithOpponent(core::Side::First));
    QCOMPARE(game.record().roles[0].id, std::string("easy"));
}

void TestGameController::levelHoldsForTheMoveBeingThoughtAbout()
{
    // An hour of thinking at Hard; Easy answers at once.
    ui::GameController game;
    game.setSearchOptions({.thinkingTime = std::chrono::hours(1)});
    game.setLevel(ai::Level::Hard);
    game.start(core::Othello(), core::rolesWithOpponent(core::Side::First));
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    game.setLevel(ai::Level::Easy);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(1));
    QCOMPARE(game.record().roles[0].id, std::string("easy"));
}

void TestGameController::anotherOpponentGoesOnAtOnce()
{
    ui::GameController game;
    support::replyQuickly(game);
    game.start(core::TicTacToe(), {});
    support::playAny(game);
    QVERIFY(game.counts());
    game.setRoles(core::rolesWithOpponent(core::Side::Second)); // whose turn it is
    QVERIFY(!game.twoPeople() && !game.counts());
    QCOMPARE(game.phase(), Phase::ComputerToMove);
    QTRY_COMPARE(game.phase(), Phase::PersonToMove);
    QCOMPARE(game.match().ply(), std::size_t(2));
    game.setRoles(core::rolesWithOpponent(core::Side::First)); // the sides are changed
    QTRY_COMPARE(game.match().ply(), std::size_t(3));
    game.setRoles({});
    support::playAny(game);
    QCOMPARE(game.phase(), Phase::PersonToMove);
    QVERIFY(game.record().roles == core::Roles());
}

/// In a game of the ladder, whose record names the person's side alone.
void TestGameController::theOpponentIsKnownWithoutARole()
{
    core::GameRecord record = support::recordOf(core::TicTacToe(), {"5", "1"});
    ui::GameController game;
    game.resume(record);
    QVERIFY(!game.isOpponent(Side::First) && !game.isOpponent(Side::Second));
    record.person = Side::First;
    game.resume(record);
    QVERIFY(!game.computerSide());
    QVERIFY(!game.isOpponent(Side::First) && game.isOpponent(Side::Second));
}

QTEST_GUILESS_MAIN(TestGameController)
#include "tst_gamecontroller.moc"
