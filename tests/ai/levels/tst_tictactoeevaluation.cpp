#include "ai/levels/tictactoeevaluation.h"
#include "tests/support/positions.h"

#include <QTest>

#include <map>

using core::Move;
using core::Side;
using core::TicTacToe;

namespace {

/// The eight lines as three letters each, read from the board's text.
std::vector<std::string> lineTexts(const std::string &board)
{
    std::vector<std::string> lines;
    const auto at = [&board](int x, int y) { return board[std::size_t(y) * 3 + std::size_t(x)]; };
    for (int i = 0; i < 3; ++i) {
        lines.push_back({at(0, i), at(1, i), at(2, i)});
        lines.push_back({at(i, 0), at(i, 1), at(i, 2)});
    }
    lines.push_back({at(0, 0), at(1, 1), at(2, 2)});
    lines.push_back({at(2, 0), at(1, 1), at(0, 2)});
    return lines;
}

/// How many lines a side has once it has filled every empty square.
int linesWhenFilled(std::string board, char side)
{
    std::replace(board.begin(), board.end(), '-', side);
    const auto lines = lineTexts(board);
    return static_cast<int>(std::count(lines.begin(), lines.end(), std::string(3, side)));
}

int pointsByText(const std::string &board, char own, char other)
{
    int points = 0;
    for (std::string line : lineTexts(board)) {
        if (line == std::string(3, own))
            return ai::infinity;
        if (line == std::string(3, other))
            return -ai::infinity;
        std::sort(line.begin(), line.end());
        const auto is = [&line](char a, char b) { return line == std::string{'-', a, b}; };
        points += is(own, own)       ? 10
                  : is('-', own)     ? 1
                  : is(other, other) ? -10
                  : is('-', other)   ? -1
                                     : 0;
    }
    return points;
}

} // namespace

/// The articles' heuristics, computed again in the way that they are worded, in every position.
class TestTicTacToeEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void openLinesAreThoseThatFillingWouldComplete();
    void linePointsAreThoseOfTheLinesAsText();
    void aCompletedLineOutweighsOpenOnes();
    void theSoonerWinIsWorthMore();
    void ordersAreStableAndByRank();

private:
    const std::map<std::string, TicTacToe> m_positions = support::ticTacToePositions();
};

void TestTicTacToeEvaluation::openLinesAreThoseThatFillingWouldComplete()
{
    for (const auto &[text, position] : m_positions) {
        const std::string board = text.substr(0, 9);
        const int difference = linesWhenFilled(board, 'X') - linesWhenFilled(board, 'O');
        QCOMPARE(ai::OpenLines()(position, Side::First), difference);
        QCOMPARE(ai::OpenLines()(position, Side::Second), -difference);
    }
}

void TestTicTacToeEvaluation::linePointsAreThoseOfTheLinesAsText()
{
    for (const auto &[text, position] : m_positions) {
        const std::string board = text.substr(0, 9);
        QCOMPARE(ai::LinePoints()(position, Side::First), pointsByText(board, 'X', 'O'));
        QCOMPARE(ai::LinePoints()(position, Side::Second), pointsByText(board, 'O', 'X'));
    }
}

void TestTicTacToeEvaluation::aCompletedLineOutweighsOpenOnes()
{
    for (const auto &[text, position] : m_positions) {
        const int value = ai::OpenLinesOrWin()(position, Side::First);
        if (position.score() == 0)
            QCOMPARE(value, ai::OpenLines()(position, Side::First));
        else
            QVERIFY(position.score() * value > 8);
        QCOMPARE(ai::OpenLinesOrWin()(position, Side::Second), -value);
    }
}

void TestTicTacToeEvaluation::theSoonerWinIsWorthMore()
{
    const auto value = [](const char *text) {
        return ai::OpenLinesOrWin()(*TicTacToe::parse(text), Side::First);
    };
    QVERIFY(value("XXXOO---- O") > value("XXXOO-X-O O"));
    QVERIFY(value("OOOXX-X-- X") < value("OOOXX-XXO X"));
}

void TestTicTacToeEvaluation::ordersAreStableAndByRank()
{
    for (const auto &order : {ai::SquareOrder::centreCornersEdges(),
                              ai::SquareOrder::cornersFirst(), ai::SquareOrder::edgesFirst()}) {
        for (const auto &[text, position] : m_positions) {
            const auto given = position.legalMoves();
            std::vector<Move> expected(given.begin(), given.end());
            std::stable_sort(expected.begin(), expected.end(), [&order](Move a, Move b) {
                return order.rank[a.code()] < order.rank[b.code()];
            });
            auto moves = position.legalMoves();
            order(position, moves);
            QVERIFY(std::equal(moves.begin(), moves.end(), expected.begin(), expected.end()));
        }
    }
    auto moves = TicTacToe().legalMoves();
    ai::SquareOrder::centreCornersEdges()(TicTacToe(), moves);
    QCOMPARE(int(moves[0].code()), 4);
    QCOMPARE(int(moves[1].code()), 0);
    QCOMPARE(int(moves[5].code()), 1);
}

QTEST_APPLESS_MAIN(TestTicTacToeEvaluation)
#include "tst_tictactoeevaluation.moc"
