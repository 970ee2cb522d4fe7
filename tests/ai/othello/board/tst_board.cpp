#include "ai/othello/board/stability.h"
#include "ai/othello/evaluation/patterns.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "tests/support/positions.h"
#include "tests/support/rulecases.h"
#include "tests/support/samples.h"

#include <QTest>

using namespace ai::othello;

namespace {

constexpr std::array kernels{Kernel::Portable, Kernel::Avx2, Kernel::Avx512};

/// Rows for each kernel that this processor has.
void addKernelRows()
{
    QTest::addColumn<int>("kernel");
    for (const Kernel kernel : kernels) {
        if (kernelAvailable(kernel))
            QTest::newRow(kernelName(kernel).data()) << static_cast<int>(kernel);
    }
}

const KernelFunctions &fetchedKernel()
{
    QFETCH(int, kernel);
    return functionsOf(static_cast<Kernel>(kernel));
}

/// Moves and the flips of every square, legal or not, like core::Othello's.
bool agrees(const KernelFunctions &kernel, const core::Othello &game)
{
    const Board board = boardOf(game);
    if (kernel.moves(board.own, board.other) != game.placements(game.sideToMove()))
        return false;
    for (Mask empty = board.emptySquares(); empty != 0;) {
        const int square = popSquare(empty);
        const Mask flips = kernel.flips(board.own, board.other, square);
        if (flips != game.flips(square))
            return false;
        if (board.empties() == 1 && kernel.countLastFlip(board.own, square) != std::popcount(flips))
            return false;
    }
    return true;
}

} // namespace

/// The fast board against the rules written to be read.
class TestFastBoard : public QObject
{
    Q_OBJECT

private slots:
    void randomPositionsAgreeWithTheRules_data() { addKernelRows(); }
    void randomPositionsAgreeWithTheRules();
    void lastSquareFlipsAgreeForAnyDiscs_data() { addKernelRows(); }
    void lastSquareFlipsAgreeForAnyDiscs();
    void ruleCasesAgree_data() { addKernelRows(); }
    void ruleCasesAgree();
    void symmetriesKeepMovesAndFlips_data() { addKernelRows(); }
    void symmetriesKeepMovesAndFlips();
    void playedBoardIsTheRulesNextPosition();
    void finalScoreIsTheRulesScore();
    void stableDiscsAreNeverTurned();
    void perftCountsArePublishedOnes_data() { addKernelRows(); }
    void perftCountsArePublishedOnes();
};

void TestFastBoard::randomPositionsAgreeWithTheRules()
{
    const KernelFunctions &kernel = fetchedKernel();
    support::RandomOthello positions(1);
    for (int i = 0; i < support::samples(1'000'000, 1'000'000); ++i) {
        const core::Othello &game = positions.next();
        QVERIFY2(agrees(kernel, game), game.toText().c_str());
    }
}

void TestFastBoard::lastSquareFlipsAgreeForAnyDiscs()
{
    const KernelFunctions &kernel = fetchedKernel();
    std::mt19937_64 random(2);
    for (int i = 0; i < 200'000; ++i) {
        const int square = i % 64;
        const Mask own = random() & ~squareBit(square);
        const Mask other = ~own & ~squareBit(square);
        const auto game = core::Othello::create(own, other, core::Side::First);
        QCOMPARE(kernel.countLastFlip(own, square), std::popcount(game->flips(square)));
    }
}

void TestFastBoard::ruleCasesAgree()
{
    const KernelFunctions &kernel = fetchedKernel();
    int cases = 0;
    for (const support::RuleCase &ruleCase :
         support::ruleCases(TABULEIRO_TEST_DATA "/othello-rule-cases.txt")) {
        const core::Othello game = ruleCase.position();
        QVERIFY2(agrees(kernel, game), ruleCase.name().c_str());
        const core::Side other = core::opponent(game.sideToMove());
        const auto turned = core::Othello::create(game.discs(core::Side::First),
                                                  game.discs(core::Side::Second), other);
        QVERIFY2(turned && agrees(kernel, *turned), ruleCase.name().c_str());
        ++cases;
    }
    QVERIFY(cases > 50);
}

void TestFastBoard::symmetriesKeepMovesAndFlips()
{
    const KernelFunctions &kernel = fetchedKernel();
    support::RandomOthello positions(3);
    for (int i = 0; i < support::samples(20'000, 20'000); ++i) {
        const Board board = boardOf(positions.next());
        const Mask moves = kernel.moves(board.own, board.other);
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const Board image = symmetric(board, symmetry);
            QCOMPARE(kernel.moves(image.own, image.other), symmetric(moves, symmetry));
            for (Mask rest = moves; rest != 0;) {
                const int square = popSquare(rest);
                const Mask imageSquare = symmetric(squareBit(square), symmetry);
                QCOMPARE(kernel.flips(image.own, image.other, std::countr_zero(imageSquare)),
                         symmetric(kernel.flips(board.own, board.other, square), symmetry));
            }
        }
    }
}

void TestFastBoard::playedBoardIsTheRulesNextPosition()
{
    support::RandomOthello positions(4);
    for (int i = 0; i < support::samples(20'000, 20'000); ++i) {
        const core::Othello game = positions.next();
        for (const core::Move move : game.legalMoves()) {
            const Board board = boardOf(game);
            const int square = move.code();
            const Board next = move == core::Othello::pass
                                   ? board.passed()
                                   : board.played(square, game.flips(square));
            QVERIFY(next == boardOf(core::after(game, move)));
        }
    }
}

void TestFastBoard::finalScoreIsTheRulesScore()
{
    std::mt19937_64 random(5);
    core::Othello game;
    for (int games = 0; games < support::samples(2000, 2000);) {
        const auto moves = game.legalMoves();
        if (moves.empty()) {
            const int sign = game.sideToMove() == core::Side::First ? 1 : -1;
            QCOMPARE(boardOf(game).finalScore(), sign * game.score());
            game = core::Othello();
            ++games;
        } else {
            game.play(moves[random() % moves.size()]);
        }
    }
}

// Plays on at random from many positions: what was called stable must still be there at the end.
void TestFastBoard::stableDiscsAreNeverTurned()
{
    std::mt19937_64 random(6);
    std::size_t seen = 0;
    const int games = support::samples(3000, 3000);
    for (int i = 0; i < games; ++i) {
        core::Othello game;
        std::array<Mask, 2> stable{};
        while (!game.isOver()) {
            for (const core::Side side : {core::Side::First, core::Side::Second}) {
                Mask &known = stable[static_cast<std::size_t>(side)];
                QVERIFY((known & ~game.discs(side)) == 0);
                known |= stableDiscs(game.discs(side), game.discs(core::opponent(side)));
                seen += static_cast<std::size_t>(std::popcount(known));
            }
            const auto moves = game.legalMoves();
            game.play(moves[random() % moves.size()]);
        }
    }
    QVERIFY(seen > 4 * static_cast<std::size_t>(games));
}

void TestFastBoard::perftCountsArePublishedOnes()
{
    constexpr std::array<std::uint64_t, 14> counts{
        1,     4,      12,      56,       244,       1396,       8200,
        55092, 390216, 3005288, 24571284, 212258800, 1939886636, 18429641748};
    const KernelFunctions &kernel = fetchedKernel();
    std::vector<PerftEntry> table(std::size_t(1) << 20);
    const int usual = support::sanitizerFactor > 1 ? 9 : 10;
    const int deepest = support::slow() ? 12 : usual;
    for (int depth = 0; depth <= deepest; ++depth) {
        const std::uint64_t leaves = counts[static_cast<std::size_t>(depth)];
        QCOMPARE(kernel.perft(startBoard, depth), leaves);
        QCOMPARE(kernel.hashedPerft(startBoard, depth, table), leaves);
    }
    if (support::slow())
        QCOMPARE(kernel.hashedPerft(startBoard, 13, table), counts[13]);
}

QTEST_APPLESS_MAIN(TestFastBoard)
#include "tst_board.moc"
