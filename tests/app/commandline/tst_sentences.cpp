#include "app/commandline/sentences.h"

#include <QTest>

using commandline::Players;
using core::GameKind;
using core::Subject;

/// What the programs without a window say about moves, results and hints, word by word.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void movesAreSaid_data();
    void movesAreSaid();
    void resultsAreSaid_data();
    void resultsAreSaid();
    void hintsGiveTheirReason_data();
    void hintsGiveTheirReason();
    void helpNamesWhatCanBeTyped_data();
    void helpNamesWhatCanBeTyped();
    void sidesHaveTheirSigns();
};

namespace {

const Players againstComputer{Subject::You, Subject::Computer};
const Players twoPlayers{Subject::Named, Subject::Named};
const QString othelloStart(core::Othello().toText().c_str());

/// White can place no disc.
const QString whitePasses = "XO------" + QString(48, '-') + "XOO----- O";

core::Position positionOf(GameKind kind, const QString &text)
{
    const auto position = core::parsePosition(kind, text.toStdString());
    if (!position)
        qFatal("%s: %s", qPrintable(text), position.error().text.c_str());
    return *position;
}

} // namespace

void TestSentences::movesAreSaid_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<Players>("players");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, GameKind kind, const QString &position, const char *move,
                        const Players &players, const char *sentence) {
        QTest::newRow(name) << kind << position << QString(move) << players << QString(sentence);
    };
    row("you", GameKind::Othello, othelloStart, "f5", againstComputer,
        "You play f5 and turn 1 disc.");
    row("a named side", GameKind::Othello, othelloStart, "f5", twoPlayers,
        "Black plays f5 and turns 1 disc.");
    row("several discs", GameKind::Othello, "XOO-----" + QString(56, '-') + " X", "d1", twoPlayers,
        "Black plays d1 and turns 2 discs.");
    row("pass of the computer", GameKind::Othello, whitePasses, "pass", againstComputer,
        "The computer cannot place a disc and passes.");
    row("your pass", GameKind::Othello, whitePasses, "pass", {Subject::Computer, Subject::You},
        "You cannot place a disc and pass.");
    row("your mark", GameKind::TicTacToe, "--------- X", "5", againstComputer, "You mark 5.");
    row("mark of O", GameKind::TicTacToe, "X-------- O", "5", twoPlayers, "O marks 5.");
    row("one heap", GameKind::Nim, "20 limit 3 misere", "2", againstComputer,
        "You take 2 counters. 18 are left.");
    row("last of a heap", GameKind::Nim, "1-3-5 normal", "a1", twoPlayers,
        "The first player takes 1 counter from heap a. None is left in it.");
    row("all but one", GameKind::Nim, "1-3-5 normal", "b2", againstComputer,
        "You take 2 counters from heap b. 1 is left.");
}

void TestSentences::movesAreSaid()
{
    QFETCH(GameKind, kind);
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(Players, players);
    QFETCH(QString, sentence);
    const core::Position before = positionOf(kind, position);
    const auto parsed = core::parseMove(before, move.toStdString());
    QVERIFY(parsed.ok());
    QCOMPARE(QString::fromStdString(commandline::moveSentence(before, *parsed, players)), sentence);
}

void TestSentences::resultsAreSaid_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, GameKind kind, const QString &position,
                        const char *sentence) {
        QTest::newRow(name) << kind << position << QString(sentence);
    };
    const auto discs = [](int black, int white) {
        return QString(black, 'X') + QString(white, 'O') + QString(64 - black - white, '-') + " X";
    };
    row("won by discs", GameKind::Othello, discs(38, 26), "You win by 12: 38 to 26.");
    row("lost by discs", GameKind::Othello, discs(26, 38), "The computer wins by 12: 38 to 26.");
    row("equal discs", GameKind::Othello, discs(32, 32), "A draw: 32 to 32.");
    row("one empty square", GameKind::Othello, discs(63, 0),
        "You win by 64: 63 to 0. 1 empty square counts for the winner.");
    row("empty squares", GameKind::Othello, discs(0, 60),
        "The computer wins by 64: 60 to 0. 4 empty squares count for the winner.");
    row("row", GameKind::TicTacToe, "XXXOO---- O", "You win with the line 1-2-3.");
    row("diagonal of O", GameKind::TicTacToe, "XXOXO-O-- X",
        "The computer wins with the line 3-5-7.");
    row("no line", GameKind::TicTacToe, "XOXXOOOXX O", "A draw: nobody has a line.");
    row("last counter wins", GameKind::Nim, "0-0 normal second",
        "You took the last counter. You win.");
    row("last counter loses", GameKind::Nim, "0-0 misere second",
        "You took the last counter. The computer wins.");
    row("the computer took it", GameKind::Nim, "0-0 misere",
        "The computer took the last counter. You win.");
}

void TestSentences::resultsAreSaid()
{
    QFETCH(GameKind, kind);
    QFETCH(QString, position);
    QFETCH(QString, sentence);
    const core::Position end = positionOf(kind, position);
    QVERIFY(isOver(end));
    QCOMPARE(QString::fromStdString(commandline::resultSentence(end, againstComputer)), sentence);
}

void TestSentences::hintsGiveTheirReason_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<ai::SearchResult>("result");
    QTest::addColumn<QString>("sentence");
    using ai::Reason;
    const auto row = [](const char *name, GameKind kind, const QString &position, const char *move,
                        const ai::SearchResult &result, const char *sentence) {
        QTest::newRow(name) << kind << position << QString(move) << result << QString(sentence);
    };
    const auto othello = [&row](const char *name, const ai::SearchResult &result,
                                const char *sentence) {
        row(name, GameKind::Othello, othelloStart, "f5", result, sentence);
    };
    othello("chance", {.reason = Reason::Chance}, "Hint: f5, as good as any.");
    othello("only move", {.reason = Reason::OnlyMove}, "Hint: f5, the only move there is.");
    othello("wins at once", {.reason = Reason::WinsAtOnce},
            "Hint: f5, which ends the game and wins.");
    othello("solved, won", {.reason = Reason::Solved, .value = 12, .exact = true},
            "Hint: f5, which wins by 12 discs with best play.");
    othello("solved, lost", {.reason = Reason::Solved, .value = -2, .exact = true},
            "Hint: f5, which loses by 2 discs against best play.");
    othello("solved, drawn", {.reason = Reason::Solved, .value = 0, .exact = true},
            "Hint: f5, which draws with best play.");
    othello("searched, ahead", {.reason = Reason::Searched, .value = 1, .depth = 8},
            "Hint: f5, the best that is to be seen in 8 moves. You are then about 1 disc ahead.");
    othello("searched, behind", {.reason = Reason::Searched, .value = -3, .depth = 1},
            "Hint: f5, the best that is to be seen in 1 move. You are then about 3 discs behind.");
    othello("searched, equal", {.reason = Reason::Searched, .value = 0, .depth = 2},
            "Hint: f5, the best that is to be seen in 2 moves.");
    othello("no search completed", {.reason = Reason::Searched},
            "Hint: f5, the best that is to be seen.");
    othello("book, ahead", {.reason = Reason::Book, .value = 2},
            "Hint: f5, a well-tried move of the opening. You are then about 2 discs ahead.");
    othello("book, even", {.reason = Reason::Book, .value = 0},
            "Hint: f5, a well-tried move of the opening.");
    const QString marks = "XX-OO---- X";
    row("completes", GameKind::TicTacToe, marks, "3", {.reason = Reason::CompletesLine},
        "Hint: 3, which completes a line.");
    row("blocks", GameKind::TicTacToe, marks, "6", {.reason = Reason::BlocksLine},
        "Hint: 6, which blocks the line that the other side would complete.");
    row("triangle", GameKind::TicTacToe, marks, "9", {.reason = Reason::StopsTriangle},
        "Hint: 9, which stops the other side from making two threats at once.");
    row("solved without discs", GameKind::TicTacToe, marks, "3",
        {.reason = Reason::Solved, .value = 1, .exact = true},
        "Hint: 3, which wins with best play.");
    row("theory, won", GameKind::Nim, "20 limit 3 misere", "3",
        {.reason = Reason::Theory, .value = 1},
        "Hint: 3, which leaves the other side a lost position.");
    row("theory, lost", GameKind::Nim, "21 limit 3 misere", "1",
        {.reason = Reason::Theory, .value = -1},
        "Hint: 1, which loses against best play, as every move does, but makes the game last.");
}

void TestSentences::hintsGiveTheirReason()
{
    QFETCH(GameKind, kind);
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(ai::SearchResult, result);
    QFETCH(QString, sentence);
    const core::Position shown = positionOf(kind, position);
    result.move = *core::parseMove(shown, move.toStdString());
    QCOMPARE(QString::fromStdString(commandline::hintSentence(shown, result)), sentence);
}

void TestSentences::helpNamesWhatCanBeTyped_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("help");
    QTest::newRow("tic-tac-toe") << GameKind::TicTacToe << "--------- X"
                                 << "A move is the number of an empty square, such as 5.";
    QTest::newRow("Othello")
        << GameKind::Othello << othelloStart
        << "A move is a square with a dot by its letter and number, such as f5.";
    QTest::newRow("one heap") << GameKind::Nim << "20 limit 3 misere"
                              << "A move is how many counters to take (1 to 3), such as 2.";
    QTest::newRow("heaps")
        << GameKind::Nim << "1-3-5 normal"
        << "A move is a heap and how many counters to take from it (as many as you like), such as "
           "a2.";
}

void TestSentences::helpNamesWhatCanBeTyped()
{
    QFETCH(GameKind, kind);
    QFETCH(QString, position);
    QFETCH(QString, help);
    QCOMPARE(QString::fromStdString(commandline::moveHelp(positionOf(kind, position))), help);
}

void TestSentences::sidesHaveTheirSigns()
{
    using commandline::sideText;
    using core::Side;
    QCOMPARE(QString::fromStdString(sideText(GameKind::TicTacToe, Side::First)), QString("X"));
    QCOMPARE(QString::fromStdString(sideText(GameKind::TicTacToe, Side::Second)), QString("O"));
    QCOMPARE(QString::fromStdString(sideText(GameKind::Othello, Side::First)),
             QString("Black (X)"));
    QCOMPARE(QString::fromStdString(sideText(GameKind::Othello, Side::Second)),
             QString("White (O)"));
    QVERIFY(sideText(GameKind::Nim, Side::First).empty());
}

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
