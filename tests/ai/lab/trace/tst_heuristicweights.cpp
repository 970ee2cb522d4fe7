#include "ai/lab/trace/heuristicweights.h"
#include "ai/lab/trace/searchsetup.h"
#include "tests/support/randomplay.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

using ai::PhaseHeuristic;
using ai::lab::Algorithm;
using ai::lab::Heuristic;
using ai::lab::HeuristicWeights;
using ai::lab::SearchSetup;
using core::Side;

namespace {

constexpr std::array heuristics{Heuristic::Lines, Heuristic::OpenLines, Heuristic::Strategies};

HeuristicWeights largest()
{
    HeuristicWeights weights;
    for (const Heuristic one : heuristics)
        std::ranges::fill(weights.of(one), ai::lab::maxWeight(one));
    return weights;
}

} // namespace

/// The terms of a search's heuristic have the levels' weights until they are given others.
class TestHeuristicWeights : public QObject
{
    Q_OBJECT

private slots:
    void usualWeightsAreTheLevels();
    void termAloneIsWhatItGives();
    void weightsArePercentOfThePhase();
    void linesCountByTheirWeights();
    void noWeightReachesAWin();
    void setupKnowsWhetherTheyAreChanged();
};

void TestHeuristicWeights::usualWeightsAreTheLevels()
{
    const HeuristicWeights weights;
    QCOMPARE(weights.phaseHeuristic().weights, PhaseHeuristic::levelWeights);
    QCOMPARE(weights.lines.weights, ai::LinePoints().weights);
    QCOMPARE(weights.openLines.weights, ai::OpenLines().weights);
    for (const Heuristic one : heuristics)
        QVERIFY(weights.areOwn(one));
    QVERIFY(HeuristicWeights().of(Heuristic::None).empty());
}

/// With all others off, of both games and through the setup as a search has it.
void TestHeuristicWeights::termAloneIsWhatItGives()
{
    support::Random play(3);
    for (int i = 0; i < 60; ++i) {
        const auto othello = support::afterRandomMoves(core::Othello(), i % 55, play);
        if (othello.isOver())
            continue;
        const auto terms = PhaseHeuristic().terms(othello, othello.sideToMove());
        for (std::size_t term = 0; term < terms.size(); ++term) {
            SearchSetup setup{othello, Algorithm::Heuristic, 2};
            std::ranges::fill(setup.weights.strategies, 0);
            setup.weights.strategies[term] = 100;
            QCOMPARE(leafValue(setup, othello), terms[term].points());
            setup.weights.strategies[term] = 200;
            QCOMPARE(leafValue(setup, othello), 2 * terms[term].points());
        }
    }
}

void TestHeuristicWeights::weightsArePercentOfThePhase()
{
    HeuristicWeights weights;
    weights.strategies[PhaseHeuristic::Corners] = 50;
    weights.strategies[PhaseHeuristic::Frontier] = 10; // of -35: -3.5, away from zero
    weights.strategies[PhaseHeuristic::Discs] = 0;
    const auto changed = weights.phaseHeuristic().weights;
    QCOMPARE(changed[0], (std::array{450, -450, -150, 60, -4, 0}));
    QCOMPARE(changed[2], (std::array{350, -200, -50, 40, -1, 0}));
}

/// By hand: two of X in the first row, one of O in the last.
void TestHeuristicWeights::linesCountByTheirWeights()
{
    const auto board = core::TicTacToe::parse("XX-----O- O");
    QVERIFY(board.ok());
    SearchSetup setup{core::TicTacToe(), Algorithm::Heuristic, 3}; // for X
    setup.weights.lines.weights = {7, 0, 0, 0};
    QCOMPARE(leafValue(setup, *board), 7); // 1 2 3
    setup.weights.lines.weights = {0, 5, 0, 0};
    QCOMPARE(leafValue(setup, *board), 10); // 1 4 7 and 1 5 9; 2 5 8 has an O
    setup.weights.lines.weights = {0, 0, 9, 3};
    QCOMPARE(leafValue(setup, *board), -3); // 7 8 9
    setup.algorithm = Algorithm::Intermediate;
    setup.weights.openLines.weights = {2, 0};
    QCOMPARE(leafValue(setup, *board), 12); // all but 2 5 8 and 7 8 9
    setup.weights.openLines.weights = {0, 3};
    QCOMPARE(leafValue(setup, *board), -12); // 3 6 9, 4 5 6, 7 8 9, 3 5 7
}

void TestHeuristicWeights::noWeightReachesAWin()
{
    support::Random play(11);
    SearchSetup othello{core::Othello(), Algorithm::Heuristic, 1};
    SearchSetup board{core::TicTacToe(), Algorithm::Intermediate, 1};
    othello.weights = board.weights = largest();
    for (int i = 0; i < 3'000; ++i) {
        const auto position = support::afterRandomMoves(core::Othello(), i % 60, play);
        if (!position.isOver())
            QVERIFY(std::abs(leafValue(othello, position)) < PhaseHeuristic::finished);
        // Each term by itself, too: with all of them some are set off against each other.
        for (const auto &term : othello.weights.phaseHeuristic().terms(position, Side::First))
            QVERIFY(std::abs(term.points()) < PhaseHeuristic::finished / 2);
    }
    for (int one = 0; one < 8; ++one) {
        SearchSetup only = board;
        only.weights.openLines.weights[std::size_t(one % 2)] = 0;
        QVERIFY(std::abs(leafValue(only, core::TicTacToe())) < ai::OpenLinesOrWin::win);
    }
}

void TestHeuristicWeights::setupKnowsWhetherTheyAreChanged()
{
    SearchSetup setup{core::TicTacToe(), Algorithm::Heuristic, 2};
    QVERIFY(!changesWeights(setup));
    setup.weights.openLines.weights = {3, 1}; // of another heuristic
    QVERIFY(!changesWeights(setup));
    setup.algorithm = Algorithm::Intermediate;
    QVERIFY(changesWeights(setup));
    setup.algorithm = Algorithm::AlphaBetaShared;
    setup.depth = 0; // by the result
    QVERIFY(!changesWeights(setup));
    QCOMPARE(heuristicOf(setup), Heuristic::None);
    QCOMPARE(ai::lab::heuristicOf({core::Nim(), Algorithm::AlphaBetaShared, 3}), Heuristic::None);
}

QTEST_APPLESS_MAIN(TestHeuristicWeights)
#include "tst_heuristicweights.moc"
