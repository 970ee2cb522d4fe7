#include "ai/analysis/analyst.h"

#include <QTest>

#include <cstdlib>
#include <utility>
#include <vector>

using ai::ReviewedMove;
using core::Move;
using core::Othello;
using core::Side;
using core::TicTacToe;

/// Which of a line's reviewed moves mattered, and which decided it.
class TestTurningPoints : public QObject
{
    Q_OBJECT

private slots:
    void movesThatChangedTheResultMatterMore();
    void turningPointsAreTheCostliestAndTheDecidingOne();
    void aSmallDecidingMoveComesWithTheCostliest();
    void theDecidingMoveLetsGoOfTheGame();
};

namespace {

using Plies = std::vector<std::size_t>;

/// Exact judgements of the moves, without a loss.
std::vector<ReviewedMove> exactMoves(const std::vector<Move> &line)
{
    std::vector<ReviewedMove> moves(line.size());
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        moves[ply].played = line[ply];
        moves[ply].exact = true;
    }
    return moves;
}

void setValues(ReviewedMove &move, int best, int value)
{
    move.bestValue = best;
    move.value = value;
}

} // namespace

void TestTurningPoints::movesThatChangedTheResultMatterMore()
{
    const std::pair<int, int> values[] = {{49, 29}, {34, 16}, {16, -2}, {12, 0}};
    std::vector<ReviewedMove> moves = exactMoves({Move(0), Move(1), Move(2), Move(3)});
    for (std::size_t i = 0; i < moves.size(); ++i)
        setValues(moves[i], values[i].first, values[i].second);
    const auto points = [&] { return ai::turningPoints(TicTacToe(), moves, {}, 3); };
    QCOMPARE(points(), (Plies{0, 2, 3})); // the costliest is always among them
    moves[3].exact = false;
    QCOMPARE(points(), (Plies{0, 2, 3})); // estimates so far apart leave no doubt
    moves[3].bestValue = 6;
    QCOMPARE(points(), (Plies{0, 1, 2}));
}

void TestTurningPoints::turningPointsAreTheCostliestAndTheDecidingOne()
{
    std::vector<ReviewedMove> moves =
        exactMoves({Move(0), Move(1), Move(2), Move(3), Move(4), Move(5)});
    const int best[] = {4, 0, 10, 2, 4, 9};
    const TicTacToe start;
    for (std::size_t i = 0; i < moves.size(); ++i)
        setValues(moves[i], best[i] + 1, 1);
    const auto points = [&](std::optional<Side> side, std::optional<Side> winner,
                            std::size_t count = 3) {
        return ai::turningPoints(start, moves, {side, winner}, count);
    };
    QCOMPARE(points({}, {}), (Plies{2, 5, 0}));
    QCOMPARE(points(Side::First, {}), (Plies{2, 0, 4}));
    QCOMPARE(points(Side::Second, {}), (Plies{5, 3}));
    QVERIFY(ai::turningPoints(start, {}, {}, 3).empty());
    // The one that decided is among them, also where others cost more or it is the other side's.
    setValues(moves[4], 0, -4);
    QCOMPARE(points(Side::First, Side::Second, 2), (Plies{2, 4}));
    setValues(moves[3], 1, -1);
    QCOMPARE(points(Side::First, Side::First), (Plies{2, 4, 3})); // 4 made a draw a loss
    QCOMPARE(points(Side::First, Side::First, 0), Plies());
    // A disc or two between estimates is nothing.
    for (ReviewedMove &move : moves)
        move.exact = false;
    QCOMPARE(points(Side::Second, Side::First), (Plies{5}));
}

/// What the end of a game names is among its turning points, whoever made the moves.
void TestTurningPoints::aSmallDecidingMoveComesWithTheCostliest()
{
    const Othello start;
    Othello game = start;
    std::vector<Move> line;
    for (const char *text : {"f5", "d6", "c5", "f4", "e7", "f6"}) {
        line.push_back(*game.parseMove(text));
        game.play(line.back());
    }
    std::vector<ReviewedMove> moves = exactMoves(line);
    setValues(moves[1], 0, -1); // White lets go of a draw
    setValues(moves[2], 9, 5);  // Black's own
    setValues(moves[3], -5, -17);
    setValues(moves[4], 17, 11);
    QVERIFY(2 < std::abs(game.score())); // the first mistake explains no such margin
    QCOMPARE(ai::decidingMoves(start, moves, Side::First), (Plies{1, 3}));
    QCOMPARE(ai::turningPoints(start, moves, {Side::First, Side::First}, 3), (Plies{3, 4, 1}));
    setValues(moves[1], 0, -64);
    QCOMPARE(ai::decidingMoves(start, moves, Side::First), (Plies{1}));
    QCOMPARE(ai::turningPoints(start, moves, {Side::First, Side::First}, 3), (Plies{1, 4, 2}));
    QVERIFY(ai::decidingMoves(start, moves, Side::Second).empty());
}

void TestTurningPoints::theDecidingMoveLetsGoOfTheGame()
{
    const TicTacToe start;
    std::vector<ReviewedMove> moves =
        exactMoves({Move(4), Move(0), Move(8), Move(2), Move(6), Move(1)});
    const auto decided = [&] { return ai::decidingMove(start, moves, Side::First); };
    QCOMPARE(decided(), std::optional<std::size_t>());
    setValues(moves[2], 0, -1); // the winner's own mistake
    setValues(moves[3], 1, 0);  // lets go of a win alone
    setValues(moves[5], -1, -1);
    QCOMPARE(decided(), std::optional<std::size_t>());
    setValues(moves[1], 0, -1);
    QCOMPARE(decided(), std::optional<std::size_t>(1));
    setValues(moves[3], 1, -1); // the last one
    QCOMPARE(decided(), std::optional<std::size_t>(3));
    QCOMPARE(ai::decidingMove(start, moves, Side::Second), std::optional<std::size_t>(2));
    // Between estimates a disc or two is no mistake.
    moves[3].exact = false;
    QCOMPARE(decided(), std::optional<std::size_t>(1));
}

QTEST_GUILESS_MAIN(TestTurningPoints)
#include "tst_turningpoints.moc"
