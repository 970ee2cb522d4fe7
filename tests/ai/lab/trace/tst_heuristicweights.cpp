#include "ai/lab/trace/searchsetup.h"
#include "tests/support/randomplay.h"
#include "tests/support/slowothello.h"

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

constexpr std::array heuristics{Heuristic::Lines, Heuristic::OpenLines, Heuristic::Strategies,
                                Heuristic::Pieces};

HeuristicWeights largest()
{
    HeuristicWeights weights;
    for (const Heuristic one : heuristics)
        std::ranges::fill(weights.of(one), ai::lab::maxWeight(one));
    return weights;
}

using Counts = std::array<int, PhaseHeuristic::StrategyCount>;

/// Hundredths of a disc, as the levels' heuristic is described: corners, squares diagonally and
/// straight beside an empty corner, moves, discs beside an empty square, discs.
constexpr std::array<Counts, 3> byPhase{{{900, -450, -150, 60, -35, -15},
                                         {900, -400, -120, 70, -30, 0},
                                         {700, -200, -50, 40, -10, 60}}};

/// The same where the fewest discs win.
constexpr std::array<Counts, 3> byPhaseOfReverse{{{-600, -50, 0, 50, -60, -20},
                                                  {-1200, -50, -50, 70, -80, -30},
                                                  {-900, -125, -100, 70, -30, -60}}};

/// How often each holds for the discs of a colour.
Counts counted(const std::string &board, char own)
{
    const auto at = [&](int row, int column) {
        return row < 0 || row > 7 || column < 0 || column > 7
                   ? ' '
                   : board[std::size_t(row) * 8 + std::size_t(column)];
    };
    const auto isCorner = [](int row, int column) {
        return (row == 0 || row == 7) && (column == 0 || column == 7);
    };
    Counts counts{};
    counts[3] = int(support::SlowOthello(board + " X").placements(own).size());
    for (int square = 0; square < 64; ++square) {
        const int row = square / 8;
        const int column = square % 8;
        if (at(row, column) != own)
            continue;
        bool frontier = false;
        bool diagonal = false;
        bool straight = false;
        for (const int down : {-1, 0, 1}) {
            for (const int right : {-1, 0, 1}) {
                const bool empty = at(row + down, column + right) == '-';
                const bool corner = empty && isCorner(row + down, column + right);
                frontier = frontier || empty;
                diagonal = diagonal || (corner && down != 0 && right != 0);
                straight = straight || (corner && (down == 0 || right == 0));
            }
        }
        counts[0] += int(isCorner(row, column));
        counts[1] += int(diagonal);
        counts[2] += int(straight);
        counts[4] += int(frontier);
        ++counts[5];
    }
    return counts;
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
    void piecesAreCounted();
    void noWeightReachesAWin();
    void setupKnowsWhetherTheyAreChanged();
};

void TestHeuristicWeights::usualWeightsAreTheLevels()
{
    const HeuristicWeights weights;
    QCOMPARE(weights.phaseHeuristic().weights, PhaseHeuristic::levelWeights);
    QCOMPARE(weights.phaseHeuristic().reverseWeights, PhaseHeuristic::reverseLevelWeights);
    QCOMPARE(weights.lines.weights, ai::LinePoints().weights);
    QCOMPARE(weights.openLines.weights, ai::OpenLines().weights);
    for (const Heuristic one : heuristics)
        QVERIFY(weights.areOwn(one));
    QVERIFY(HeuristicWeights().of(Heuristic::None).empty());
}

/// With all others off, each square looked at by itself; by either rule.
void TestHeuristicWeights::termAloneIsWhatItGives()
{
    support::Random play(3);
    for (int i = 0; i < 120; ++i) {
        const bool reverse = i % 2 == 1;
        const auto othello =
            support::afterRandomMoves(core::Othello().withRule(reverse ? core::Othello::Rule::Fewest
                                                                       : core::Othello::Rule::Most),
                                      i / 2 % 55, play);
        if (othello.isOver())
            continue;
        const bool blackMoves = othello.sideToMove() == Side::First;
        const std::string board = othello.toText().substr(0, 64);
        const auto own = counted(board, blackMoves ? 'X' : 'O');
        const auto other = counted(board, blackMoves ? 'O' : 'X');
        const auto empties = std::ranges::count(board, '-');
        const std::size_t phase = empties > 45 ? 0 : empties < 15 ? 2 : 1;
        for (std::size_t term = 0; term < own.size(); ++term) {
            const int worth = (reverse ? byPhaseOfReverse : byPhase)[phase][term];
            const int points = worth * (own[term] - other[term]);
            SearchSetup setup{othello, Algorithm::Heuristic, 2};
            std::ranges::fill(setup.weights.strategies, 0);
            setup.weights.strategies[term] = 100;
            QCOMPARE(leafValue(setup, othello), points);
            setup.weights.strategies[term] = 200;
            QCOMPARE(leafValue(setup, othello), 2 * points);
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

/// That of El algoritmo MiniMax for chess. After Black's first move it is 4 discs to 1: the
/// difference is for Black, where the levels' heuristic counts discs against their owner.
void TestHeuristicWeights::piecesAreCounted()
{
    const core::Othello start;
    const core::Othello next = core::after(start, *start.legalMoves().begin());
    SearchSetup setup{start, Algorithm::Pieces, 1}; // Black is MAX
    QCOMPARE(heuristicOf(setup), Heuristic::Pieces);
    QCOMPARE(leafValue(setup, next), 3);
    SearchSetup discs{start, Algorithm::Heuristic, 1};
    std::ranges::fill(discs.weights.strategies, 0);
    discs.weights.strategies[PhaseHeuristic::Discs] = 100;
    QVERIFY(leafValue(discs, next) < 0);
    setup.weights.pieces.weights = {2, 5};
    QCOMPARE(leafValue(setup, next), 2 * 4 - 5 * 1);
    QVERIFY(changesWeights(setup));
    // Counted on the board, to whoever is MAX, in finished games as well.
    support::Random play(21);
    for (int i = 0; i < 40; ++i) {
        const auto position = support::afterRandomMoves(core::Othello(), 2 * i, play);
        const std::string board = position.toText().substr(0, 64);
        const auto black = std::ranges::count(board, 'X');
        const auto white = std::ranges::count(board, 'O');
        QCOMPARE(leafValue(SearchSetup{start, Algorithm::Pieces, 1}, position), int(black - white));
        QCOMPARE(leafValue(SearchSetup{next, Algorithm::Pieces, 1}, position), int(white - black));
    }
    QVERIFY(!supports(core::TicTacToe(), Algorithm::Pieces));
}

void TestHeuristicWeights::noWeightReachesAWin()
{
    support::Random play(11);
    SearchSetup othello{core::Othello(), Algorithm::Heuristic, 1};
    SearchSetup board{core::TicTacToe(), Algorithm::Intermediate, 1};
    othello.weights = board.weights = largest();
    const auto reverse = core::Othello().withRule(core::Othello::Rule::Fewest);
    for (int i = 0; i < 6'000; ++i) {
        const auto position =
            support::afterRandomMoves(i % 2 == 0 ? core::Othello() : reverse, i / 2 % 60, play);
        if (!position.isOver())
            QVERIFY(std::abs(leafValue(othello, position)) < PhaseHeuristic::finished);
        // Each term by itself, too: with all of them some are set off against each other.
        for (const auto &term : othello.weights.phaseHeuristic().terms(position, Side::First))
            QVERIFY(std::abs(term.points()) < PhaseHeuristic::finished / 2);
    }
    for (int i = 0; i < 200; ++i) {
        const auto position = support::afterRandomMoves(core::TicTacToe(), i % 9, play);
        if (position.score() != 0)
            continue;
        for (const std::size_t off : {0U, 1U}) {
            SearchSetup only = board;
            only.weights.openLines.weights[off] = 0;
            QVERIFY(std::abs(leafValue(only, position)) < ai::OpenLinesOrWin::win);
        }
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
