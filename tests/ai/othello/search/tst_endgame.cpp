#include "ai/othello/board/kernelportable.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/othello/search/endgame.h"
#include "ai/othello/search/probcut.h"
#include "tests/support/positions.h"
#include "tests/support/slow.h"

#include <QTest>

using namespace ai::othello;

namespace {

/// Plain negamax over the rules: the oracle. For the side to move.
int plainScore(const core::Othello &game)
{
    const auto moves = game.legalMoves();
    if (moves.empty())
        return game.sideToMove() == core::Side::First ? game.score() : -game.score();
    int best = -65;
    for (const core::Move move : moves)
        best = std::max(best, -plainScore(core::after(game, move)));
    return best;
}

/// A solver with a table of its own.
class Solver
{
public:
    explicit Solver(Kernel kernel = bestKernel())
        : m_table(std::size_t(32) << 20)
        , m_weights(Weights::fallback())
        , m_shared(m_table, m_weights, {}, {})
        , m_thread(functionsOf(kernel).makeThread(m_shared))
    {}

    int score(const Board &board)
    {
        return m_thread->pvSearch(board, -64, 64, board.empties(), exactSelectivity);
    }
    /// The bound that a null window gives.
    int bound(const Board &board, int alpha)
    {
        return m_thread->nullWindowSearch(board, alpha, board.empties(), exactSelectivity);
    }

private:
    TranspositionTable m_table;
    Weights m_weights;
    SharedSearchState m_shared;
    std::unique_ptr<SearchThread> m_thread;
};

} // namespace

/// Scores of the search to the end.
class TestEndgame : public QObject
{
    Q_OBJECT

private slots:
    void scoresArePlainNegamax_data();
    void scoresArePlainNegamax();
    void nullWindowsBoundTheScore();
    void symmetricPositionsScoreAlike();
    void publishedScoresAreFound_data();
    void publishedScoresAreFound();
    void orderIsThatOfSymmetricPositions();
    void orderKnowsCornersAndPasses();
};

void TestEndgame::scoresArePlainNegamax_data()
{
    QTest::addColumn<int>("kernel");
    QTest::addColumn<int>("empties");
    QTest::addColumn<int>("positions");
    for (const Kernel kernel : {Kernel::Portable, Kernel::Avx2, Kernel::Avx512}) {
        if (!kernelAvailable(kernel))
            continue;
        for (int empties = 1; empties <= 8; ++empties)
            QTest::addRow("%s, %d empties", kernelName(kernel).data(), empties)
                << static_cast<int>(kernel) << empties << (empties <= 6 ? 500 : 40);
    }
}

void TestEndgame::scoresArePlainNegamax()
{
    QFETCH(int, kernel);
    QFETCH(int, empties);
    QFETCH(int, positions);
    Solver solver(static_cast<Kernel>(kernel));
    support::RandomOthello random(static_cast<std::uint64_t>(empties));
    for (int i = 0; i < positions; ++i) {
        const core::Othello game = random.withEmpties(empties);
        QVERIFY2(solver.score(boardOf(game)) == plainScore(game), game.toText().c_str());
    }
}

// Each window by a fresh solver, so that no table helps.
void TestEndgame::nullWindowsBoundTheScore()
{
    support::RandomOthello random(11);
    for (int i = 0; i < 12; ++i) {
        const Board board = boardOf(random.withEmpties(9 + i % 6));
        Solver solver;
        const int score = solver.score(board);
        for (int alpha = score - 3; alpha <= score + 3; ++alpha) {
            Solver fresh;
            const int bound = fresh.bound(board, alpha);
            QVERIFY(score > alpha ? bound > alpha && bound <= score
                                  : bound <= alpha && bound >= score);
        }
    }
}

void TestEndgame::symmetricPositionsScoreAlike()
{
    support::RandomOthello random(12);
    for (int i = 0; i < 10; ++i) {
        const Board board = boardOf(random.withEmpties(14));
        Solver solver;
        const int score = solver.score(board);
        for (int symmetry = 1; symmetry < 8; ++symmetry)
            QCOMPARE(solver.score(symmetric(board, symmetry)), score);
    }
}

void TestEndgame::publishedScoresAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("score");
    const int last = support::slow() ? 44 : 19;
    for (const char *file : {"/ffo-01-19.txt", "/ffo-20-39.txt", "/ffo-40-59.txt"}) {
        for (const support::FfoPosition &position :
             support::ffoPositions(std::string(TABULEIRO_TEST_DATA) + file)) {
            if (position.number <= last)
                QTest::addRow("FFO #%d", position.number)
                    << QString::fromStdString(position.game.toText()) << position.score;
        }
    }
}

void TestEndgame::publishedScoresAreFound()
{
    QFETCH(QString, text);
    QFETCH(int, score);
    Solver solver;
    QCOMPARE(solver.score(boardOf(*core::Othello::parse(text.toStdString()))), score);
}

void TestEndgame::orderIsThatOfSymmetricPositions()
{
    support::RandomOthello positions(11);
    for (int i = 0; i < 2'000; ++i) {
        const core::Othello game = positions.withEmpties(7 + i % 6);
        const Board board = boardOf(game);
        const EndgameOrder<PortableKernel> order(board.emptySquares());
        for (Mask moves = PortableKernel::moves(board.own, board.other); moves != 0;) {
            const int square = popSquare(moves);
            const Board child =
                board.played(square, PortableKernel::flips(board.own, board.other, square));
            const Mask replies = PortableKernel::moves(child.own, child.other);
            const int value = order.value(square, child, replies);
            for (int symmetry = 1; symmetry < 8; ++symmetry) {
                const Board image = symmetric(child, symmetry);
                const int imageSquare = std::countr_zero(symmetric(squareBit(square), symmetry));
                const EndgameOrder<PortableKernel> imageOrder(
                    symmetric(board.emptySquares(), symmetry));
                QCOMPARE(imageOrder.value(imageSquare, image, symmetric(replies, symmetry)), value);
            }
        }
    }
}

void TestEndgame::orderKnowsCornersAndPasses()
{
    const auto bits = [](std::initializer_list<int> squares) {
        Mask mask = 0;
        for (const int square : squares)
            mask |= squareBit(square);
        return mask;
    };
    constexpr int a1 = 0;
    constexpr int b1 = 1;
    constexpr int b2 = 9;
    constexpr int c3 = 18;
    const Mask reply = bits({c3});
    const auto value = [](Mask empty, int square, const Board &child, Mask replies) {
        return EndgameOrder<PortableKernel>(empty).value(square, child, replies);
    };
    // Beside an empty corner or before it is worse than beside another empty square.
    QVERIFY(value(bits({a1, b1}), b1, {}, reply) < value(bits({c3, b1}), b1, {}, reply));
    QVERIFY(value(bits({a1, b2}), b2, {}, reply) < value(bits({c3, b2}), b2, {}, reply));
    // The last square of a quarter comes before one of two.
    QVERIFY(value(bits({b2}), b2, {}, reply) > value(bits({c3, b2}), b2, {}, reply));
    // A corner and what stands beside it are kept; without it they are not counted.
    const Board corner{0, bits({a1, b1})};
    const Board beside{0, bits({b1, b2})};
    QVERIFY(value(bits({c3}), c3, corner, reply) > value(bits({c3}), c3, beside, reply));
    QCOMPARE(value(bits({c3}), c3, beside, reply), value(bits({c3}), c3, {}, reply));
    // A reply to a corner counts more than another, and a pass between one reply and two.
    QVERIFY(value(bits({a1}), b1, {}, bits({a1})) < value(bits({a1}), b1, {}, reply));
    QVERIFY(value(bits({c3}), c3, {}, 0) < value(bits({c3}), c3, {}, reply));
    QVERIFY(value(bits({c3}), c3, {}, 0) > value(bits({c3}), c3, {}, bits({b2, c3})));
}

QTEST_APPLESS_MAIN(TestEndgame)
#include "tst_endgame.moc"
