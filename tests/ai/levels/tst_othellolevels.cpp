#include "ai/levels/othellolevels.h"
#include "ai/players/engine.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/rulecases.h"
#include "tests/support/samples.h"

#include <QTest>

#include <cmath>

using ai::Level;
using ai::Reason;
using ai::SearchResult;
using core::Move;
using core::Othello;
using core::Side;
using Mask = Othello::Mask;

namespace {

SearchResult hard(const Othello &position, const ai::Limits &limits, std::uint64_t seed = 1)
{
    return ai::Engine().think(
        {.position = position, .level = Level::Hard, .limits = limits, .seed = seed});
}

/// The discs that the side to move gains under best play, by the definition.
int exactValue(const Othello &position)
{
    const int side = position.sideToMove() == Side::First ? 1 : -1;
    const auto moves = position.legalMoves();
    if (moves.empty())
        return side * position.score();
    int best = -64;
    for (const Move move : moves)
        best = std::max(best, -exactValue(after(position, move)));
    return best;
}

bool winsAtOnce(const Othello &position, Move move)
{
    const int side = position.sideToMove() == Side::First ? 1 : -1;
    const Othello next = after(position, move);
    return next.isOver() && side * next.score() > 0;
}

bool canWinAtOnce(const Othello &position)
{
    for (const Move move : position.legalMoves()) {
        if (winsAtOnce(position, move))
            return true;
    }
    return false;
}

/// Positions to solve: those of the rule cases and of random games, with few empty squares.
std::vector<Othello> endgames(int most, int fewest, int wanted)
{
    std::vector<Othello> positions;
    for (const support::RuleCase &ruleCase :
         support::ruleCases(TABULEIRO_TEST_DATA "/othello-rule-cases.txt"))
        positions.push_back(ruleCase.position());
    support::Random random(1);
    for (int i = 0; i < wanted; ++i) {
        const int empties = fewest + i % (most - fewest + 1);
        positions.push_back(support::afterRandomMoves(Othello(), 60 - empties, random));
    }
    std::erase_if(positions, [most](const Othello &position) {
        return position.isOver() || position.empties() > most;
    });
    return positions;
}

/// A position with many discs of one side and few of the other: wipe-outs are near.
Othello lopsided(int empties, support::Random &random)
{
    while (true) {
        std::array<Mask, 2> discs{~Mask(0), 0};
        for (int i = 0; i < empties; ++i)
            discs[0] &= ~(Mask(1) << (random() % 64));
        for (int i = 0; i < 3; ++i)
            discs[1] |= discs[0] & (Mask(1) << (random() % 64));
        const Othello position = *Othello::create(discs[0] & ~discs[1], discs[1], Side::First);
        if (position.legalMoves().size() > 1)
            return position;
    }
}

} // namespace

/// Othello's Hard rule by rule.
class TestOthelloLevels : public QObject
{
    Q_OBJECT

private slots:
    void hardPlaysTheOnlyMove();
    void hardTakesAWinAtHand();
    void hardFindsTheExactResult();
    void hardSaysValuesInDiscs();
    void limitsAreKept_data();
    void limitsAreKept();
    void moreNodesLookDeeper();
    void levelsRankInReverseOthello();
};

void TestOthelloLevels::hardPlaysTheOnlyMove()
{
    support::Random random(2);
    int forced = 0;
    for (int game = 0; game < support::samples(100, 2000); ++game) {
        Othello position;
        while (!position.isOver()) {
            const auto moves = position.legalMoves();
            if (moves.size() == 1) {
                const SearchResult result = hard(position, {});
                QCOMPARE(result.move, moves[0]);
                QVERIFY(result.reason == Reason::OnlyMove);
                QCOMPARE(result.nodes, 0u);
                ++forced;
            }
            position.play(support::randomMove(position, random));
        }
    }
    QVERIFY(forced > 0);
}

void TestOthelloLevels::hardTakesAWinAtHand()
{
    int wins = 0;
    std::vector<Othello> positions = endgames(64, 1, support::samples(1000, 20'000));
    support::Random random(3);
    for (int i = 0; i < support::samples(500, 10'000); ++i)
        positions.push_back(lopsided(2 + i % 20, random));
    for (const Othello &position : positions) {
        if (canWinAtOnce(position)) {
            const SearchResult result = hard(position, {.nodes = 100});
            QVERIFY2(winsAtOnce(position, result.move), position.toText().c_str());
            // The largest of them, and it says by how much.
            const int side = position.sideToMove() == Side::First ? 1 : -1;
            int most = 0;
            for (const Move move : position.legalMoves()) {
                if (winsAtOnce(position, move))
                    most = std::max(most, side * after(position, move).score());
            }
            if (position.legalMoves().size() > 1)
                QCOMPARE(result.value.value_or(0), most);
            ++wins;
        }
    }
    QVERIFY2(wins > 30, QByteArray::number(wins));
}

void TestOthelloLevels::hardFindsTheExactResult()
{
    int solved = 0;
    for (const Othello &position : endgames(8, 2, support::samples(100, 3000))) {
        const SearchResult result = hard(position, {.time = std::chrono::minutes(10)});
        if (canWinAtOnce(position) || position.legalMoves().size() == 1)
            continue;
        const int exact = exactValue(position);
        QVERIFY2(result.exact, position.toText().c_str());
        QVERIFY(result.reason == Reason::Solved);
        QCOMPARE(result.value.value_or(100), exact);
        QCOMPARE(-exactValue(after(position, result.move)), exact);
        ++solved;
    }
    QVERIFY2(solved > 3, QByteArray::number(solved));
}

void TestOthelloLevels::hardSaysValuesInDiscs()
{
    support::Random random(4);
    int valued = 0;
    for (int i = 0; i < support::samples(300, 5000); ++i) {
        const Othello position = lopsided(11 + i % 20, random);
        const SearchResult result = hard(position, {.nodes = 2000});
        if (!result.value)
            continue;
        ++valued;
        QVERIFY2(std::abs(*result.value) <= 64, QByteArray::number(*result.value));
    }
    QVERIFY(valued > 0);
}

void TestOthelloLevels::limitsAreKept_data()
{
    QTest::addColumn<int>("empties");
    QTest::newRow("opening") << 55;
    QTest::newRow("midgame") << 30;
    QTest::newRow("twelve empty") << 12;
    QTest::newRow("ten empty") << 10;
    QTest::newRow("eight empty") << 8;
}

void TestOthelloLevels::limitsAreKept()
{
    QFETCH(int, empties);
    support::Random random(5);
    for (int i = 0; i < support::samples(20, 200); ++i) {
        const Othello position = support::afterRandomMoves(Othello(), 60 - empties, random);
        if (position.isOver())
            continue;
        for (const std::uint64_t nodes : {1u, 100u, 3000u}) {
            const auto made = hard(position, {.nodes = nodes}).nodes;
            QVERIFY2(made < nodes + 1000, qPrintable(QString("%1 of %2").arg(made).arg(nodes)));
        }
        for (const int depth : {1, 2, 4}) {
            const SearchResult result = hard(position, {.depth = depth});
            QVERIFY2(result.depth <= depth, QByteArray::number(result.depth));
            QVERIFY(position.isLegal(result.move));
        }
    }
}

void TestOthelloLevels::moreNodesLookDeeper()
{
    support::Random random(6);
    const Othello position = support::afterRandomMoves(Othello(), 20, random);
    const SearchResult little = hard(position, {.nodes = 500});
    const SearchResult much = hard(position, {.nodes = 50'000});
    QVERIFY(much.depth > little.depth);
    QVERIFY(little.depth >= 1);
    QVERIFY(!much.exact);
}

// The levels know which way to play: each beats the one below.
void TestOthelloLevels::levelsRankInReverseOthello()
{
    const auto byLevel = [](Level level) {
        return [level](const Othello &position, std::uint64_t seed) {
            return ai::Engine()
                .think({.position = position,
                        .level = level,
                        .limits = {.nodes = 2'000},
                        .seed = seed,
                        .usesBook = true})
                .move;
        };
    };
    const auto atRandom = [](const Othello &position, std::uint64_t seed) {
        support::Random random(seed);
        return support::randomMove(position, random);
    };
    const auto won = [](const auto &better, const auto &worse, int pairs) {
        int points = 0;
        for (int i = 0; i < 2 * pairs; ++i) {
            const Side side = i % 2 == 0 ? Side::First : Side::Second;
            support::Random random(std::uint64_t(i / 2 + 1));
            Othello game =
                support::afterRandomMoves(Othello().withRule(Othello::Rule::Fewest), 6, random);
            while (!game.isOver()) {
                const std::uint64_t seed = random();
                game.play(game.sideToMove() == side ? better(game, seed) : worse(game, seed));
            }
            points += core::winner(game) == side;
        }
        return points;
    };
    constexpr int pairs = 20;
    QVERIFY(won(byLevel(Level::Easy), atRandom, pairs) > pairs);
    QVERIFY(won(byLevel(Level::Medium), byLevel(Level::Easy), pairs) > 3 * pairs / 2);
    QVERIFY(won(byLevel(Level::Hard), byLevel(Level::Medium), pairs / 2) > pairs / 2);
}

QTEST_APPLESS_MAIN(TestOthelloLevels)
#include "tst_othellolevels.moc"
