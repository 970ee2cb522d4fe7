#include "ai/analysis/symmetry.h"
#include "ai/learn/puzzles.h"
#include "ai/learn/rungs.h"
#include "ai/othello/othelloengine.h"
#include "ai/search/minimax.h"
#include "core/nimtheory.h"
#include "tests/support/randomplay.h"
#include "tests/support/slow.h"

#include <QTest>

#include <map>
#include <set>

using namespace ai::learn;
using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::TicTacToe;

namespace {

/// The exact values of a position's moves, the best first.
std::vector<ai::AnalyzedMove> exactValues(ai::othello::OthelloEngine &engine,
                                          const Othello &position)
{
    auto values = engine.analyze(position, {});
    for (const auto &value : values) {
        if (!value.exact)
            qFatal("a search to the end is not exact");
    }
    return values;
}

/// Minimax by the rules alone: the least and slowest solver, for few empty squares.
int minimaxScore(const Othello &position)
{
    if (position.isOver())
        return position.sideToMove() == core::Side::First ? position.score() : -position.score();
    int best = -Othello::maxScore;
    for (const Move move : position.legalMoves())
        best = std::max(best, -minimaxScore(core::after(position, move)));
    return best;
}

const std::vector<Puzzle> &othelloPuzzles()
{
    return puzzlesOf(GameKind::Othello).puzzles;
}

} // namespace

/// The puzzles that are shipped, and which of them is asked when.
class TestPuzzles : public QObject
{
    Q_OBJECT

private slots:
    void onlyMovesAreFoundByTheRulesAlone();
    void othelloPuzzlesHaveOneSolution();
    void noTwoOthelloPuzzlesAreAlike();
    void gradesOfOthelloAreSpread();
    void fileIsReadAsItWasWritten();
    void damagedFilesAreRefused();
    void ticTacToePuzzlesHaveOneSolution();
    void nimPuzzlesHaveOneSolution();
    void nextPuzzleIsNearAndUnseen();
};

void TestPuzzles::onlyMovesAreFoundByTheRulesAlone()
{
    const ReachesScore reaches = [](const Othello &position, int score) {
        return minimaxScore(position) >= score;
    };
    support::Random random(7);
    int found = 0;
    for (int game = 0; game < 300; ++game) {
        const Othello position = support::afterRandomMoves(Othello(), 55, random);
        if (position.isOver() || position.mustPass())
            continue;
        const auto moves = position.legalMoves();
        const int best = minimaxScore(position);
        std::vector<Move> winning;
        std::vector<Move> holding;
        for (const Move move : moves) {
            const int score = -minimaxScore(core::after(position, move));
            if (score > 0)
                winning.push_back(move);
            if (score >= 0)
                holding.push_back(move);
        }
        const auto only = onlyMove(position, reaches);
        const auto &good = best > 0 ? winning : holding;
        QCOMPARE(only.has_value(), moves.size() >= 2 && best >= 0 && good.size() == 1);
        if (!only)
            continue;
        ++found;
        QVERIFY(only->move == good[0]);
        QCOMPARE(only->goal, best > 0 ? Goal::Win : Goal::Draw);
        QVERIFY(movesToFind(position, only->goal, reaches, 4) >= 1);
        const Othello next = core::after(position, only->move);
        if (!next.isOver()) {
            const Move defence = stubbornestDefence(next, only->goal, reaches, 3);
            const Othello reply = core::after(next, defence);
            QCOMPARE(1 + (reply.isOver() ? 0 : movesToFind(reply, only->goal, reaches, 3)),
                     movesToFind(position, only->goal, reaches, 4));
        }
    }
    QVERIFY(found > 20);
}

/// A sample; all of them with the slow label. The engine's analysis values each move separately,
/// another way than that of the program that found them.
void TestPuzzles::othelloPuzzlesHaveOneSolution()
{
    const auto &puzzles = othelloPuzzles();
    QVERIFY(puzzles.size() >= 10000);
    const std::size_t step = support::slow() ? 1 : puzzles.size() / 500;
    ai::othello::OthelloEngine engine({.tableBytes = std::size_t(4) << 20});
    const ReachesScore reaches = [&engine](const Othello &position, int score) {
        return *engine.solve(position).value >= score;
    };
    for (std::size_t i = 0; i < puzzles.size(); i += step) {
        const auto &position = std::get<Othello>(puzzles[i].position);
        const auto values = exactValues(engine, position);
        const QString name = QString("puzzle %1: %2").arg(i).arg(position.toText().c_str());
        QVERIFY2(position.empties() >= 6 && position.empties() <= 14, qPrintable(name));
        QVERIFY2(values.size() >= 4, qPrintable(name));
        QVERIFY2(values[0].move == puzzles[i].solution, qPrintable(name));
        QVERIFY2(puzzles[i].goal == Goal::Win ? values[0].value > 0 && values[1].value <= 0
                                              : values[0].value == 0 && values[1].value < 0,
                 qPrintable(name));
        QVERIFY2(values[0].value - values[1].value >= 4, qPrintable(name));
        QVERIFY2(puzzles[i].movesToFind >= 2 && puzzles[i].movesToFind <= 4, qPrintable(name));
        if (support::slow() || i % (10 * step) == 0)
            QCOMPARE(movesToFind(position, puzzles[i].goal, reaches, 4), puzzles[i].movesToFind);
    }
}

void TestPuzzles::noTwoOthelloPuzzlesAreAlike()
{
    std::set<ai::othello::Board> seen;
    for (const Puzzle &puzzle : othelloPuzzles())
        QVERIFY(seen.insert(ai::canonicalBoardOf(std::get<Othello>(puzzle.position))).second);
}

void TestPuzzles::gradesOfOthelloAreSpread()
{
    std::map<int, int> grades;
    for (const Puzzle &puzzle : othelloPuzzles())
        ++grades[puzzle.grade];
    QCOMPARE(grades.begin()->first, 1);
    QCOMPARE(grades.rbegin()->first, static_cast<int>(othelloRungs.size()));
    // Three groups of five rungs, as the window shows them.
    for (int group = 0; group < 3; ++group) {
        int count = 0;
        for (int grade = 5 * group + 1; grade <= 5 * group + 5; ++grade)
            count += grades[grade];
        QVERIFY(100 * static_cast<std::size_t>(count) >= 16 * othelloPuzzles().size());
    }
}

void TestPuzzles::fileIsReadAsItWasWritten()
{
    const PuzzleSet &set = puzzlesOf(GameKind::Othello);
    const auto bytes = puzzleBytes(set);
    QVERIFY(bytes.size() <= 400'000);
    const auto read = puzzlesFromBytes(bytes);
    QVERIFY(read.ok());
    QVERIFY(read->puzzles == set.puzzles);
    QCOMPARE(read->dailyCount, set.dailyCount);
}

void TestPuzzles::damagedFilesAreRefused()
{
    PuzzleSet few{{othelloPuzzles().begin(), othelloPuzzles().begin() + 3}, 3};
    const auto bytes = puzzleBytes(few);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!puzzlesFromBytes(std::span(bytes).first(size)).ok());
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        auto damaged = bytes;
        damaged[at] ^= 0x41;
        if (at < 16 || at >= 20) // the number of daily puzzles is checked alone
            QVERIFY(!puzzlesFromBytes(damaged).ok() || at < 24);
    }
    few.puzzles[1].solution = Move(27); // taken
    QVERIFY(puzzlesFromBytes(puzzleBytes(few)).error().text.find("puzzle 2") != std::string::npos);
}

void TestPuzzles::ticTacToePuzzlesHaveOneSolution()
{
    const auto &puzzles = puzzlesOf(GameKind::TicTacToe).puzzles;
    QVERIFY(puzzles.size() >= 10);
    for (const Puzzle &puzzle : puzzles) {
        const auto &position = std::get<TicTacToe>(puzzle.position);
        ai::SearchControl control;
        int good = 0;
        for (const ai::ScoredMove &move :
             ai::Searcher<TicTacToe, ai::Policy<ai::Utility, ai::Cut::None>>().searchRoot(
                 position, ai::unlimitedDepth, control)) {
            if (move.value >= static_cast<int>(puzzle.goal)) {
                ++good;
                QVERIFY(move.move == puzzle.solution);
            }
        }
        QCOMPARE(good, 1);
        QVERIFY(puzzle.grade >= 1 && puzzle.grade <= 5);
    }
}

void TestPuzzles::nimPuzzlesHaveOneSolution()
{
    const auto &puzzles = puzzlesOf(GameKind::Nim).puzzles;
    QVERIFY(puzzles.size() >= 100);
    std::set<std::string> seen;
    for (const Puzzle &puzzle : puzzles) {
        const auto &position = std::get<Nim>(puzzle.position);
        QVERIFY(seen.insert(position.toText()).second);
        int winning = 0;
        for (const Move move : position.legalMoves()) {
            if (core::nimMoveWins(position, move)) {
                ++winning;
                QVERIFY(move == puzzle.solution);
            }
        }
        QCOMPARE(winning, 1);
    }
}

void TestPuzzles::nextPuzzleIsNearAndUnseen()
{
    const auto &puzzles = othelloPuzzles();
    std::vector<int> seen;
    for (int i = 0; i < 30; ++i) {
        const int next = nextPuzzle(GameKind::Othello, seen, othelloRungs[4].rating, 5);
        QVERIFY(std::find(seen.begin(), seen.end(), next) == seen.end());
        QCOMPARE(puzzles[static_cast<std::size_t>(next)].grade, 5);
        seen.push_back(next);
    }
    // Once all were seen, any of the nearest.
    const auto &small = puzzlesOf(GameKind::TicTacToe).puzzles;
    constexpr int rating = 1500;
    const auto distance = [&small](std::size_t i) {
        return std::abs(rungRating(GameKind::TicTacToe, small[i].grade - 1) - rating);
    };
    std::vector<int> all;
    int nearest = rating;
    for (std::size_t i = 0; i < small.size(); ++i) {
        all.push_back(static_cast<int>(i));
        nearest = std::min(nearest, distance(i));
    }
    const int again = nextPuzzle(GameKind::TicTacToe, all, rating, 1);
    QCOMPARE(distance(static_cast<std::size_t>(again)), nearest);
}

QTEST_GUILESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"
