#include "core/format/records.h"
#include "tests/core/format/foreigntexts.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// What texts of other programs have beside moves and boards: several records, faults, and what is
/// not kept.
class TestForeignRecords : public QObject
{
    Q_OBJECT

private slots:
    void severalGamesInOneText_data();
    void severalGamesInOneText();
    void aBadRecordCostsItselfAlone_data();
    void aBadRecordCostsItselfAlone();
    void aCutTagIsOneFault();
    void theEventIsThePlace();
    void whatSavingDoesNotKeepIsKnown_data();
    void whatSavingDoesNotKeepIsKnown();
    void remarksAreKept();
    void otherRulesAndBoardsAreLeftOut();
    void whatIsNoMoveIsNamed_data();
    void whatIsNoMoveIsNamed();
    void aSideThatIsMissingIsSaid();
    void belowAWrongVariationNothingIsRead();
    void manyGamesBehindOneTagAreEachRead();
    void longListsAreReadSoon();
};

void TestForeignRecords::severalGamesInOneText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("records");
    const auto row = [](const char *name, const std::string &text, int records) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << records;
    };
    row("a game a line", "f5d6c3\nf5f6e6\nf5d6c4\n", 3);
    row("lines of several lengths", "f5\nf5d6\nf5d6c3d3\n", 3);
    row("numbered lines", "1. f5 d6\n1. c4 e3 2. f6\n", 2);
    row("names behind", "f5d6 Perpendicular\nf5f6 Diagonal\nf5f4 Parallel\n", 3);
    row("tags", "[Black \"a\"]\n1. f5 d6\n\n[Black \"b\"]\n1. f5 f4\n[Black \"c\"]\nf5\n", 3);
    row("tags on the line of the moves", "[Black \"a\"] f5 d6 *\n[Black \"b\"] f5 f4 *\n", 2);
    row("moves behind a result", "f5 d6 37-27 f5 f4 1-0 f5 f6", 3);
    row("before and behind tags", "f5d6\n[Black \"a\"]\nf5f4\n", 2);
    row("headings", "al - zo\nf5d6c3\n\nzo - al\nf5f6e6\n", 2);
    row("rows of two moves", "1. f5 f6\n2. e6 f4\n3. e3\n\n1. f5 d6\n2. c4 b3\n", 2);
    row("rows of one game alone", "1. f5 f6\n2. e6 f4\n", 1);
    row("numbered openings", "1. f5 d6\n2. f5 f6\n3. f5 f4\n", 3);
    row("lines drawn between", "f5d6c3\n-----\nf5f6\n--------\nf5f4\n==========\n", 3);
    row("a table", "| moves |\n|---|---|\n| f5d6 |\n| f5f6 |\n- - - -\n| f5f4 |\n+----+\n", 3);
    row("positions", startBoard + " X\n" + startBoard + " O\n", 2);
    row("positions and games", startBoard + " X\nf5d6c3\n" + startBoard + " O\n", 3);
    row("boards over several lines",
        startBoard.substr(0, 32) + "\n" + startBoard.substr(32) + " X\n", 1);
    row("GGF",
        "1 (;GM[Othello]BO[8 " + startBoard + " *]B[f5];)(;GM[Othello]BO[8 " + startBoard + " *];)",
        2);
    row("SGF", "(;GM[2];B[f5])(;GM[2];B[c4];W[c3])\n(;GM[2];B[d3])", 3);
    row("JSON", R"([{"moves":[{"m":"f5"}]},{"moves":[{"m":"c4"}]}])", 2);
    row("JSON a line", "{\"moves\":[{\"m\":\"f5\"}]}\n{\"moves\":[{\"m\":\"c4\"}]}\n", 2);
    row("tic-tac-toe", "5 1 9\n1 2 3\n", 2);
    row("Nim", "3-4-5 misere\n1-3-5-7 normal\n", 2);
    row("own format", "Tabuleiro game 1\ngame: nim\nmoves: a1\nTabuleiro game 1\ngame: nim\n", 2);
}

void TestForeignRecords::severalGamesInOneText()
{
    QFETCH(QByteArray, text);
    QFETCH(int, records);
    const auto found = readRecords(text.toStdString());
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QVERIFY2(found->warnings.empty(),
             found->warnings.empty() ? "" : found->warnings.front().error.text.c_str());
    QCOMPARE(int(found->records.size()), records);
}

void TestForeignRecords::aBadRecordCostsItselfAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("records");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *name, const std::string &text, int records,
                        const char *warning) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << records << QString(warning);
    };
    const std::string ggf = "(;GM[Othello]BO[8 " + startBoard + " *]";
    row("a line of moves", "f5d6c3\nf5a1\nf5f6e6\n", 2, "f: line 2, column 3");
    row("a line that another game would read", "f5d6c3\nc3 a1\nf5f6e6\n", 2, "f: line 2, ");
    row("a word in a list", "f5d6c3d3c4\ni9i9\nf5f6e6f4e3\n", 2, "f: line 2, column 1");
    row("a board", startBoard + " X\n" + startBoard.substr(1) + " X\n" + startBoard + " O\n", 2,
        "f: line 2, ");
    row("a sign of a board", startBoard + " X\n---?\n" + startBoard + " O\n", 2,
        "f: line 2, column 4");
    row("a value", startBoard + " X; f5:+0\n" + startBoard + " X; f5:best\n", 1,
        "f: line 2, column 69");
    row("tags", "[Black \"a\"]\nf5 d6\n[Black \"b\"]\nf5 a1\n[Black \"c\"]\nf5 f4\n", 2,
        "f: game 2: line 4, column 4");
    row("GGF", ggf + "B[f5];)\n" + ggf + "B[a1];)\n" + ggf + "B[f5];)", 2, "f: game 2: line 2, ");
    row("GGF cut in a board", ggf.substr(0, 50) + "\n" + ggf + "B[f5];)", 1, "f: game 1: line 1, ");
    row("GGF without its end", ggf + "B[f5]\n" + ggf + "B[f5];)", 1, "f: game 1: line 1, ");
    row("SGF", "(;GM[2];B[f5])\n(;GM[2];B[a1])\n(;GM[2];B[d3])", 2, "f: game 2: line 2, ");
    row("SGF without its end", "(;GM[2];B[f5]\n(;GM[2];B[d3])", 1, "f: game 1: ");
    row("JSON", "{\"moves\":[{\"m\":\"-\"}]}\n{\"moves\":[{\"m\":\"c4\"}]}\n", 1,
        "f: game 1: line 1, column 17");
    row("JSON cut", "{\"moves\":[{\"m\":\"f5\n{\"moves\":[{\"m\":\"c4\"}]}\n", 1, "f: game 1: ");
    row("own format", "Tabuleiro game 1\ngame: chess\nTabuleiro game 1\ngame: nim\n", 1,
        "f: game 1: line 2, column 7");
}

void TestForeignRecords::aBadRecordCostsItselfAlone()
{
    QFETCH(QByteArray, text);
    QFETCH(int, records);
    QFETCH(QString, warning);
    ReadOptions options;
    options.name = "f";
    const auto found = readRecords(text.toStdString(), options);
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QCOMPARE(int(found->records.size()), records);
    QVERIFY(!found->warnings.empty());
    const QString text0 = QString::fromStdString(found->warnings.front().error.text);
    QVERIFY2(text0.startsWith(warning), qPrintable(text0));
}

void TestForeignRecords::aCutTagIsOneFault()
{
    const std::string whole = "[Black \"Ann\"]\n[Result \"*\"]\n\n1. " + fiveMoves + " *\n\n";
    const std::string cut = "[Black \"Ann\"]\n[White \"Bo\n[Result \"*\"]\n\n1. f5 d6 *\n\n";
    for (const std::string &text : {whole + cut, cut + whole, whole + cut.substr(0, 40)}) {
        const auto found = readRecords(text);
        QCOMPARE(found->records.size(), std::size_t(1));
        QCOMPARE(found->warnings.size(), std::size_t(1));
        QVERIFY2(found->warnings[0].error.text.find("a tag without its end") != std::string::npos,
                 found->warnings[0].error.text.c_str());
    }
}

void TestForeignRecords::theEventIsThePlace()
{
    const auto placeOf = [](const std::string &tags) {
        const auto record = readRecord(tags + "\n[Black \"Ann\"]\n\n1. " + fiveMoves);
        return record ? record->game.place : record.error().text;
    };
    QCOMPARE(placeOf("[Event \"Open\"]\n[Site \"Oslo\"]"), std::string("Open"));
    QCOMPARE(placeOf("[Site \"Oslo\"]\n[Event \"Open\"]"), std::string("Open"));
    QCOMPARE(placeOf("[Event \"?\"]\n[Site \"PlayOK\"]"), std::string("PlayOK"));
    QCOMPARE(placeOf("[Event \"?\"]\n[Site \"?\"]"), std::string());
}

void TestForeignRecords::whatSavingDoesNotKeepIsKnown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("unsaved");
    const auto row = [](const char *name, const std::string &text, const char *unsaved) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(unsaved);
    };
    const auto ggf = [](const std::string &properties) {
        return "(;GM[Othello]BO[8 " + startBoard + " *]" + properties + ";)";
    };
    row("GGF", ggf("PB[Ann]PW[Bob]DT[2024]RE[+2]B[f5]W[d6]"), "");
    row("GGF, a komi", ggf("KM[-6.5]B[f5]"), "komi");
    row("GGF, no komi", ggf("KM[0.000]B[f5]"), "");
    row("GGF, a clock", ggf("TI[5:00]B[f5]"), "times");
    row("GGF, a clock of one side", ggf("TB[5:00]B[f5]"), "times");
    row("GGF, the time of a move", ggf("B[f5//3.25]"), "times");
    row("GGF, the value of a move", ggf("B[f5/2.00]"), "values");
    row("GGF, ratings", ggf("RB[1800]RW[1900]B[f5]"), "others");
    row("GGF of a server", ggf("KM[8]TI[15:00//02:00]RB[1800]B[f5/-1.00/0.01]"),
        "komi times values others");
    const auto sgf = [](const std::string &properties) {
        return "(;FF[4]CA[UTF-8]AP[x]ST[2]GM[2]SZ[8]" + properties + ")";
    };
    row("SGF", sgf("PB[Ann]PW[Bob]DT[2024]EV[Open]RE[B+2]GC[said];B[f5]C[good](;W[d6])(;W[f4])"),
        "");
    row("SGF, a komi", sgf("KM[0.5];B[f5]"), "komi");
    row("SGF, a clock", sgf("TM[600];B[f5]"), "times");
    row("SGF, time left", sgf(";B[f5]BL[120.5]"), "times");
    row("SGF, overtime", sgf("OT[5 stones];B[f5]"), "times");
    row("SGF, a value", sgf(";B[f5]V[2]"), "values");
    row("SGF, ratings", sgf("BR[3d]WR[1k];B[f5]"), "others");
    row("SGF, a mark", sgf(";B[f5]TR[d6]"), "others");
    row("SGF, a grade", sgf(";B[f5]DO[]"), "others");
    row("SGF, a remark in a variation", sgf(";B[f5](;W[d6])(;W[f4]C[weak])"), "others");
    const auto pgn = [](const std::string &tags, const std::string &moves) {
        return "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2024.01.02\"]\n[Round \"-\"]\n"
               "[White \"Bob\"]\n[Black \"Ann\"]\n[Result \"33-31\"]\n"
               + tags + "\n\n" + moves;
    };
    row("PGN", pgn("", "1. f5 d6 {a remark} 2. c3 (2. c4) 33-31"), "");
    row("PGN, a clock", pgn("[TimeControl \"300+3\"]", "1. f5 d6"), "times");
    row("PGN, time left", pgn("", "1. f5 {[%clk 0:04:58]} d6"), "times");
    row("PGN, time taken", pgn("", "1. f5 {fast [%emt 0:00:02]} d6"), "times");
    row("PGN, a value", pgn("", "1. f5 {[%eval 2.00]} d6"), "values");
    row("PGN, a time and a value", pgn("", "1. f5 {[%eval 2.00] [%clk 0:04:58]} d6"),
        "times values");
    row("PGN, ratings", pgn("[BlackElo \"1800\"]", "1. f5 d6"), "others");
    row("PGN, a rating that is not known", pgn("[BlackElo \"?\"]", "1. f5 d6"), "");
    row("PGN, grades", pgn("", "1. f5 d6!?"), "others");
    row("PGN, grades by number", pgn("", "1. f5 d6 $1"), "others");
    row("PGN, an arrow", pgn("", "1. f5 {[%cal Gf5d6]} d6"), "others");
    row("JSON", R"({"moves":[{"m":"f5"},{"m":"d6"}]})", "");
    row("JSON, times", R"({"moves":[{"m":"f5","t":1200},{"m":"d6"}]})", "times");
    row("JSON, ratings", R"({"players":[{"id":"a","rating":1500}],"moves":[{"m":"f5"}]})",
        "others");
    row("moves", "f5d6c3", "");
    row("a board", startBoard + " X", "");
    row("a board with values", startBoard + " X; f5:+0; d3:+0;", "values");
    row("our own", "Tabuleiro game 1\ngame: othello\nclock: 300+2 287 150\nmoves: f5", "");
}

void TestForeignRecords::whatSavingDoesNotKeepIsKnown()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, unsaved);
    const auto record = readRecord(text.toStdString());
    QVERIFY2(record.ok(), record ? "" : record.error().text.c_str());
    QStringList found;
    if (record->unsaved.komi)
        found << "komi";
    if (record->unsaved.times)
        found << "times";
    if (record->unsaved.values)
        found << "values";
    if (record->unsaved.others)
        found << "others";
    QCOMPARE(found.join(' '), unsaved);
    QCOMPARE(record->unsaved.any(), !unsaved.isEmpty());
}

/// Of any kind of bracket; commands to programs, results and passes are none.
void TestForeignRecords::remarksAreKept()
{
    const auto commentOf = [](const std::string &text) {
        const auto record = readRecord(text);
        return record ? record->game.comment : record.error().text;
    };
    QCOMPARE(commentOf("f5 d6 (better was f4) c3"), std::string("better was f4"));
    QCOMPARE(commentOf("f5 {one} d6 (2. f4 (or f6) c3) c3 ; the end"),
             std::string("one\n2. f4 (or f6) c3\nthe end"));
    QCOMPARE(commentOf("f5 d6 c3 (20-44)"), std::string());
    QCOMPARE(commentOf("(20-44) f5 d6 c3"), std::string());
    QCOMPARE(commentOf("f5 {[%clk 0:04:58]} d6 {} ()"), std::string());
}

void TestForeignRecords::otherRulesAndBoardsAreLeftOut()
{
    for (const std::string &text :
         {std::string("(;GM[Othello]TY[6]BO[6 " + std::string(36, '-') + " *];)"),
          std::string("(;GM[Amazons]BO[10 x];)"), std::string("(;GM[1];B[aa])"),
          std::string("(;GM[2]SZ[10];B[aa])"), std::string("(;FF[4];B[aa])"),
          std::string("[Variant \"Othello 10x10\"]\nf5 d6"),
          std::string("[Variant \"6x6\"]\nf5 d6"),
          std::string(R"({"gtype":"reversi10","moves":[{"m":"f5"}]})"),
          std::string(R"({"moves":[{"m":"f5"}],"size":10})"),
          std::string(R"({"position":{"size":"6","moves":[{"m":"f5"}]}})"),
          std::string("[FEN \"8/8/8/8\"]\nf5 d6")}) {
        const auto found = readRecords(text);
        QVERIFY2(!found.ok(), text.c_str());
        QVERIFY2(found.error().text.find("expected") != std::string::npos,
                 found.error().text.c_str());
    }
}

void TestForeignRecords::whatIsNoMoveIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::newRow("no square") << "f5 d6 i9 c3" << 7;
    QTest::newRow("no square, glued") << "f5d6i9c3" << 5;
    QTest::newRow("no square first") << "f9d6" << 1;
    QTest::newRow("half") << "f5d" << 3;
    QTest::newRow("word between") << "f5 d6 and c3" << 7;
    QTest::newRow("illegal") << "1. f5 d6 2. a1" << 13;
    QTest::newRow("taken") << "f5-d6-f5" << 7;
    QTest::newRow("pass") << "f5 pass d6" << 4;
    QTest::newRow("full width") << QString("\uff26\uff15 \uff21\uff11") << 4;
    QTest::newRow("behind the end") << "e6f4e3f6g5d6e7f5c5 a1" << 20;
    QTest::newRow("remark without its end") << "f5 {a remark d6" << 4;
}

void TestForeignRecords::whatIsNoMoveIsNamed()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    const auto found = readRecords(text.toStdString());
    QVERIFY(!found.ok());
    QVERIFY2(int(found.error().place.column) == column, found.error().text.c_str());
    QCOMPARE(found.error().place.line, std::size_t(1));
}

void TestForeignRecords::aSideThatIsMissingIsSaid()
{
    std::string later = startBoard;
    later[37] = 'X'; // f5 is played, and e5 turned
    later[36] = 'X';
    const auto found = readRecords(later);
    QVERIFY(found.ok() && sideToMove(found->records.front().game.start) == Side::Second);
    QCOMPARE(found->warnings.size(), std::size_t(1));
    QVERIFY(found->warnings.front().error.text.ends_with(
        "the board has no side to move; White is assumed"));
    QVERIFY(readRecords(later + " O")->warnings.empty());
}

void TestForeignRecords::belowAWrongVariationNothingIsRead()
{
    // b6 would be legal behind f5, and is written behind a1, which is not.
    const auto found = readRecords("(;GM[2];B[fe](;W[df];B[cc])(;W[aa](;W[ff];B[fg])(;W[df])))");
    QCOMPARE(found->records.size(), std::size_t(1));
    QCOMPARE(found->records[0].game.moves.size(), std::size_t(3));
    QVERIFY(found->records[0].game.variations.empty());
    QCOMPARE(found->warnings.size(), std::size_t(1));
    QCOMPARE(found->skipped, std::size_t(0));
}

void TestForeignRecords::manyGamesBehindOneTagAreEachRead()
{
    const std::string remark(5000, 'x');
    std::string text = "[Event \"Open\"]\n\n";
    for (int i = 0; i < 40; ++i)
        text += "1. f5 d6 2. c3 {" + (i % 3 == 0 ? remark : std::string("a remark")) + "} 1-0\n";
    const auto found = readRecords(text);
    QCOMPARE(found->records.size(), std::size_t(40));
    for (std::size_t i = 0; i < found->records.size(); ++i) {
        QCOMPARE(found->records[i].game.moves.size(), std::size_t(3));
        QCOMPARE(found->records[i].game.comment.size(), i % 3 == 0 ? remark.size() : 8);
    }
    QVERIFY(found->warnings.empty());
}

/// Seconds; were each line counted from the beginning of the text, hours.
void TestForeignRecords::longListsAreReadSoon()
{
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += i % 3 == 0 ? "f5d6c3\n" : i % 3 == 1 ? startBoard + " X\n" : "f5a1\n";
    const auto found = readRecords(text);
    QVERIFY(found.ok());
    QCOMPARE(found->records.size(), std::size_t(66'667));
    QCOMPARE(found->records.back().line, std::size_t(100'000));
    QCOMPARE(found->warnings.size(), std::size_t(201));
}

QTEST_APPLESS_MAIN(TestForeignRecords)
#include "tst_foreignrecords.moc"
