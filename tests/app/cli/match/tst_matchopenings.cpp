#include "app/cli/match/matchopenings.h"

#include "ai/othello/othelloengine.h"
#include "core/notation.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace cli::match;

class TestMatchOpenings : public QObject
{
    Q_OBJECT

private slots:
    void openingsAreBalancedAndDiffer();
    void moreOpeningsBeginLikeFewer();
    void openingsAreRead();
    void finishedGamesAloneHaveTheirWarnings();
    void manyFinishedGamesAreNotAllNamed();
    void wrongOpeningsAreReported_data();
    void wrongOpeningsAreReported();
};

namespace {

/// "f5d6c3".
std::string movesText(const MatchOpening &opening)
{
    std::string text;
    for (const core::Move move : opening.moves)
        text += core::squareName(move.code(), 8);
    return text;
}

} // namespace

void TestMatchOpenings::openingsAreBalancedAndDiffer()
{
    const auto openings = pickOpenings({.plies = 6, .balance = 2, .seed = 3}, 12, 2, {});
    QCOMPARE(openings.size(), std::size_t(12));
    std::set<std::string> positions;
    ai::othello::OthelloEngine engine;
    for (const MatchOpening &opening : openings) {
        const core::Othello position = positionAfter(opening);
        QCOMPARE(opening.moves.size(), std::size_t(6));
        QVERIFY(positions.insert(position.toText()).second);
        // Searched afresh, another depth may differ a little.
        const int score = *engine.think(position, {.depth = 10}).value;
        QVERIFY2(std::abs(score) <= 6, position.toText().c_str());
    }
    // The first move is the same but for symmetry: one opening of one ply, none more.
    QVERIFY(pickOpenings({.plies = 1, .balance = 64, .seed = 1}, 5, 1, {}).size() == 1);
}

void TestMatchOpenings::moreOpeningsBeginLikeFewer()
{
    const auto few = pickOpenings({.plies = 5, .balance = 3, .seed = 9}, 4, 1, {});
    auto more = pickOpenings({.plies = 5, .balance = 3, .seed = 9}, 9, 2, {});
    QCOMPARE(few.size(), std::size_t(4));
    QCOMPARE(more.size(), std::size_t(9));
    more.resize(4);
    QVERIFY(few == more);
    QVERIFY(few != pickOpenings({.plies = 5, .balance = 3, .seed = 10}, 4, 1, {}));
}

void TestMatchOpenings::openingsAreRead()
{
    const std::string board = core::Othello().toText();
    std::vector<core::Error> warnings;
    const auto read = readOpenings(
        "# a list\n\nf5d6c3\r\n F5 d6; tiger\nf5a1\n" + board + "; % b\n", "list", warnings);
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    const std::vector<MatchOpening> &openings = *read;
    QCOMPARE(openings.size(), std::size_t(3));
    QCOMPARE(movesText(openings[0]), std::string("f5d6c3"));
    QCOMPARE(movesText(openings[1]), std::string("f5d6"));
    // A wrong line costs itself alone.
    QCOMPARE(warnings.size(), std::size_t(1));
    QVERIFY(warnings[0].text.starts_with("list: line 5, column 3, "));
    QVERIFY(openings[2] == (MatchOpening{core::Othello(), {}}));

    warnings.clear();
    const auto mixed =
        readOpenings("(;GM[2]RU[reverse];B[fe])(;GM[2]KM[2];B[fe];W[df])", "two", warnings);
    QCOMPARE(mixed->size(), std::size_t(2));
    QCOMPARE(warnings.size(), std::size_t(2));
    QCOMPARE(warnings[0].text,
             std::string("two: games with a komi: 1; discs are counted without it"));
    QCOMPARE(warnings[1].text,
             std::string("two: openings of Reverse Othello, whose games the fewest discs win: 1 of "
                         "2"));
}

/// What other readers say of a file is said where there is nothing to play from, too.
void TestMatchOpenings::finishedGamesAloneHaveTheirWarnings()
{
    const std::string over = "B[E6]W[F4]B[E3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5];)";
    const std::string begin =
        "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]";
    std::vector<core::Error> warnings;
    const auto read = readOpenings(
        begin + "RE[-24]" + over + begin + "KM[2]" + over + begin + "B[A1];)", "list", warnings);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text, std::string("list: line 1: the game is over; expected a position "
                                            "from which it can be played"));
    QCOMPARE(warnings.size(), std::size_t(3));
    QVERIFY2(warnings[0].text.find("the result \"-24\" is not that of the moves")
                 != std::string::npos,
             warnings[0].text.c_str());
    QVERIFY2(warnings[1].text.find("a1 turns no disc") != std::string::npos,
             warnings[1].text.c_str());
    QVERIFY2(warnings[2].text.find("games with a komi: 1") != std::string::npos,
             warnings[2].text.c_str());
}

void TestMatchOpenings::manyFinishedGamesAreNotAllNamed()
{
    std::string text = "f5d6\n";
    for (int i = 0; i < 250; ++i)
        text += "e6f4e3f6g5d6e7f5c5\n";
    std::vector<core::Error> warnings;
    const auto read = readOpenings(text, "list", warnings);
    QCOMPARE(read->size(), std::size_t(1));
    QCOMPARE(warnings.size(), std::size_t(201));
    QCOMPARE(warnings.back().text, std::string("list: and 50 more"));
}

void TestMatchOpenings::wrongOpeningsAreReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("illegal") << QByteArray("f5f6a1") << "list: line 1, column 5, byte 5: move 3, ";
    QTest::newRow("half a move") << QByteArray("f5d") << "list: line 1, column 3, ";
    QTest::newRow("pass") << QByteArray("f5pass") << "list: line 1, column 3, ";
    QTest::newRow("over") << QByteArray("X").repeated(60) + "---- X"
                          << "list: line 1: the game is over";
    // A file that is no text has no lines.
    QByteArray wthor(16 + 68, '\0');
    const QByteArray begin = QByteArray::fromHex("141a010101000000"
                                                 "0000e40708001800")
                                 .left(16);
    wthor.replace(0, begin.size(), begin);
    const QByteArray moves = "e6f4e3f6g5d6e7f5c5";
    for (qsizetype i = 0; i + 1 < moves.size(); i += 2)
        wthor[16 + 8 + i / 2] = char(10 * (moves[i + 1] - '0') + moves[i] - 'a' + 1);
    wthor[16 + 6] = 64;
    QTest::newRow("over, of WTHOR") << wthor << "list: game 1: the game is over";
    // A remark on a game is not why there is no opening.
    QTest::newRow("over, with another result")
        << QByteArray("e6f4e3f6g5d6e7f5c5 20-44") << "list: line 1: the game is over";
}

void TestMatchOpenings::wrongOpeningsAreReported()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    std::vector<core::Error> warnings;
    const auto openings = readOpenings(text.toStdString(), "list", warnings);
    QVERIFY(!openings.ok());
    QVERIFY2(QString::fromStdString(openings.error().text).startsWith(message),
             openings.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestMatchOpenings)
#include "tst_matchopenings.moc"
