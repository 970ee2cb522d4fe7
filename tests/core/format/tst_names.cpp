#include "core/format/records.h"
#include "core/format/transcript.h"

#include <QTest>

using namespace core;
using namespace core::format;

/// Names before the moves of a line that hold what could be squares.
class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void namesAreNoMoves_data();
    void namesAreNoMoves();
    void movesAreNoNames_data();
    void movesAreNoNames();
    void aListKeepsItsNames();
    void aNameMayStandAboveItsMoves();
    void behindABoardAMoveIsOne();
    void aSquareBeforeTheMovesIsNoVariation();
    void whatFollowsAResultIsOfTheSameGame();
    void aTagMayEndWithABackslash();
};

void TestNames::namesAreNoMoves_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"B4 line", "C4 variation:", "C4 variation", "a1 club",
                             "a1 club:", "B4-line", "f5 club:", "f5 club", "B2 Bomber",
                             "h8 cafe 1.", "C4 - Rose:", "G7:", "A4 vs B2:", "Rose B4 line",
                             "Rose, line of the year 2001:", "e4 is taken:", "2. C4 line"})
        QTest::newRow(name) << name;
}

void TestNames::namesAreNoMoves()
{
    QFETCH(QString, name);
    for (const QString &moves :
         {QString("f5d6c3"), QString("F5 D6 C3"), QString("1. f5 d6 2. c3")}) {
        const std::string text = (name + ' ' + moves).toStdString();
        const auto read = readRecord(text);
        QVERIFY2(read.ok(), text.c_str());
        QCOMPARE(writeTranscript(read->game.start, read->game.moves), std::string("f5d6c3"));
        QVERIFY2(!read->label.empty() && text.starts_with(read->label), read->label.c_str());
    }
}

void TestNames::movesAreNoNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, const char *message) {
        QTest::newRow(text) << text << message;
    };
    // No name stands between the square that is wrong and the others.
    row("b4 f5 d6 c3", "move 1, \"b4\": b4 turns no disc; a legal square is d3");
    row("A1 f5d6c3", "move 1, \"A1\": a1 turns no disc; a legal square is d3");
    row("1. a1 f5", "move 1, \"a1\": a1 turns no disc; a legal square is d3");
    row("e4 f5d6c3", "move 1, \"e4\": e4 is taken; expected an empty square");
    // A mistyped square is none either.
    row("f5 dg c4 c3", "\"dg\"; expected a square such as f5, or pass");
    // Of what goes on behind several moves nothing is left out.
    row("f5 d6 line c4 d3", "\"line\"; expected a square such as f5, or pass");
    row("f5 d6 line: c4 d3", "\"line\"; expected a square such as f5, or pass");
}

void TestNames::movesAreNoNames()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const auto read = readRecord(text.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().message()), message);
}

void TestNames::aListKeepsItsNames()
{
    const auto found = readRecords("B4 line f5d6c3\nC4 variation: f5d6c3\nf5f6e6\na1 club d3c3\n");
    QVERIFY(found.ok());
    QVERIFY(found->warnings.empty());
    QCOMPARE(found->records.size(), std::size_t(4));
    QCOMPARE(found->records[0].label, std::string("B4 line"));
    QCOMPARE(found->records[1].label, std::string("C4 variation"));
    QCOMPARE(found->records[3].label, std::string("a1 club"));
}

void TestNames::aNameMayStandAboveItsMoves()
{
    const auto read = readRecord("C4 line\nf5d6c3\n");
    QVERIFY(read.ok());
    QCOMPARE(read->game.moves.size(), std::size_t(3));
    QCOMPARE(read->label, std::string("C4 line"));
}

/// There a first move may be a second one as well.
void TestNames::behindABoardAMoveIsOne()
{
    const auto start = readRecord("f5d6");
    QVERIFY(start.ok());
    const Transcript read = readTranscript("c3 line c4", endOf(*start));
    QVERIFY(read.error.has_value());
    QCOMPARE(read.understood, std::size_t(1));
    QVERIFY(!readTranscript("b4 line c4", endOf(*start)).error);
}

void TestNames::aSquareBeforeTheMovesIsNoVariation()
{
    const auto read = readRecord("Rose (C4) f5d6c3");
    QVERIFY(read.ok());
    QCOMPARE(read->game.comment, std::string("C4"));
    QVERIFY(!read->unsaved.variations);
    QVERIFY(readRecord("f5 d6 (1... f6) c3")->unsaved.variations);
}

/// "c3" alone would be a game of tic-tac-toe.
void TestNames::whatFollowsAResultIsOfTheSameGame()
{
    const auto found = readRecords("f5 d6 40-24 c3");
    QVERIFY(found.ok());
    QCOMPARE(found->records.size(), std::size_t(1));
    QCOMPARE(found->skipped, std::size_t(1));
    QCOMPARE(found->warnings[0].error.text,
             std::string("line 1, column 13, byte 13: move 1, \"c3\": c3 turns no disc; a legal "
                         "square is d3"));
    QCOMPARE(readRecords("f5 d6 40-24 f5 f6")->records.size(), std::size_t(2));
    // How a game ended is a result, no name.
    for (const std::string end : {"White wins by 24", "Black resigns", "White lost on time"}) {
        const auto read = readRecord("f5 d6 c3 " + end);
        QVERIFY(read.ok());
        QCOMPARE(read->game.result, end);
        QVERIFY(read->label.empty());
    }
}

void TestNames::aTagMayEndWithABackslash()
{
    const auto read = readRecord("[Black \"Ann\\\\\"]\n[White \"Bob \\\"]\\\"\"]\n\n1. f5 d6 *\n");
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    QCOMPARE(read->game.players[0], std::string("Ann\\"));
    QCOMPARE(read->game.players[1], std::string("Bob \"]\""));
}

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
