#include "ai/levels/level.h"
#include "ai/players/engine.h"
#include "ai/players/namedplayers.h"
#include "tests/support/qt/print.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"

#include <QTest>

#include <functional>

using ai::Level;
using core::Move;
using core::Othello;
using core::Side;

namespace {

using Player = std::function<Move(const Othello &, ai::Random &)>;

/// A level within limits that make its games the same on every machine.
Player level(Level strength, const ai::Limits &limits = {.nodes = 1})
{
    return [strength, limits](const Othello &position, ai::Random &random) {
        return ai::Engine()
            .think({.position = position, .level = strength, .limits = limits, .seed = random()})
            .move;
    };
}

Move drawnMove(ai::SearchResult result, ai::Random &random)
{
    pickMove(result, random);
    return result.move;
}

Move anyMove(const Othello &position, ai::Random &random)
{
    return drawnMove(ai::anyMove(position), random);
}

Move cornersThenMostDiscs(const Othello &position, ai::Random &random)
{
    return drawnMove(ai::cornersThenMostDiscs(position), random);
}

struct Score
{
    int won = 0;
    int drawn = 0;
    int games = 0;

    double share() const { return double(won) / games; }
};

/// Plays a number of games, in which the players start in turn; the seed of each is its number.
Score played(const Player &player, const Player &other, int games)
{
    Score score;
    for (int game = 0; game < games; ++game) {
        ai::Random random(static_cast<std::uint64_t>(game) + 1);
        const Side side = game % 2 == 0 ? Side::First : Side::Second;
        Othello position;
        while (!position.isOver())
            position.play((position.sideToMove() == side ? player : other)(position, random));
        const int lead = side == Side::First ? position.score() : -position.score();
        score.won += lead > 0 ? 1 : 0;
        score.drawn += lead == 0 ? 1 : 0;
        ++score.games;
    }
    qInfo("won %d, drawn %d of %d", score.won, score.drawn, score.games);
    return score;
}

/// Quick even in a sanitizer's build, where fewer would say too little.
int easyGames()
{
    return support::slow() ? 5000 : 400;
}

} // namespace

/// Each level is as strong as it is said to be, and no stronger.
class TestOthelloLadder : public QObject
{
    Q_OBJECT

private slots:
    void easyBeatsChanceMostly();
    void easyLosesToWhoMindsCorners();
    void mediumBeatsEasy();
    void hardBeatsMedium();
};

void TestOthelloLadder::easyBeatsChanceMostly()
{
    QVERIFY(played(level(Level::Easy), anyMove, easyGames()).share() >= 0.6);
}

void TestOthelloLadder::easyLosesToWhoMindsCorners()
{
    QVERIFY(played(level(Level::Easy), cornersThenMostDiscs, easyGames()).share() <= 0.5);
}

void TestOthelloLadder::mediumBeatsEasy()
{
    QVERIFY(played(level(Level::Medium), level(Level::Easy), support::samples(200, 1000)).share()
            >= 0.9);
}

void TestOthelloLadder::hardBeatsMedium()
{
    const Player hard = level(Level::Hard, {.nodes = 20'000});
    QVERIFY(played(hard, level(Level::Medium), support::samples(20, 200)).share() >= 0.9);
}

QTEST_APPLESS_MAIN(TestOthelloLadder)
#include "tst_othelloladder.moc"
