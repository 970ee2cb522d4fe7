#include "core/format/records.h"
#include "core/format/transcript.h"
#include "tests/core/format/foreigntexts.h"

#include <QTest>

#include <string>
#include <vector>

using namespace core;
using namespace core::format;

/// What stands above, below and beside the games and boards of a text.
class TestHeadings : public QObject
{
    Q_OBJECT

private slots:
    void headingsAreOfTheirGames_data();
    void headingsAreOfTheirGames();
    void titlesNameTheRule_data();
    void titlesNameTheRule();
    void aTitleOfGamesNamesTheRuleOfAll();
    void whoMovesStandsBesideTheBoard_data();
    void whoMovesStandsBesideTheBoard();
    void eachBoardHasItsOwnSide();
};

void TestHeadings::headingsAreOfTheirGames_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("games");
    const auto row = [](const char *name, const char *text, const char *games) {
        QTest::newRow(name) << QByteArray(text) << QString(games);
    };
    row("above", "al - zo\nf5d6c3\n\nzo - al\nf5f6e6\n", "al zo: f5d6c3; zo al: f5f6e6");
    row("above, results in them", "al 37-27 zo\nf5d6c3\nzo 30-34 al\nf5f6e6\n",
        "al zo: f5d6c3; zo al: f5f6e6");
    row("above, apart", "al - zo\n\nf5d6c3\n\nzo - al\n\nf5f6e6\n", "al zo: f5d6c3; zo al: f5f6e6");
    row("above, results below", "al - zo\nf5d6c3\n37-27\nzo - al\nf5f6e6\n30-34\n",
        "al zo: f5d6c3 37-27; zo al: f5f6e6 30-34");
    row("above, of several lines", "Round 1\nal - zo\nf5d6c3\nRound 2\nzo - al\nf5f6e6\n",
        "Round al zo: f5d6c3; Round zo al: f5f6e6");
    row("above, games over several lines", "al - zo\nf5d6c3\nd3c4\n\nzo - al\nf5f6e6\nf4\n",
        "al zo: f5d6c3d3c4; zo al: f5f6e6f4");
    row("above, from the second", "f5d6c3\n\nzo - al\nf5f6e6\n", ": f5d6c3; zo al: f5f6e6");
    row("above, between blank lines", "f5d6c3\n\nzo - al\n\nf5f6e6\n", ": f5d6c3; zo al: f5f6e6");
    row("above, between strokes, without blank lines", "f5d6c3d3\n---- zo al ----\nf5f6e6\n",
        ": f5d6c3d3; zo al: f5f6e6");
    row("above, between strokes", "---- al zo ----\nf5d6c3\n\n--- zo al ---\nf5f6e6\n",
        "al zo: f5d6c3; zo al: f5f6e6");
    row("counts of sides", "f5d6c3\nBlack: 40 White: 24\nf5f6e6\nW 34 B 30\n",
        ": f5d6c3 40-24; : f5f6e6 30-34");
    row("below", "f5d6c3\nal - zo\nf5f6e6\nzo - al\n", "al zo: f5d6c3; zo al: f5f6e6");
    row("below, apart", "f5d6c3\n\nal - zo\n\nf5f6e6\n\nzo - al\n", "al zo: f5d6c3; zo al: f5f6e6");
    row("dates", "2001-05-03 al - zo\nf5d6c3\n2001-05-04 zo - al\nf5f6e6\n",
        "al zo: f5d6c3; zo al: f5f6e6");
    row("dates without zeros", "2024-5-6 f5d6c3\n12-11-10 f5f6e6\n", ": f5d6c3; : f5f6e6");
    row("names of squares", "d3 club - c4 club\nf5d6c3\n\nc4 club - d3 club\nf5f6e6\n",
        "d3 club - c4 club: f5d6c3; c4 club - d3 club: f5f6e6");
}

void TestHeadings::headingsAreOfTheirGames()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, games);
    const auto found = readRecords(text.toStdString());
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QStringList read;
    for (const Record &record : found->records)
        read << QString::fromStdString(
            record.label + ": " + writeTranscript(record.game.start, record.game.moves)
            + (record.game.result.empty() ? "" : " " + record.game.result));
    QCOMPARE(read.join("; "), games);
    QCOMPARE(found->skipped, std::size_t(0));
}

void TestHeadings::titlesNameTheRule_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("reverse");
    const auto row = [](const char *name, const std::string &text, bool reverse) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << reverse;
    };
    row("a heading", "Reverse Othello: al - zo\nf5d6c3d3\n", true);
    row("a heading with brackets", "Othello (reverse), Ann - Bob\n\nf5 d6 c3 d3 c4\n", true);
    row("a heading of a short game", "Reverse Othello, game 1\n\nf5 d6 c3\n", true);
    row("an accent", "Misère Othello\nf5d6c3d3\n", true);
    row("behind", "f5d6c3d3 al - zo, anti-reversi", true);
    row("in brackets before", "{Othello (reverse)} f5d6c3d3", true);
    row("an event", "[Event \"Anti-Othello Open\"]\n\n1. f5 d6 2. c3 d3 *\n", true);
    row("an event beside a rule",
        "[Event \"Anti-Othello Open\"]\n[Rules \"normal\"]\n\n1. f5 d6 2. c3 d3 *\n", false);
    row("SGF", "(;GM[2]EV[Reverse Reversi Cup];B[f5];W[d6])", true);
    row("SGF, rules not known", "(;GM[2]EV[Reverse Reversi Cup]RU[?];B[f5];W[d6])", true);
    row("a board", "Reverse Othello, X to move\n" + startBoard + "\n", true);
    row("a board below a blank line", "Reverse Othello\n\n" + startBoard + " X\n", true);
    row("another word", "The reverse of the medal\nf5d6c3d3c4\n", false);
    row("a remark between moves", "f5d6 {in reverse Othello bad} c3d3", false);
}

void TestHeadings::titlesNameTheRule()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, reverse);
    const auto found = readRecords(text.toStdString());
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QCOMPARE(found->records.size(), std::size_t(1));
    const auto *const start = std::get_if<Othello>(&found->records.front().game.start);
    QCOMPARE(start->rule() == Othello::Rule::Fewest, reverse);
}

/// A title of one game is of that alone, a title of games of all.
void TestHeadings::aTitleOfGamesNamesTheRuleOfAll()
{
    const auto rules = [](const std::string &title) {
        QString all;
        const auto found = readRecords(title + "\n\nf5d6c3d3c4\n\nf5f6e6f4e3\n\nf5d6c4d3c3\n");
        for (const Record &record : found->records)
            all += std::get<Othello>(record.game.start).rule() == Othello::Rule::Fewest ? 'r' : 'u';
        return all;
    };
    QCOMPARE(rules("Reverse Othello games"), QString("rrr"));
    QCOMPARE(rules("Matches of anti-reversi"), QString("rrr"));
    QCOMPARE(rules("Reverse Othello"), QString("ruu"));
    QCOMPARE(rules("Othello games"), QString("uuu"));
    // Of a game that has a heading of its own that says otherwise, and of a heading of one.
    QCOMPARE(rules("Reverse Othello games\n\nf5d6c3d3c4\n\nOthello, Ann - Bob"), QString("rurr"));
    QCOMPARE(rules("Reverse Othello Games 2024, Ann - Bob\nf5d6c3d3c4"), QString("ruuu"));
}

void TestHeadings::whoMovesStandsBesideTheBoard_data()
{
    QTest::addColumn<QByteArray>("text");
    const std::string rows = [] {
        std::string all;
        for (std::size_t row = 0; row < 8; ++row)
            all += startBoard.substr(8 * row, 8) + "\n";
        return all;
    }();
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("above", "White to move\n" + rows);
    row("above, with a name", "Board 7, side to move: O\n" + rows);
    row("below", rows + "White's turn\n");
    row("below the letters", "  A B C D E F G H\n" + rows + "  A B C D E F G H\nWhite to move\n");
    row("above a blank line", "White to move:\n\n  a b c d e f g h\n" + rows);
    row("above a line", "White to play\n" + startBoard + "\n");
}

void TestHeadings::eachBoardHasItsOwnSide()
{
    std::string rows;
    for (std::size_t row = 0; row < 8; ++row) {
        for (const char c : startBoard.substr(8 * row, 8))
            rows += std::string(1, c) + ' ';
        rows += '\n';
    }
    const std::string white = "White to move";
    const std::string black = "Black to move";
    const auto lines = [](const std::vector<std::string> &all) {
        std::string text;
        for (const std::string &line : all)
            text.append(line).append("\n");
        return text;
    };
    for (const std::string &text :
         {lines({white, "", rows, black, "", rows}), lines({white, rows + black, rows}),
          lines({rows + white, "--------", rows + black}),
          lines({"-----------------", rows + white, "", "--- 2 ---", rows + black})}) {
        const auto found = readRecords(text);
        QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
        QCOMPARE(found->records.size(), std::size_t(2));
        QCOMPARE(sideToMove(found->records[0].game.start), Side::Second);
        QCOMPARE(sideToMove(found->records[1].game.start), Side::First);
        QVERIFY2(found->warnings.empty(), text.c_str());
    }
}

void TestHeadings::whoMovesStandsBesideTheBoard()
{
    QFETCH(QByteArray, text);
    const auto found = readRecords(text.toStdString());
    QVERIFY2(found.ok(), found ? "" : found.error().text.c_str());
    QCOMPARE(found->records.size(), std::size_t(1));
    QCOMPARE(sideToMove(found->records.front().game.start), Side::Second);
    QVERIFY(found->warnings.empty());
}

QTEST_APPLESS_MAIN(TestHeadings)
#include "tst_headings.moc"
