#include "app/cli/match/matchopenings.h"

#include "ai/othello/othelloengine.h"
#include "core/notation.h"

#include <QTest>

#include <set>

using namespace cli::match;

class TestMatchOpenings : public QObject
{
    Q_OBJECT

private slots:
    void openingsAreBalancedAndDiffer();
    void moreOpeningsBeginLikeFewer();
    void openingsAreRead();
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
    const auto openings = drawOpenings({.plies = 6, .balance = 2, .seed = 3}, 12, 2, {});
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
    QVERIFY(drawOpenings({.plies = 1, .balance = 64, .seed = 1}, 5, 1, {}).size() == 1);
}

void TestMatchOpenings::moreOpeningsBeginLikeFewer()
{
    const auto few = drawOpenings({.plies = 5, .balance = 3, .seed = 9}, 4, 1, {});
    auto more = drawOpenings({.plies = 5, .balance = 3, .seed = 9}, 9, 2, {});
    QCOMPARE(few.size(), std::size_t(4));
    QCOMPARE(more.size(), std::size_t(9));
    more.resize(4);
    QVERIFY(few == more);
    QVERIFY(few != drawOpenings({.plies = 5, .balance = 3, .seed = 10}, 4, 1, {}));
}

void TestMatchOpenings::openingsAreRead()
{
    const std::string board = core::Othello().toText();
    const auto read =
        readOpenings("# a list\n\nf5d6c3\r\n F5 d6; tiger\nf5a1\n" + board + "; % b\n", "list");
    QVERIFY2(read.ok(), read ? "" : read.error().text.c_str());
    const std::vector<MatchOpening> &openings = read->openings;
    QCOMPARE(openings.size(), std::size_t(3));
    QCOMPARE(movesText(openings[0]), std::string("f5d6c3"));
    QCOMPARE(movesText(openings[1]), std::string("f5d6"));
    // A wrong line costs itself alone.
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QVERIFY(read->warnings[0].text.starts_with("list: line 5, column 3, "));
    QVERIFY(openings[2] == (MatchOpening{core::Othello(), {}}));

    const auto mixed = readOpenings("(;GM[2]RU[reverse];B[fe])(;GM[2]KM[2];B[fe];W[df])", "two");
    QCOMPARE(mixed->openings.size(), std::size_t(2));
    QCOMPARE(mixed->warnings.size(), std::size_t(2));
    QCOMPARE(mixed->warnings[0].text,
             std::string("two: games with a komi: 1; discs are counted without it"));
    QCOMPARE(mixed->warnings[1].text,
             std::string("two: openings of Reverse Othello, whose games the fewest discs win: 1 of "
                         "2"));
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
    const auto openings = readOpenings(text.toStdString(), "list");
    QVERIFY(!openings.ok());
    QVERIFY2(QString::fromStdString(openings.error().text).startsWith(message),
             openings.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestMatchOpenings)
#include "tst_matchopenings.moc"
