#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/levelsearch.h"
#include "ai/levels/nimlevels.h"
#include "ai/levels/othellolevels.h"
#include "ai/levels/tictactoelevels.h"

#include <QTest>

#include <algorithm>

using ai::Level;
using ai::lab::levelSearch;
using ai::lab::TraceDeviation;
using core::Move;

/// The search that is shown for a level is the one that the level plays by.
class TestLevelSearch : public QObject
{
    Q_OBJECT

private slots:
    void ticTacToeLevelsPlayTheBestOfTheSearchShown();
    void othelloLevelsPlayTheBestOfTheSearchShown();
    void nimTheoryAgreesWithTheSearchShown();
    void deviationsAreAsTheLevelsAre();
};

namespace {

/// The best moves of the search that the Lab shows, in the game's order.
std::vector<Move> bestOfLab(const core::Position &position, Level level)
{
    ai::SearchControl control;
    const auto scored = traceSearch(levelSearch(position, level).setup, control).rootMoves;
    int best = scored.front().value;
    for (const ai::ScoredMove &move : scored)
        best = std::max(best, move.value);
    std::vector<Move> moves;
    for (const ai::ScoredMove &move : scored) {
        if (move.value == best)
            moves.push_back(move.move);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

std::vector<Move> sorted(std::vector<Move> moves)
{
    std::sort(moves.begin(), moves.end());
    return moves;
}

/// A position after some random moves that is not over and in which there is a choice.
template <class G>
G randomPosition(ai::Random &random, std::uint64_t most)
{
    for (;;) {
        G position;
        for (std::uint64_t i = random() % most; i > 0 && !position.isOver(); --i) {
            const auto moves = position.legalMoves();
            position.play(moves[random() % moves.size()]);
        }
        if (!position.isOver() && position.legalMoves().size() > 1)
            return position;
    }
}

} // namespace

void TestLevelSearch::ticTacToeLevelsPlayTheBestOfTheSearchShown()
{
    ai::Random random(1);
    for (int i = 0; i < 300; ++i) {
        const auto position = randomPosition<core::TicTacToe>(random, 8);
        QCOMPARE(bestOfLab(position, Level::Easy), sorted(ai::easyTicTacToe(position).equalMoves));
        QCOMPARE(bestOfLab(position, Level::Medium),
                 sorted(ai::mediumTicTacToe(position).equalMoves));
        const auto perfect = bestOfLab(position, Level::Hard);
        QCOMPARE(perfect, sorted(ai::perfectTicTacToe(position).equalMoves));
        for (const Move move : ai::hardTicTacToe(position).equalMoves)
            QVERIFY(std::find(perfect.begin(), perfect.end(), move) != perfect.end());
    }
}

void TestLevelSearch::othelloLevelsPlayTheBestOfTheSearchShown()
{
    ai::Random random(2);
    for (int i = 0; i < 60; ++i) {
        const auto position = randomPosition<core::Othello>(random, 56);
        QCOMPARE(bestOfLab(position, Level::Medium),
                 sorted(ai::mediumOthello(position).equalMoves));
    }
}

void TestLevelSearch::nimTheoryAgreesWithTheSearchShown()
{
    ai::Random random(3);
    for (int i = 0; i < 40; ++i) {
        const int heap = 2 + static_cast<int>(random() % 17);
        const auto rule = i % 2 == 0 ? core::Nim::Rule::Misere : core::Nim::Rule::Normal;
        const core::Nim position = *core::Nim::create({heap}, 3, rule);
        const std::vector<Move> best = bestOfLab(position, Level::Hard);
        for (const Move move : ai::hardNim(position).equalMoves)
            QVERIFY(std::find(best.begin(), best.end(), move) != best.end());
    }
}

void TestLevelSearch::deviationsAreAsTheLevelsAre()
{
    QCOMPARE(levelSearch(core::Othello(), Level::Hard).deviation, TraceDeviation::Engine);
    QCOMPARE(levelSearch(core::Othello(), Level::Medium).deviation, TraceDeviation::None);
    QCOMPARE(levelSearch(core::Othello(), Level::Easy).deviation, TraceDeviation::Noise);
    QCOMPARE(levelSearch(core::Nim(), Level::Hard).deviation, TraceDeviation::Theory);
    QCOMPARE(levelSearch(core::TicTacToe(), Level::Easy).deviation, TraceDeviation::None);
}

QTEST_APPLESS_MAIN(TestLevelSearch)
#include "tst_levelsearch.moc"
