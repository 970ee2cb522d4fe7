#include "core/format/records.h"
#include "core/format/transcript.h"
#include "tests/core/format/foreigntexts.h"
#include "tests/support/packing.h"

#include <QTest>

using namespace core;
using namespace core::format;
using support::bzipped;
using support::gzipped;

namespace {

/// Texts of one kind, each of which means the same five moves from the start.
const std::vector<std::string> &textsAroundMoves()
{
    static const std::vector<std::string> all{
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 1...d6 2.c3 2...d3 3.c4",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
        "1) F5 2) D6 3) C3 4) D3 5) C4",
        "1: f5 2: d6 3: c3 4: d3 5: c4",
        "f5-d6-c3-d3-c4",
        "f5 - d6 - c3 - d3 - c4",
        "f5/d6/c3/d3/c4",
        "f5\u2192d6\u2192c3\u2192d3\u2192c4",
        "f5 | d6 | c3 | d3 | c4",
        "f5;d6;c3;d3;c4",
        "\u3000\uff26\uff15\u3000\uff24\uff16\u3000\uff23\uff13\uff24\uff13\u3000\uff23\uff14",
        "f5\u00a0d6\u00a0c3\u202fd3\u2009c4",
        "f5\u2013d6\u2013c3\u2013d3\u2013c4",
        "f5! d6? c3!? d3?! c4!!",
        "f5 {a remark with f4} d6 {} c3 d3 c4",
        "f5 d6 (better was f4) c3 d3 c4",
        "f5 d6 ; a remark\nc3 d3 ; f4 was better\nc4",
        "f5 d6 c3 d3 c4 38-26",
        "f5 d6 c3 d3 c4 (20-44)",
        "f5 d6 c3 d3 c4 20 - 44",
        "f5 d6 c3 d3 c4 W+24",
        "f5 d6 c3 d3 c4 *",
        "f5 (0:12) d6 (0:03) c3 (1:00) d3 c4 (0:07)",
        "f5 0:12 d6 0:03 c3 1:00 d3 c4",
        "**f5** d6 **c3** d3 **c4**",
        "*f5 Od6 *c3 Od3 *c4",
        "f5 d6 * c3 d3 c4",
        "f5 d6 c3 d3 c4 White wins by 24",
        "f5d6c3d3c4 Tiger",
        "Tiger: f5d6c3d3c4",
        "a1 club: f5d6c3d3c4",
        "Ann (c4) - Bob, 2nd board: f5 d6 c3 d3 c4",
        "Move 1 f5\nMove 2 d6\nMove 3 c3\nMove 4 d3\nMove 5 c4\n",
        "\"f5d6c3d3c4\",\"C\",\"D\"",
        "f5d6\rc3d3\rc4\r",
        "[Black \"Ann\"]\r\r1. f5 d6 2. c3 d3 3. c4\r",
        "My favourite opening of all: f5 d6 c3 d3 c4",
        "Black: f5, White: d6, Black: c3, White: d3, Black: c4",
        "B f5 W d6 B c3 W d3 B c4",
        "Bf5 Wd6 Bc3 Wd3 Bc4",
        "F5d6C3d3C4",
        "f5 50% d6 49% c3 51% d3 52% c4",
        "f5 50 % d6 49,5 % c3 51 % d3 52 % c4 % c5",
        "f5 0.00 d6 +1.00 c3,0.00 d3 +00 c4",
        "f5d6\nc3d3\nc4",
        "f5 d6 c3\nd3 c4\n",
        std::string("\xef\xbb\xbf") + fiveMoves,
        "$1 f5 $2 d6 c3 d3 c4",
        "# a list\nf5d6c3d3c4\n% its end\n",
        "[Event \"?\"]\n[Black \"Ann\"]\n\n1. f5 d6 2. c3 d3 3. c4 *",
        "[Black \"Ann\"] [White \"Bob\"] f5 d6 c3 d3 c4",
        "[Black \"An \\\"x\\\" n\"]\r\n\r\n1. f5 d6 2. c3 d3 3. c4\r\n",
        "(;GM[2]FF[4];B[fe];W[df];B[cc];W[dc];B[cd])",
        "(;GM[2]FF[4];B[f5];W[d6];B[c3];W[d3];B[c4])",
        "(;FF[4] GM[2] SZ[8]\nC[a \\] b]\n;B[F5] ;W[D6] ;B[C3];W[D3]; B[C4] )",
        "(;GM[2]AB[e4][d5]AW[d4:d4][e5]PL[B];B[fe];W[df];B[cc];W[dc];B[cd])",
        "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"},{\"m\":\"d3\"},{\"m\":\"c4\"}]}",
        R"({"size":null,"players":[{"id":"a","avatar":{"size":64}}],
"moves":[{"m":"f5"},{"m":"d6"},{"m":"c3"},{"m":"d3"},{"m":"c4"}]})",
        R"([{"a":{"moves":[{"t":1,"m":"F5"},{"m":"d6","t":2.5e3},
{"m":"c3"},{"m":"d3"},{"m":"c4"}]}}])",
        "(;GM[Othello]BO[8 " + startBoard + " *]B[f5]W[d6/1.0]B[c3//2]W[d3]B[c4];)",
        "(;GM[othello]TY[8]\nBO[8 " + startBoard + "]B[F5]W[D6]B[C3]W[D3]B[C4];)",
        startBoard + " X f5d6c3d3c4",
        startBoard + " X; f5 d6 c3 d3 c4",
        startBoard + " X\nf5 d6 c3 d3 c4",
        "BO[8 " + startBoard + " *] f5d6c3d3c4",
        "Tabuleiro game 1\ngame: othello\nmoves: 1. f5 d6 3. c3 d3 5. c4\n",
    };
    return all;
}

/// Texts that mean the start position.
const std::vector<std::string> &textsOfTheStart()
{
    static const std::vector<std::string> all = [] {
        std::string rows;
        std::string numbered = "  a b c d e f g h\n";
        std::string circles;
        std::string edax = "  A B C D E F G H\n";
        std::string blanks = "   A  B  C  D  E  F  G  H\n";
        const std::string rule = " +---+---+---+---+---+---+---+---+\n";
        std::string bars = rule;
        std::string drawn = "\u250c\u2500\u252c\u2500\u2510\n";
        for (std::size_t row = 0; row < 8; ++row) {
            const std::string signs = startBoard.substr(8 * row, 8);
            rows += signs + "\n";
            numbered += std::to_string(row + 1);
            for (const char c : signs) {
                numbered += std::string(" ") + (c == '-' ? '.' : c);
                circles += c == '-' ? "\u30fb" : c == 'X' ? "\u25cf" : "\u25cb";
            }
            numbered += " " + std::to_string(row + 1) + "\n";
            circles += "\n";
            const std::string number = std::to_string(row + 1);
            edax += number;
            blanks += number;
            bars += number + "|";
            drawn += "\u2502";
            for (const char c : signs) {
                edax += std::string(" ") + (c == 'X' ? '*' : c);
                blanks += std::string("  ") + (c == '-' ? ' ' : c);
                bars += std::string(" ") + (c == '-' ? ' ' : c) + " |";
                drawn += std::string(1, c == '-' ? ' ' : c) + "\u2502";
            }
            const char *const beside = row == 1 ? " * to move" : row == 3 ? " *: discs =  2" : "";
            edax.append(" ").append(number).append(beside).append("\n");
            blanks.append("  ").append(number).append("\n");
            bars.append(number).append("\n").append(rule);
            drawn += "\n\u251c\u2500\u253c\u2500\u2524\n";
        }
        std::string digits = startBoard;
        std::string three = startBoard;
        for (char &c : digits)
            c = c == '-' ? '.' : c == 'X' ? '0' : '1';
        for (char &c : three)
            c = c == '-' ? '0' : c == 'X' ? '1' : '2';
        return std::vector<std::string>{startBoard,
                                        startBoard + " X",
                                        startBoard + "X",
                                        startBoard + " *",
                                        startBoard + " b",
                                        startBoard + " Black",
                                        startBoard + " black to move",
                                        startBoard + ";",
                                        startBoard + " X;",
                                        startBoard + " X; f5:+0; d3:+0;",
                                        startBoard + " X % the start",
                                        startBoard + " X # the start",
                                        "7 | " + startBoard + " X",
                                        "7 | " + startBoard + " X | 60 | +0 | d3 | d3:+0 c4:+0",
                                        "[" + startBoard + "]",
                                        "[8 " + startBoard + " *]",
                                        "BO[8 " + startBoard + " *]",
                                        digits,
                                        digits + " 0",
                                        three + " 1",
                                        rows,
                                        rows + "X",
                                        rows + "\nBlack to move\n",
                                        numbered + "X",
                                        circles,
                                        edax + "  A B C D E F G H\n",
                                        edax + "  A B C D E F G H     BLACK     A  B  C\n",
                                        blanks,
                                        blanks + "   A  B  C  D  E  F  G  H\nBlack to move\n",
                                        bars + "Side to move: X\n",
                                        drawn,
                                        "Black to play\n" + rows,
                                        "Board 3: X to move\n" + startBoard + "\n",
                                        "--------------------\n" + startBoard + "\n----------\n",
                                        "# list\n" + startBoard + " X\n",
                                        "\xef\xbb\xbf" + startBoard + " X\r\n",
                                        "(;GM[Othello]BO[8 " + startBoard + " *];)"};
    }();
    return all;
}

std::string utf16(const std::string &text, bool bigEndian)
{
    std::string bytes = bigEndian ? "\xfe\xff" : "\xff\xfe";
    for (const QChar c : QString::fromStdString(text)) {
        const char high = char(c.unicode() >> 8);
        const char low = char(c.unicode() & 0xff);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

void compareMoves(const Result<Record> &record, const std::string &text)
{
    QVERIFY2(record.ok(), (text + ": " + (record ? "" : record.error().text)).c_str());
    const std::string read = writeTranscript(record->game.start, record->game.moves);
    QVERIFY2(read == fiveMoves, (text + ": " + read).c_str());
    QVERIFY2(record->game.start == Position(Othello()), text.c_str());
}

} // namespace

/// The same games and positions in every way to write and pack them.
class TestForeignGames : public QObject
{
    Q_OBJECT

private slots:
    void whateverStandsAroundTheMoves();
    void howeverABoardIsWritten();
    void packedAndInEveryCharacterSet();
    void positionsOfOtherGames();
    void aBoardWhoseSideMustPassIsAStart();
    void packedFilesAreCutOrLarge();
};

void TestForeignGames::whateverStandsAroundTheMoves()
{
    for (const std::string &text : textsAroundMoves())
        compareMoves(readRecord(text), text);
}

void TestForeignGames::howeverABoardIsWritten()
{
    for (const std::string &text : textsOfTheStart()) {
        const auto record = readRecord(text);
        QVERIFY2(record.ok(), (text + ": " + (record ? "" : record.error().text)).c_str());
        QVERIFY2(record->isPosition() && record->game.start == Position(Othello()), text.c_str());
        const auto found = readRecords(text);
        QVERIFY2(found->warnings.empty(), text.c_str());
    }
}

void TestForeignGames::packedAndInEveryCharacterSet()
{
    const std::string named = "[Black \"Andr\xc3\xa9\"]\n\n1. f5 d6 2. c3 d3 3. c4\n";
    std::string latin1 = named;
    latin1.replace(latin1.find("\xc3\xa9"), 2, "\xe9");
    for (const std::string &text :
         {named, latin1, "\xef\xbb\xbf" + named, utf16(named, false), utf16(named, true),
          gzipped(named), gzipped(latin1), bzipped(named), gzipped(utf16(named, true)),
          gzipped(named.substr(0, 10)) + gzipped(named.substr(10)),
          bzipped(named.substr(0, 10)) + bzipped(named.substr(10)),
          gzipped(named) + std::string(16, '\0'), gzipped(gzipped(named)),
          bzipped(gzipped(named))}) {
        const auto record = readRecord(text);
        compareMoves(record, text);
        QCOMPARE(record->game.players[0], std::string("Andr\xc3\xa9"));
    }
}

void TestForeignGames::aBoardWhoseSideMustPassIsAStart()
{
    // Black has no move, White takes the last square of the first row.
    const std::string board = "OX------" + std::string(56, '-');
    const auto found = readRecord("[FEN \"" + board + " X\"]\n\n1. pass c1 *\n");
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QCOMPARE(found->game.moves.size(), std::size_t(2));
    QVERIFY(found->game.moves.front() == Othello::pass);
    const auto unwritten = readRecord("[FEN \"" + board + " X\"]\n\n1. c1 *\n");
    QVERIFY2(unwritten.ok(), unwritten ? "" : unwritten.error().text.c_str());
    QVERIFY(unwritten->game.moves == found->game.moves);
}

void TestForeignGames::positionsOfOtherGames()
{
    for (const auto &[kind, text] : {std::pair{GameKind::TicTacToe, "XO------- X"},
                                     {GameKind::TicTacToe, "X-------- O"},
                                     {GameKind::Nim, "3-4-5 limit 3 misere first"},
                                     {GameKind::Nim, "1-3-5-7"},
                                     {GameKind::Nim, "20 limit 3 normal"},
                                     {GameKind::Nim, "20 misere"}}) {
        const auto pasted = readRecord(text);
        QVERIFY2(pasted.ok(), text);
        QVERIFY(pasted->game.start == *parsePosition(kind, text));
        ReadOptions options;
        options.kind = kind;
        options.positionsFirst = true;
        QVERIFY(readRecord(text, options)->game.start == pasted->game.start);
    }
    // What could be a move as well is the position that is expected.
    ReadOptions options;
    options.kind = GameKind::Nim;
    QCOMPARE(readRecord("3", options)->game.moves.size(), std::size_t(1));
    options.positionsFirst = true;
    QVERIFY(readRecord("3", options)->game.start == *parsePosition(GameKind::Nim, "3"));
}

void TestForeignGames::packedFilesAreCutOrLarge()
{
    std::string games;
    for (int i = 0; i < 20'000; ++i)
        games += "f5d6c3d3c4f4" + std::string(i % 2 == 0 ? "\n" : "f6\n");
    for (const std::string &packed : {gzipped(games), bzipped(games)}) {
        const auto cut = readRecords(packed.substr(0, packed.size() * 2 / 3));
        QVERIFY(
            !cut.ok()
            || (cut->skipped > 0
                && cut->warnings.front().error.text.find("cut or damaged") != std::string::npos));
    }
    const auto nothing = readRecords(bzipped(games).substr(0, 20));
    QVERIFY(!nothing.ok());
    QCOMPARE(nothing.error().message(),
             std::string("the packed file is cut or damaged; nothing of it can be read"));
    const auto bomb = readRecords(gzipped(std::string((std::size_t(64) << 20) + 1, ' ')));
    QVERIFY(!bomb.ok());
    QVERIFY2(bomb.error().text.find("more than 64 MiB") != std::string::npos,
             bomb.error().text.c_str());
    // A line of more than 1 MiB costs itself alone.
    const auto line = readRecords("f5d6\n" + std::string((1 << 20) + 1, 'f') + "\nf5f4\n");
    QCOMPARE(line->records.size(), std::size_t(2));
    QVERIFY(line->warnings.front().error.text.find("the line is too long") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestForeignGames)
#include "tst_foreigngames.moc"
