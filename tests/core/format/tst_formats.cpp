#include "core/format/gametext.h"
#include "core/format/nativeformat.h"
#include "core/format/obf.h"
#include "core/format/transcript.h"
#include "tests/support/records.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// Games and positions as text: our own format, transcripts, positions.
class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void ownFormatIsReadBackEqual_data() { addGames(); }
    void ownFormatIsReadBackEqual();
    void ownFormatIsReadAsDocumented();
    void ownFormatNamesWhatIsWrong_data();
    void ownFormatNamesWhatIsWrong();
    void everyCutOfAFileIsReadOrExplained();
    void transcriptsAreReadInEveryManner_data();
    void transcriptsAreReadInEveryManner();
    void transcriptNamesWhatIsWrong_data();
    void transcriptNamesWhatIsWrong();
    void transcriptIsReadBack_data() { addGames(); }
    void transcriptIsReadBack();
    void playOkTagsAreTheNames();
    void positionsOfObfAreRead();
    void obfNamesWhatIsWrong_data();
    void obfNamesWhatIsWrong();
    void anyTextIsRecognised_data();
    void anyTextIsRecognised();
    void whatIsNoTextIsSaidToBeNone_data();
    void whatIsNoTextIsSaidToBeNone();
    void movesOfAnotherGameAreRead();
    void hugeFilesAreRefused();

private:
    void addGames();
};

namespace {

const std::string start = "---------------------------OX------XO--------------------------- X";

std::string errorOf(const auto &result)
{
    return result.ok() ? "no error" : result.error();
}

} // namespace

void TestFormats::addGames()
{
    QTest::addColumn<int>("kind");
    for (const GameKind kind : allGames)
        QTest::newRow(std::string(gameName(kind)).c_str()) << static_cast<int>(kind);
}

void TestFormats::ownFormatIsReadBackEqual()
{
    QFETCH(int, kind);
    support::Random random(7);
    for (int i = 0; i < 200; ++i) {
        const Position usual = startOf(static_cast<GameKind>(kind));
        // Every other game begins in the middle of another.
        Position from = i % 2 == 0 ? usual : [&] {
            const GameRecord other = support::randomRecord(usual, random, 4);
            return positionAfter(usual, other.moves, 4);
        }();
        GameRecord record = support::randomRecord(from, random);
        for (int k = 0; k < i % 4; ++k)
            record.variations.push_back(support::randomVariation(record, random));
        record.players = {"Ann: \"A\" [1]", "J\xc3\xbcrgen"};
        record.comment = "first line\nsecond: line";
        record.date = "2026-11-21";
        record.place = "at home";
        record.computer = i % 3 == 0 ? std::optional(Side::Second) : std::nullopt;
        record.level = "hard";
        record.result = "won";
        record.ply = record.moves.size() / 2;
        record.clocks =
            i % 4 == 0 ? std::optional(Clocks{300, i % 7, {287, i % 300}}) : std::nullopt;
        record.outOfTime = i % 5 == 0 ? std::optional(Side::First) : std::nullopt;
        const auto read = readNative(writeNative(record) + "\n" + writeNative(record));
        QVERIFY2(read.ok(), errorOf(read).c_str());
        QCOMPARE(read->size(), std::size_t(2));
        QVERIFY(read->at(0) == record);
        QVERIFY(read->at(1) == record);
    }
}

void TestFormats::ownFormatIsReadAsDocumented()
{
    const auto read = readNative("\xef\xbb\xbfTabuleiro game 1\r\n# a comment of the file\r\n"
                                 "game: nim\r\nstart: 3-4-5 normal\r\nfirst: Ann\r\n"
                                 "a key of the future: yes\r\nmoves: 1. a2 b1\r\n 3. c5\r\n"
                                 "variation after 1: b4 c5\r\n a1\r\n");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    const GameRecord &game = read->front();
    QCOMPARE(game.moves.size(), std::size_t(3));
    QCOMPARE(game.players[0], std::string("Ann"));
    QCOMPARE(toText(positionAfter(game.start, game.moves, 3)), std::string("1-3-0 normal second"));
    QCOMPARE(game.variations.size(), std::size_t(1));
    QCOMPARE(game.variations[0].size(), std::size_t(4));
    QCOMPARE(game.variations[0][0].code(), game.moves[0].code());
}

void TestFormats::ownFormatNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const QString head = "Tabuleiro game 1\ngame: othello\n";
    QTest::newRow("empty") << ""
                           << "line 1, column 1, byte 1: no game; expected \"Tabuleiro game 1\"";
    QTest::newRow("newer") << "Tabuleiro game 2\n"
                           << "line 1, column 16, byte 16: format 2 was made by a newer program; "
                              "expected format 1";
    QTest::newRow("no kind")
        << "Tabuleiro game 1\nfirst: Ann\n"
        << "line 3, column 1, byte 29: the game ends without its kind; expected "
           "\"game: othello\"";
    QTest::newRow("chess")
        << "Tabuleiro game 1\ngame: chess\n"
        << "line 2, column 7, byte 24: \"chess\"; expected othello, tictactoe or nim";
    QTest::newRow("illegal")
        << head + "moves: f5 d6\n  a1\n"
        << "line 4, column 3, byte 47: move 3: a1 turns no disc; a legal square is c3";
    QTest::newRow("variation") << head + "moves: f5\nvariation after 2: d6\n"
                               << "line 4, column 1, byte 42: \"variation after 2: d6\"; expected "
                                  "\"variation after N:\" with N from 0 to 1";
    QTest::newRow("start late")
        << head + "moves: f5\nstart: X\n"
        << "line 4, column 1, byte 42: the start after the moves; expected it before";
}

void TestFormats::ownFormatNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(readNative(text.toStdString()))), message);
}

void TestFormats::everyCutOfAFileIsReadOrExplained()
{
    support::Random random(3);
    GameRecord record = support::randomRecord(Othello(), random);
    record.variations.push_back(support::randomVariation(record, random));
    const std::string text = writeNative(record);
    for (std::size_t size = 0; size < text.size(); ++size) {
        const auto read = readNative(std::string_view(text).substr(0, size));
        if (read)
            QVERIFY(std::equal(read->front().moves.begin(), read->front().moves.end(),
                               record.moves.begin()));
        else
            QVERIFY(!read.error().empty());
    }
}

void TestFormats::transcriptsAreReadInEveryManner_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("moves");
    QTest::newRow("glued") << "f5d6c3d3c4"
                           << "f5d6c3d3c4";
    QTest::newRow("upper and lower") << "F5d6C3d3C4"
                                     << "f5d6c3d3c4";
    QTest::newRow("numbers") << "1. f5 d6 2. c3\n d3 3.c4"
                             << "f5d6c3d3c4";
    QTest::newRow("commas") << "f5,d6, c3;d3\tc4"
                            << "f5d6c3d3c4";
    QTest::newRow("result") << "f5 d6 37-27"
                            << "f5d6";
}

void TestFormats::transcriptsAreReadInEveryManner()
{
    QFETCH(QString, text);
    QFETCH(QString, moves);
    const auto read = readTranscript(text.toStdString(), Othello());
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QCOMPARE(QString::fromStdString(writeTranscript(Othello(), read->moves)), moves);
}

void TestFormats::transcriptNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << " \n"
                             << "line 1, column 1, byte 1: no moves; expected moves such as f5d6c3";
    QTest::newRow("illegal")
        << "f5 d6\na1"
        << "line 2, column 1, byte 7: move 3, \"a1\": a1 turns no disc; a legal "
           "square is c3";
    QTest::newRow("half") << "f5d"
                          << "line 1, column 3, byte 3: \"d\" is half a square; expected a letter "
                             "and a number, such as f5";
    QTest::newRow("other") << QString("f5 \u00fc5")
                           << QString("line 1, column 4, byte 4: \"\u00fc\"; expected "
                                      "a square such as f5, or pass");
    QTest::newRow("pass") << "f5 pass"
                          << "line 1, column 4, byte 4: move 2, \"pass\": a pass is not allowed "
                             "while a disc can be placed, for example on f4";
    QTest::newRow("tag") << "[Black \"Ann"
                         << "line 1, column 1, byte 1: a tag without its end; expected ] on "
                            "the same line";
}

void TestFormats::transcriptNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(readTranscript(text.toStdString(), Othello()))),
             message);
}

/// Whatever the passes: left out by us, written by others as an own move.
void TestFormats::transcriptIsReadBack()
{
    QFETCH(int, kind);
    support::Random random(11);
    int passes = 0;
    for (int i = 0; i < 300; ++i) {
        const GameRecord record =
            support::randomRecord(startOf(static_cast<GameKind>(kind)), random);
        const auto read = readTranscript(writeTranscript(record.start, record.moves), record.start);
        QVERIFY2(read.ok(), errorOf(read).c_str());
        QVERIFY(read->moves == record.moves);
        std::string spelled;
        Position position = record.start;
        for (const Move move : record.moves) {
            passes += mustPass(position) ? 1 : 0;
            spelled += (mustPass(position) ? "--" : moveText(position, move)) + " ";
            position = after(position, move);
        }
        const auto again = readTranscript(spelled, record.start);
        QVERIFY2(again.ok(), errorOf(again).c_str());
        QVERIFY(again->moves == record.moves);
    }
    QCOMPARE(passes > 20, static_cast<GameKind>(kind) == GameKind::Othello);
}

void TestFormats::playOkTagsAreTheNames()
{
    const auto read = readGameText("[Site \"kurnik\"]\n[Date \"2014.10.19\"]\n[Black \"ann\"]\n"
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

void TestFormats::positionsOfObfAreRead()
{
    const auto read =
        readObf("% a file\n\n" + start + "; F5:+2; d3:-14; +2; % the start\n" + start + ";\n");
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QCOMPARE(read->size(), std::size_t(2));
    QVERIFY(read->front().position == Othello());
    QCOMPARE(read->front().values.size(), std::size_t(3));
    QCOMPARE(read->front().values[1].score, -14);
    QVERIFY(read->front().values[2].move == Move::none());
    QCOMPARE(read->front().comment, std::string("the start"));
    QVERIFY(readObf(writeObf(Othello())).ok());
}

void TestFormats::obfNamesWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const QString board = QString::fromStdString(start);
    QTest::newRow("empty") << "% nothing\n"
                           << "line 1, column 1, byte 1: no position; expected a board of 64 "
                              "X, O and -, and a side";
    QTest::newRow("no side")
        << board.left(64) + ";"
        << "line 1, column 1, byte 1: after the board: nothing; expected the side to "
           "move, X or O";
    QTest::newRow("score")
        << "\n" + board + "; f5:best"
        << "line 2, column 69, byte 70: \"best\"; expected a score such as +2, from -64 "
           "to 64";
    QTest::newRow("move") << board + "; a1:+2"
                          << "line 1, column 69, byte 69: a1 turns no disc; a legal square is d3";
}

void TestFormats::obfNamesWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(readObf(text.toStdString()))), message);
}

void TestFormats::anyTextIsRecognised_data()
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

void TestFormats::anyTextIsRecognised()
{
    QFETCH(QString, text);
    const auto read = readGameText(text.toStdString());
    QVERIFY2(read.ok(), errorOf(read).c_str());
    QTEST(static_cast<int>(read->games.size()), "games");
    QTEST(static_cast<int>(read->games.front().moves.size()), "moves");
}

void TestFormats::whatIsNoTextIsSaidToBeNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QTest::newRow("PNG")
        << QByteArray("\x89PNG\r\n\x1a\n")
        << "line 1, column 1, byte 1: this is no text, which has no byte 0x89 here; "
           "expected a game as text, in UTF-8";
    QTest::newRow("zero") << QByteArray("ab\0d", 4)
                          << "line 1, column 3, byte 3: this is no text, which has no byte 0x00 "
                             "here; expected a game as text, in UTF-8";
    QTest::newRow("words")
        << QByteArray("Dear J\xc3\xbcrgen")
        << "line 1, column 1, byte 1: \"D\"; expected a square such as f5, or "
           "pass (moves are read such as f5d6c3 of Othello, 5 1 9 of tic-tac-toe "
           "and a3 a1 of Nim)";
    // A game goes wrong where its moves do.
    QTest::newRow("moves") << QByteArray("f5 \xff")
                           << "line 1, column 4, byte 4: \"?\"; expected a square such as f5, or "
                              "pass";
}

void TestFormats::whatIsNoTextIsSaidToBeNone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    QCOMPARE(QString::fromStdString(errorOf(readGameText(bytes.toStdString()))), message);
}

void TestFormats::movesOfAnotherGameAreRead()
{
    for (const GameKind usual : allGames) {
        const auto nim = readGameText("a3 a1 a2", usual);
        // Squares of tic-tac-toe may have names as well.
        QVERIFY2(
            nim.ok()
                && (usual == GameKind::TicTacToe || kindOf(nim->games[0].start) == GameKind::Nim),
            errorOf(nim).c_str());
        const auto ticTacToe = readGameText("5 1 9", usual);
        QVERIFY2(ticTacToe.ok() && kindOf(ticTacToe->games[0].start) == GameKind::TicTacToe,
                 errorOf(ticTacToe).c_str());
        const auto othello = readGameText("f5d6c3", usual);
        QVERIFY2(othello.ok() && kindOf(othello->games[0].start) == GameKind::Othello,
                 errorOf(othello).c_str());
    }
    // The error is of the game whose moves went furthest.
    QCOMPARE(errorOf(readGameText("5 1 9 9")),
             std::string("line 1, column 7, byte 7: move 4, \"9\": square 9 is taken; expected an "
                         "empty one"));
}

void TestFormats::hugeFilesAreRefused()
{
    const std::string huge((std::size_t(64) << 20) + 1, ' ');
    const auto read = readGameText(huge);
    QVERIFY(!read.ok());
    QCOMPARE(read.error(), std::string("the file has 67108865 bytes; expected at most 67108864 (64 MiB)"));
}

QTEST_APPLESS_MAIN(TestFormats)
#include "tst_formats.moc"
