#include "app/trainer/data/samples.h"
#include "tests/support/selfplay.h"
#include "tests/support/solver.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace trainer;
using ai::othello::Weights;

/// Positions drawn to be learnt from, and their scores.
class TestSamples : public QObject
{
    Q_OBJECT

private slots:
    void everySquareIsAsLikely();
    void drawnPositionHasTheEmptySquares();
    void lateSamplesHaveExactScores();
    void samplesSpreadOverTheirPhase();
};

void TestSamples::everySquareIsAsLikely()
{
    ai::Random random(1);
    std::map<int, int> drawn;
    constexpr int draws = 3'000;
    for (int i = 0; i < draws; ++i)
        ++drawn[randomSquare(1ull << 0 | 1ull << 17 | 1ull << 63, random)];
    QCOMPARE(drawn.size(), std::size_t(3));
    for (const int square : {0, 17, 63})
        QVERIFY2(std::abs(drawn[square] - draws / 3) < 150, QByteArray::number(drawn[square]));
}

void TestSamples::drawnPositionHasTheEmptySquares()
{
    ai::Random random(1);
    for (int empties = 1; empties < 60; ++empties) {
        const ai::othello::Board board = randomPosition(empties, random);
        QCOMPARE(board.empties(), empties);
        QCOMPARE(board.own & board.other, ai::othello::Mask(0));
        QVERIFY(!support::gameOf(board).mustPass() && !support::gameOf(board).isOver());
    }
}

void TestSamples::lateSamplesHaveExactScores()
{
    support::Solver<core::Othello> solver;
    for (const std::size_t phase : {0u, 1u, 2u}) {
        for (const Sample &sample : makeSamples(phase, 40, Weights(), 5))
            QCOMPARE(int(sample.score), solver.value(support::gameOf(sample.board)));
    }
}

void TestSamples::samplesSpreadOverTheirPhase()
{
    std::map<int, int> empties;
    const std::vector<Sample> samples = makeSamples(3, 200, Weights(), 5);
    for (const Sample &sample : samples)
        ++empties[sample.board.empties()];
    QCOMPARE(empties.size(), std::size_t(2));
    QVERIFY(empties[6] > 70 && empties[7] > 70);
    const std::vector<Sample> again = makeSamples(3, 200, Weights(), 5);
    const std::vector<Sample> others = makeSamples(3, 200, Weights(), 6);
    QVERIFY(again.back().board == samples.back().board);
    QVERIFY(others.back().board != samples.back().board);
}

QTEST_APPLESS_MAIN(TestSamples)
#include "tst_samples.moc"
