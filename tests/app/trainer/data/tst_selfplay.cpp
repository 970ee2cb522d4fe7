#include "tests/support/selfplay.h"
#include "tests/support/solver.h"

#include <QTest>

#include <algorithm>

using namespace trainer;
using ai::othello::Weights;

/// Both sides of a self-play game: how its moves are chosen.
class TestSelfPlay : public QObject
{
    Q_OBJECT

private slots:
    void movesAreRandomThenSearchedThenExact();
    void exactMovesArePerfectPlay();
    void relabellingFindsTheExactScoresAgain();
};

namespace {

/// The oracle walks the whole tree.
constexpr int maxSolvedEmpties = 6;

} // namespace

void TestSelfPlay::movesAreRandomThenSearchedThenExact()
{
    const Weights weights = Weights::fallback();
    PlaySettings settings = support::smallSettings({}).play;
    settings.minRandom = settings.maxRandom = 10;
    SelfPlayer player(weights, settings);
    ai::Random random(1);
    int withMistakes = 0;
    constexpr int games = 40;
    for (int i = 0; i < games; ++i) {
        const auto replay = replayGame(player.game(random));
        QVERIFY(replay.ok());
        bool mistake = false;
        for (std::size_t ply = 0; ply < replay->steps.size(); ++ply) {
            const GameStep &step = replay->steps[ply];
            if (ply < 10) {
                QVERIFY(step.ply.source == MoveSource::Random);
            } else if (step.board.empties() <= settings.exactEmpties) {
                QVERIFY(step.ply.source == MoveSource::Exact);
            } else {
                QVERIFY(step.ply.source != MoveSource::Exact);
                mistake = mistake || step.ply.source == MoveSource::Random;
            }
        }
        withMistakes += int(mistake);
    }
    // A quarter of the games, of which most meet one.
    QVERIFY2(withMistakes > 0 && withMistakes < games / 2, QByteArray::number(withMistakes));
}

void TestSelfPlay::exactMovesArePerfectPlay()
{
    support::Solver<core::Othello> solver;
    int checked = 0;
    for (const SelfPlayGame &game : support::someGames()) {
        const auto replay = replayGame(game);
        QVERIFY(replay.ok());
        for (const GameStep &step : replay->steps) {
            if (step.ply.source != MoveSource::Exact || step.board.empties() > maxSolvedEmpties)
                continue;
            const core::Othello position = support::gameOf(step.board);
            QCOMPARE(int(step.ply.score), solver.value(position));
            const core::Othello next = after(position, core::Move(step.ply.square));
            QCOMPARE(solver.value(next), solver.value(position));
            ++checked;
        }
    }
    QVERIFY(checked > 50);
}

void TestSelfPlay::relabellingFindsTheExactScoresAgain()
{
    const Weights weights = Weights::fallback();
    SelfPlayer player(weights, support::smallSettings({}).play);
    for (const SelfPlayGame &game : support::someGames()) {
        SelfPlayGame unknown = game;
        for (Ply &ply : unknown)
            ply.score = 0;
        const SelfPlayGame again = player.relabelGame(unknown);
        QCOMPARE(again.size(), game.size());
        for (std::size_t i = 0; i < game.size(); ++i) {
            QCOMPARE(again[i].square, game[i].square);
            QVERIFY(again[i].source == game[i].source);
            if (game[i].source != MoveSource::Searched)
                QCOMPARE(again[i].score, game[i].score);
        }
    }
}

QTEST_APPLESS_MAIN(TestSelfPlay)
#include "tst_selfplay.moc"
