#include "core/tictactoe.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

/// The smallest text that a rotation or reflection of the board has.
std::string canonical(const TicTacToe &position)
{
    const std::string text = position.toText();
    std::string smallest = text;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        std::string image = text;
        for (std::size_t square = 0; square < 9; ++square) {
            std::size_t x = square % 3;
            std::size_t y = square / 3;
            if ((symmetry & 1) != 0)
                x = 2 - x;
            if ((symmetry & 2) != 0)
                y = 2 - y;
            if ((symmetry & 4) != 0)
                std::swap(x, y);
            image[y * 3 + x] = text[square];
        }
        smallest = std::min(smallest, image);
    }
    return smallest;
}

struct Games
{
    std::map<int, int> byLengthWonByFirst;
    std::map<int, int> byLengthWonBySecond;
    std::map<int, int> byLengthDrawn;
};

void playAll(const TicTacToe &position, int length, Games &games,
             std::map<std::string, TicTacToe> &seen)
{
    seen.emplace(position.toText(), position);
    if (position.isOver()) {
        auto &counts = position.score() > 0   ? games.byLengthWonByFirst
                       : position.score() < 0 ? games.byLengthWonBySecond
                                              : games.byLengthDrawn;
        ++counts[length];
    }
    for (const Move move : position.legalMoves())
        playAll(after(position, move), length + 1, games, seen);
}

} // namespace

/// The whole game against its known numbers.
class TestTicTacToe : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { playAll(TicTacToe(), 0, m_games, m_positions); }
    void allGamesAreThoseKnownByLength();
    void allPositionsAreThoseKnownByMarks();
    void finishedPositionsAreThoseKnown();
    void aLineIsThreeOfEachRowColumnAndDiagonal();
    void aPositionThatTurnsCannotReachIsRefused_data();
    void aPositionThatTurnsCannotReachIsRefused();

private:
    Games m_games;
    std::map<std::string, TicTacToe> m_positions;
};

void TestTicTacToe::allGamesAreThoseKnownByLength()
{
    // 131,184 won by X, 77,904 by O and 46,080 draws: 255,168 games.
    QCOMPARE(m_games.byLengthWonByFirst, (std::map<int, int>{{5, 1440}, {7, 47952}, {9, 81792}}));
    QCOMPARE(m_games.byLengthWonBySecond, (std::map<int, int>{{6, 5328}, {8, 72576}}));
    QCOMPARE(m_games.byLengthDrawn, (std::map<int, int>{{9, 46080}}));
}

void TestTicTacToe::allPositionsAreThoseKnownByMarks()
{
    std::map<int, int> byMarks;
    std::map<int, std::set<std::string>> essential;
    for (const auto &[text, position] : m_positions) {
        const int marks = 9 - std::popcount(unsigned(position.emptySquares()));
        ++byMarks[marks];
        essential[marks].insert(canonical(position));
    }
    const std::vector<int> known{1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78};
    const std::vector<int> knownEssential{1, 3, 12, 38, 108, 174, 204, 153, 57, 15};
    for (int marks = 0; marks <= 9; ++marks) {
        QCOMPARE(byMarks[marks], known[std::size_t(marks)]);
        QCOMPARE(int(essential[marks].size()), knownEssential[std::size_t(marks)]);
    }
    QCOMPARE(m_positions.size(), 5478u);
}

void TestTicTacToe::finishedPositionsAreThoseKnown()
{
    std::map<int, int> byScore;
    std::map<int, std::set<std::string>> essential;
    for (const auto &[text, position] : m_positions) {
        if (position.isOver()) {
            ++byScore[position.score()];
            essential[position.score()].insert(canonical(position));
        }
    }
    QCOMPARE(byScore, (std::map<int, int>{{1, 626}, {-1, 316}, {0, 16}}));
    QCOMPARE(essential[1].size(), 91u);
    QCOMPARE(essential[-1].size(), 44u);
    QCOMPARE(essential[0].size(), 3u);
}

void TestTicTacToe::aLineIsThreeOfEachRowColumnAndDiagonal()
{
    for (unsigned marks = 0; marks < 512; ++marks) {
        const auto at = [marks](int x, int y) { return ((marks >> (3 * y + x)) & 1) != 0; };
        bool line = (at(0, 0) && at(1, 1) && at(2, 2)) || (at(2, 0) && at(1, 1) && at(0, 2));
        for (int i = 0; i < 3; ++i)
            line = line || (at(i, 0) && at(i, 1) && at(i, 2)) || (at(0, i) && at(1, i) && at(2, i));
        QCOMPARE(TicTacToe::hasLine(static_cast<TicTacToe::Mask>(marks)), line);
    }
}

void TestTicTacToe::aPositionThatTurnsCannotReachIsRefused_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("firstToMove");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("shared square") << 0001 << 0011 << true << QByteArray("twice");
    QTest::newRow("outside") << 01000 << 0 << false << QByteArray("outside");
    QTest::newRow("two ahead") << 0003 << 0 << false << QByteArray("X has 2");
    QTest::newRow("ahead and to move") << 0001 << 0 << true << QByteArray("to move");
    QTest::newRow("two lines") << 0007 << 0070 << true << QByteArray("both have a line");
}

void TestTicTacToe::aPositionThatTurnsCannotReachIsRefused()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(bool, firstToMove);
    QFETCH(QByteArray, expected);
    const auto position =
        TicTacToe::create(static_cast<TicTacToe::Mask>(first), static_cast<TicTacToe::Mask>(second),
                          firstToMove ? Side::First : Side::Second);
    QVERIFY(!position);
    QVERIFY2(QByteArray(position.error().text.c_str()).contains(expected),
             position.error().text.c_str());
}

QTEST_APPLESS_MAIN(TestTicTacToe)
#include "tst_tictactoe.moc"
