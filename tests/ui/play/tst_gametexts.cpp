#include "tests/support/records.h"
#include "ui/play/gametexts.h"

#include <QTest>

using core::Role;
using core::Side;
using support::recordOf;
using ui::GameController;

/// What the window says about the current game: each kind of player, of end and of state.
class TestGameTexts : public QObject
{
    Q_OBJECT

private slots:
    void endsAreSaid_data();
    void endsAreSaid();
    void aWinWithHintsDoesNotCountTowardsTheNextLevel();
    void outOfTimeIsSaid();
    void turnsAreSaid();
    void firstMoveIsExplained();
    void firstMoveOfReverseOthelloIsExplained();
    void browsedPositionIsNamed();
    void playersHaveTitlesAndDetails();
    void programsAreCalledByTheirNames();
    void longNamesAreElided();
    void everyPlayerOfAFileIsNamed();
};

namespace {

core::GameRecord named(core::GameRecord game, const char *first, const char *second)
{
    game.players = {first, second};
    return game;
}

/// X has the top row.
const std::vector<std::string> topRow{"1", "4", "2", "5", "3"};
/// Black takes all in nine moves.
const std::vector<std::string> shortest{"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"};

/// Black to fill the last square, c1, which makes the discs equal.
core::Othello beforeADraw()
{
    std::string board(64, '?');
    board[0] = 'X';
    board[1] = 'O';
    board[2] = '-';
    for (const std::size_t neighbour : {3u, 9u, 10u, 11u})
        board[neighbour] = 'X';
    int black = 25;
    for (char &square : board) {
        if (square == '?')
            square = black-- > 0 ? 'X' : 'O';
    }
    return *core::Othello::parse(board + " X");
}

} // namespace

void TestGameTexts::endsAreSaid_data()
{
    QTest::addColumn<core::GameRecord>("game");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("details");
    const core::TicTacToe marks;
    const QString emptySquares =
        "64 to 0. Nobody can move; the 51 empty square(s) count for the winner.";
    QTest::newRow("you, a line") << recordOf(marks, topRow, Side::Second)
                                 << "You won with the top row." << QString();
    QTest::newRow("the computer, a line") << recordOf(marks, topRow, Side::First)
                                          << "The computer won with the top row." << QString();
    QTest::newRow("a side") << recordOf(marks, topRow) << "X won with the top row." << QString();
    QTest::newRow("a name") << named(recordOf(marks, topRow), "Ann", "Bob")
                            << "Ann won with the top row." << QString();
    QTest::newRow("a diagonal") << recordOf(marks, {"1", "3", "2", "5", "4", "7"})
                                << "O won with the diagonal from 3 to 7." << QString();
    QTest::newRow("no line") << recordOf(marks, {"5", "1", "3", "7", "4", "6", "2", "8", "9"},
                                         Side::Second)
                             << "A draw."
                             << "The board is full and nobody has a line.";
    QTest::newRow("you, discs") << recordOf(core::Othello(), shortest, Side::Second)
                                << "You won by 64." << emptySquares;
    QTest::newRow("the computer, discs") << recordOf(core::Othello(), shortest, Side::First)
                                         << "The computer won by 64." << emptySquares;
    QTest::newRow("equal discs") << recordOf(beforeADraw(), {"c1"}) << "A draw."
                                 << "32 disc(s) each.";
    const core::Nim normal = *core::Nim::parse("1-2 normal");
    const core::Nim misere = *core::Nim::parse("1-2 misere");
    QTest::newRow("last counter wins") << recordOf(normal, {"a1", "b2"}) << "The second player won."
                                       << "The second player took the last counter.";
    QTest::newRow("last counter loses")
        << recordOf(misere, {"a1", "b2"}, Side::Second) << "You won."
        << "The computer took the last counter.";
}

void TestGameTexts::endsAreSaid()
{
    QFETCH(core::GameRecord, game);
    QFETCH(QString, state);
    QFETCH(QString, details);
    GameController controller;
    controller.resume(game);
    QCOMPARE(controller.phase(), GameController::Phase::Over);
    QCOMPARE(ui::stateText(controller), state);
    QCOMPARE(ui::detailsText(controller), details);
    // The card has both counts already.
    const QStringList beside = ui::detailSentences(controller, {}, ui::Counts::Elsewhere);
    QVERIFY2(!beside.join(' ').contains(" to ") && !beside.join(' ').contains("each"),
             qPrintable(beside.join(' ')));
}

/// While there is a level above.
void TestGameTexts::aWinWithHintsDoesNotCountTowardsTheNextLevel()
{
    for (const char *level : {"easy", "medium", "hard"}) {
        core::GameRecord record = recordOf(*core::Nim::parse("1-2 misere"), {"a1", "b2"});
        record.roles = core::rolesWithOpponent(Side::Second, core::Role::computer(level));
        record.hinted = true;
        GameController game;
        game.resume(record);
        QCOMPARE(game.phase(), GameController::Phase::Over);
        QCOMPARE(game.winner(), std::optional(Side::First));
        QCOMPARE(ui::detailsText(game).contains("does not count towards the next level"),
                 std::string_view(level) != "hard");
    }
}

void TestGameTexts::outOfTimeIsSaid()
{
    core::GameRecord record = recordOf(core::Othello(), {"f5", "d6"}, Side::Second);
    record.clocks = core::Clocks{60, 0, {0, 30}};
    record.outOfTime = Side::First;
    GameController game;
    game.resume(record);
    QCOMPARE(game.phase(), GameController::Phase::Over);
    QCOMPARE(ui::stateText(game), QString("The computer won."));
    QCOMPARE(ui::detailsText(game), QString("Your time ran out."));
    record.outOfTime = Side::Second;
    game.resume(record);
    QCOMPARE(ui::stateText(game), QString("You won."));
    QCOMPARE(ui::detailsText(game), QString("The computer's time ran out."));
}

void TestGameTexts::turnsAreSaid()
{
    GameController game;
    game.preview(core::Othello(), core::rolesWithOpponent(Side::Second));
    QCOMPARE(ui::stateText(game), QString("Your move. Black begins."));
    QCOMPARE(ui::detailsText(game),
             QString("Bracket white discs between two of yours and they turn. You can play on 4 "
                     "square(s)."));
    game.preview(core::Othello(), core::rolesWithOpponent(Side::First));
    QCOMPARE(ui::stateText(game), QString("Ready when you are."));
    QVERIFY(ui::detailsText(game).startsWith("Press Play to begin. "));
    game.offer(recordOf(core::TicTacToe(), {"5", "1"}, Side::Second));
    QCOMPARE(ui::stateText(game), QString("Your move."));
    QCOMPARE(ui::detailsText(game), QString("Press Continue or make a move."));
    game.resume(recordOf(core::TicTacToe(), {"5", "1"}, Side::Second));
    QCOMPARE(ui::stateText(game), QString("Your move."));
    QCOMPARE(ui::detailsText(game), QString("The computer played 1."));
    game.resume(recordOf(core::TicTacToe(), {"5"}));
    QCOMPARE(ui::stateText(game), QString("O to move."));
    game.resume(recordOf(*core::Nim::parse("3-4 normal"), {"a2"}));
    QCOMPARE(ui::stateText(game), QString("The second player to move."));
    QCOMPARE(ui::detailsText(game), QString("The first player took 2 from heap a."));
    game.resume(named(recordOf(core::Othello(), {"f5"}), "Ann", "Bob"));
    QCOMPARE(ui::stateText(game), QString("Bob to move."));
    QCOMPARE(ui::detailsText(game), QString("Ann played f5 and turned 1."));
}

void TestGameTexts::firstMoveIsExplained()
{
    GameController game;
    game.resume(recordOf(*core::Nim::parse("20 limit 3 misere"), {}, Side::Second));
    QCOMPARE(ui::stateText(game), QString("Your move."));
    QCOMPARE(ui::detailsText(game), QString("Take 1, 2 or 3 counters."));
    game.resume(recordOf(*core::Nim::parse("2 limit 3 normal"), {}, Side::Second));
    QCOMPARE(ui::detailsText(game), QString("Take 1 or 2 counters."));
    game.resume(recordOf(*core::Nim::parse("1 normal"), {}, Side::Second));
    QCOMPARE(ui::detailsText(game), QString("Take one counter."));
    game.resume(recordOf(*core::Nim::parse("7-5 limit 6 normal"), {}, Side::Second));
    QCOMPARE(ui::detailsText(game), QString("Take 1 to 6 counters from one heap."));
    game.resume(recordOf(*core::Nim::parse("7-5 normal"), {}, Side::Second));
    QCOMPARE(ui::detailsText(game), QString("Take any number of counters from one heap."));
    game.resume(recordOf(core::Othello(), {}, Side::Second));
    QCOMPARE(ui::detailsText(game),
             QString("Bracket white discs between two of yours and they turn. You can play on 4 "
                     "square(s)."));
    game.resume(recordOf(core::TicTacToe(), {}));
    QCOMPARE(ui::detailsText(game), QString("Choose a square; three in a row wins."));
}

/// Between two people nothing is said of the computer.
void TestGameTexts::firstMoveOfReverseOthelloIsExplained()
{
    const core::Othello reverse = core::Othello().withRule(core::Othello::Rule::Fewest);
    GameController game;
    game.start(reverse, {});
    QVERIFY(game.twoPeople());
    QCOMPARE(ui::detailsText(game), QString("The fewest discs win. Discs turn as usual."));
    game.preview(reverse); // on the first screen
    QVERIFY2(ui::detailsText(game).contains("The fewest discs win. Discs turn as usual.")
                 && !ui::detailsText(game).contains("omputer"),
             qPrintable(ui::detailsText(game)));
    game.start(reverse, core::rolesWithOpponent(Side::Second));
    QCOMPARE(ui::detailsText(game),
             QString("The fewest discs win. The computer has learnt nothing about this game; it "
                     "looks ahead."));
}

void TestGameTexts::browsedPositionIsNamed()
{
    GameController game;
    game.resume(recordOf(core::TicTacToe(), topRow));
    game.browseTo(0);
    QCOMPARE(ui::stateText(game), QString("The start of the game."));
    QCOMPARE(ui::detailsText(game), QString("X is to move here."));
    game.browseTo(3);
    QCOMPARE(ui::stateText(game), QString("The position after move 3 of 5."));
    QCOMPARE(ui::detailsText(game), QString("O is to move here."));
    // During a game too, whose state is another one; and at an end that was taken back.
    core::GameRecord record = recordOf(core::TicTacToe(), topRow, Side::Second);
    record.ply = 2;
    game.resume(record);
    QCOMPARE(ui::stateText(game), QString("Your move."));
    game.browseTo(1);
    QCOMPARE(ui::detailsText(game), QString("The computer is to move here."));
    game.browseTo(4);
    QCOMPARE(ui::detailsText(game), QString("You are to move here."));
    game.browseTo(5);
    QCOMPARE(ui::detailsText(game), QString());
}

void TestGameTexts::playersHaveTitlesAndDetails()
{
    GameController game;
    core::GameRecord record = recordOf(core::Othello(), shortest);
    record.roles = core::rolesWithOpponent(Side::Second, Role::computer("hard"));
    game.resume(record);
    QCOMPARE(ui::playerTitle(game, Side::First), QString("You"));
    QCOMPARE(ui::playerDetails(game, Side::First), QString("Black"));
    QCOMPARE(ui::playerTitle(game, Side::Second), QString("Computer"));
    QCOMPARE(ui::playerDetails(game, Side::Second), QString::fromUtf8("White \u00b7 Hard"));
    game.resume(recordOf(core::Othello(), {}));
    QCOMPARE(ui::playerTitle(game, Side::Second), QString("White"));
    QCOMPARE(ui::playerDetails(game, Side::Second), QString());
    game.resume(named(recordOf(core::Othello(), {}), "Ann", "Bob"));
    QCOMPARE(ui::playerTitle(game, Side::Second), QString("Bob"));
    QCOMPARE(ui::playerDetails(game, Side::Second), QString("White"));
}

void TestGameTexts::programsAreCalledByTheirNames()
{
    ui::ExternalProgram program;
    program.name = "Edax";
    program.command = "/nowhere/edax";
    core::GameRecord record = recordOf(core::Othello(), shortest);
    record.roles = core::rolesWithOpponent(Side::First, Role::program(program.id()));
    GameController game;
    game.addProgram(program);
    game.resume(record);
    QCOMPARE(ui::playerTitle(game, Side::First), QString("Edax"));
    QCOMPARE(ui::playerDetails(game, Side::First), QString("Black"));
    QCOMPARE(ui::stateText(game), QString("Edax won by 64."));
    QVERIFY(ui::lastMovesText(game).startsWith("Edax played c5 and turned "));
}

void TestGameTexts::longNamesAreElided()
{
    GameController game;
    game.resume(named(recordOf(core::TicTacToe(), topRow), "Maximiliana of Somewhere",
                      "Maximiliana of Elsewhere!"));
    QCOMPARE(ui::playerTitle(game, Side::First), QString("Maximiliana of Somewhere"));
    QCOMPARE(ui::playerTitle(game, Side::Second),
             QString::fromUtf8("Maximiliana of Elsewher\u2026"));
}

void TestGameTexts::everyPlayerOfAFileIsNamed()
{
    GameController game;
    game.resume(recordOf(core::TicTacToe(), topRow, Side::Second));
    QVERIFY((ui::namedRecord(game).players == std::array<std::string, 2>{"You", "Computer"}));
    QVERIFY((game.record().players == std::array<std::string, 2>{}));
    game.resume(named(recordOf(core::TicTacToe(), topRow), "Ann", ""));
    QVERIFY((ui::namedRecord(game).players == std::array<std::string, 2>{"Ann", "O"}));
}

QTEST_GUILESS_MAIN(TestGameTexts)
#include "tst_gametexts.moc"
