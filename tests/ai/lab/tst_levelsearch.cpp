#include "ai/lab/labsearch.h"
#include "ai/lab/levelsearch.h"
#include "ai/lab/stepcounts.h"
#include "ai/nimchoice.h"
#include "ai/othellochoice.h"
#include "ai/tictactoechoice.h"

#include <QTest>

#include <algorithm>

using ai::Level;
using ai::lab::Departure;
using ai::lab::levelSearch;
using core::Move;

/// The search that is shown for a level is the one that the level plays by.
class TestLevelSearch : public QObject
{
    Q_OBJECT

private slots:
    void ticTacToeLevelsPlayTheBestOfTheSearchShown();
    void othelloLevelsPlayTheBestOfTheSearchShown();
    void nimTheoryAgreesWithTheSearchShown();
    void departuresAreAsTheLevelsAre();
    void countsOfAStepAreThoseOfTheEventsBeforeIt();
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
        QCOMPARE(bestOfLab(position, Level::Easy), sorted(ai::easyTicTacToe(position).moves));
        QCOMPARE(bestOfLab(position, Level::Medium), sorted(ai::mediumTicTacToe(position).moves));
        const auto perfect = bestOfLab(position, Level::Hard);
        QCOMPARE(perfect, sorted(ai::perfectTicTacToe(position).moves));
        for (const Move move : ai::hardTicTacToe(position).moves)
            QVERIFY(std::find(perfect.begin(), perfect.end(), move) != perfect.end());
    }
}

void TestLevelSearch::othelloLevelsPlayTheBestOfTheSearchShown()
{
    ai::Random random(2);
    for (int i = 0; i < 60; ++i) {
        const auto position = randomPosition<core::Othello>(random, 56);
        QCOMPARE(bestOfLab(position, Level::Medium), sorted(ai::mediumOthello(position).moves));
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
        for (const Move move : ai::hardNim(position).moves)
            QVERIFY(std::find(best.begin(), best.end(), move) != best.end());
    }
}

void TestLevelSearch::departuresAreAsTheLevelsAre()
{
    QCOMPARE(levelSearch(core::Othello(), Level::Hard).departure, Departure::Engine);
    QCOMPARE(levelSearch(core::Othello(), Level::Medium).departure, Departure::None);
    QCOMPARE(levelSearch(core::Othello(), Level::Easy).departure, Departure::Blurred);
    QCOMPARE(levelSearch(core::Nim(), Level::Hard).departure, Departure::Theory);
    QCOMPARE(levelSearch(core::TicTacToe(), Level::Easy).departure, Departure::None);
}

void TestLevelSearch::countsOfAStepAreThoseOfTheEventsBeforeIt()
{
    for (const ai::lab::Algorithm algorithm :
         {ai::lab::Algorithm::AlphaBetaShared, ai::lab::Algorithm::AlphaBetaFresh}) {
        ai::SearchControl control;
        const auto search = ai::lab::traceSearch({core::TicTacToe(), algorithm}, control);
        const ai::lab::Trace &trace = *search.trace;
        const ai::lab::StepCounts counts(search.trace);
        QCOMPARE(counts.at(0).calls, 0U);
        std::uint32_t calls = trace.rootIsNoCall() ? ~0U : 0U; // its own Enter is none
        std::uint32_t leaves = 0;
        std::uint32_t cuts = 0;
        std::uint32_t branches = 0;
        for (std::uint32_t step = 1; step <= trace.stepCount(); ++step) {
            const ai::lab::TraceEvent &event = trace.events()[step - 1];
            calls += event.kind == ai::lab::EventKind::Enter ? 1 : 0;
            leaves += event.kind == ai::lab::EventKind::Leaf ? 1 : 0;
            cuts += event.kind == ai::lab::EventKind::Cut ? 1 : 0;
            branches += event.kind == ai::lab::EventKind::Cut ? event.detail : 0U;
            if (step % 97 != 0 && step != trace.stepCount())
                continue;
            const auto at = counts.at(step);
            QCOMPARE(at.calls, calls);
            QCOMPARE(at.leaves, leaves);
            QCOMPARE(at.cuts, cuts);
            QCOMPARE(at.cutBranches, branches);
        }
        QCOMPARE(std::uint64_t(calls), trace.counters().calls());
        QCOMPARE(std::uint64_t(leaves), trace.counters().leaves());
        QCOMPARE(std::uint64_t(branches), trace.counters().cutBranches());
    }
}

QTEST_APPLESS_MAIN(TestLevelSearch)
#include "tst_levelsearch.moc"
