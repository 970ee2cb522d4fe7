#include "core/format/records.h"
#include "tests/support/parsed.h"
#include "tests/support/readgames.h"

#include <QTest>

using namespace core;
using namespace core::format;
using support::errorOf;

namespace {

const std::string start = "---------------------------OX------XO--------------------------- X";

} // namespace

/// Texts whose format is to be found out.
class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void playOkTagsAreTheNames();
    void anyTextIsRecognised_data();
    void anyTextIsRecognised();
    void whatIsNoTextIsSaidToBeNone_data();
    void whatIsNoTextIsSaidToBeNone();
    void movesOfAnotherGameAreRead();
    void hugeFilesAreRefused();
};

void TestRecords::playOkTagsAreTheNames()
{
    const auto read =
        support::readGames("[Site \"kurnik\"]\n[Date \"2014.10.19\"]\n[Black \"ann\"]\n"
                           "[White \"bob\"]\n[TimeControl \"300\"]\n[Result \"37-27\"]\n\n"
                           "1. f5 d6 2. c3 d3\n3. c4 37-27\n",
                           GameKind::Nim);
    QVERIFY2(read.ok(), errorOf(read).c_str());
    const GameRecord &game = read->games.front();
    QCOMPARE(game.players[0], std::string("ann"));
    QCOMPARE(game.players[1], std::string("bob"));
    QCOMPARE(game.place, std::string("kurnik"));
    QCOMPARE(game.result, std::string("37-27"));
    QCOMPARE(game.moves.size(), std::size_t(5));
}

void TestRecords::anyTextIsRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("moves");
    const QString board = QString::fromStdString(start);
    QString drawn;
    for (int i = 0; i < 64; i += 8)
        drawn += board.mid(i, 8) + "\n";
    QTest::newRow("own") << "\nTabuleiro game 1\ngame: tictactoe\nmoves: 5 1\n" << 1 << 2;
    QTest::newRow("ggf") << "1 (;GM[Othello]BO[8 " + board.left(64) + " *]B[F5];)" << 1 << 1;
    QTest::newRow("obf") << board + "; f5:+0\n" + board + ";\n" << 2 << 0;
    QTest::newRow("board") << board << 1 << 0;
    QTest::newRow("drawn board") << drawn + "X" << 1 << 0;
    QTest::newRow("board and moves") << board + ";f5d6c3" << 1 << 3;
    QTest::newRow("transcript") << "f5d6c3" << 1 << 3;
}

void TestRecords::anyTextIsRecognised()
{
    QFETCH(QString, text);
    const auto read = support::readGames(text.toStdString());
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QTEST(static_cast<int>(read->games.size()), "games");
    QTEST(static_cast<int>(read->games.front().moves.size()), "moves");
}

void TestRecords::whatIsNoTextIsSaidToBeNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n")
                         << "line 2, column 1, byte 9: this is not a text: it holds the byte 0x1a; "
                            "expected a game as text";
    QTest::newRow("zero") << QByteArray("ab\0d", 4)
                          << "line 1, column 3, byte 3: this is not a text: it holds the byte "
                             "0x00; expected a game as text";
    QTest::newRow("words")
        << QByteArray("Dear J\xc3\xbcrgen")
        << "line 1, column 1, byte 1: \"Dear\"; expected a position, or moves such as "
           "f5d6c3 of Othello, 5 1 9 of tic-tac-toe or a3 a1 of Nim";
}

void TestRecords::whatIsNoTextIsSaidToBeNone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(support::readGames(bytes.toStdString()))), message);
}

void TestRecords::movesOfAnotherGameAreRead()
{
    for (const GameKind usual : allGames) {
        const auto nim = support::readGames("a3 a1 a2", usual);
        // Squares of tic-tac-toe may have names as well.
        QVERIFY2(
            nim.ok()
                && (usual == GameKind::TicTacToe || kindOf(nim->games[0].start) == GameKind::Nim),
            errorOf(nim).c_str());
        const auto ticTacToe = support::readGames("5 1 9", usual);
        QVERIFY2(ticTacToe.ok() && kindOf(ticTacToe->games[0].start) == GameKind::TicTacToe,
                 errorOf(ticTacToe).c_str());
        const auto othello = support::readGames("f5d6c3", usual);
        QVERIFY2(othello.ok() && kindOf(othello->games[0].start) == GameKind::Othello,
                 errorOf(othello).c_str());
    }
    // The error is of the game whose moves went furthest.
    QCOMPARE(errorOf(support::readGames("5 1 9 9")),
             std::string("line 1, column 7, byte 7: move 4, \"9\": square 9 is taken; expected an "
                         "empty one"));
}

void TestRecords::hugeFilesAreRefused()
{
    const std::string huge((std::size_t(64) << 20) + 1, ' ');
    const auto read = support::readGames(huge);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text,
             std::string("the file has 67108865 bytes; expected at most 67108864 (64 MiB)"));
}

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
