#include "ai/learn/matchodds.h"
#include "ai/learn/rungs.h"
#include "ai/players/namedplayers.h"
#include "ai/search/random.h"
#include "core/othellogeometry.h"
#include "tests/support/randomplay.h"
#include "tests/support/slow.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace ai::learn;
using core::Move;
using core::Nim;
using core::Othello;
using core::TicTacToe;

namespace {

/// Plays six random moves and then two rungs against each other; the score to the side First.
int playRungs(RungPlayer &player, int first, int second, std::uint64_t seed, std::uint64_t opening)
{
    ai::Random random(opening);
    Othello game;
    for (int ply = 0; !game.isOver(); ++ply) {
        const auto moves = game.legalMoves();
        if (ply < 6)
            game.play(moves[ai::uniformIndex(random, moves.size())]);
        else
            game.play(
                player.choose(game, game.sideToMove() == core::Side::First ? first : second, seed));
    }
    return game.score();
}

/// Positions along random games.
std::vector<Othello> somePositions(int count)
{
    support::Random random(34);
    std::vector<Othello> positions;
    for (int i = 0; i < count; ++i)
        positions.push_back(support::afterRandomMoves(Othello(), 4 + 55 * i / count, random));
    return positions;
}

} // namespace

/// The ladders of Learn.
class TestRungs : public QObject
{
    Q_OBJECT

private slots:
    void oddsOfRandomTicTacToeAreTheKnownOnes();
    void neighboursOfSmallGamesAreAsFarApartAsRequired();
    void ratingsFollowTheShares();
    void samePositionInOneGameHasOneAnswer();
    void errorsAreDrawnByTheirDistribution();
    void noMoveLosesMoreThanTheCap();
    void carefulRungsTakeTheCornerAndAvoidTheWipeOut();
    void neighboursOfOthelloAreApart();
};

void TestRungs::oddsOfRandomTicTacToeAreTheKnownOnes()
{
    // 737/1260, 8/63 and 121/420: a textbook's example, counted by many.
    const auto any = [](const TicTacToe &position) {
        return moveChances(ticTacToeRungs[0], position);
    };
    const MatchOdds odds = OddsTable<TicTacToe>(any, any).of({});
    QVERIFY(std::abs(odds.first - 737.0 / 1260) < 1e-12);
    QVERIFY(std::abs(odds.draw - 8.0 / 63) < 1e-12);
    QVERIFY(std::abs(odds.second - 121.0 / 420) < 1e-12);
}

void TestRungs::neighboursOfSmallGamesAreAsFarApartAsRequired()
{
    for (std::size_t rung = 1; rung < ticTacToeRungs.size(); ++rung) {
        const double share =
            shareAgainst<TicTacToe>(ticTacToeRungs[rung], ticTacToeRungs[rung - 1]);
        QVERIFY2(share >= 0.64 && share <= 0.75, qPrintable(QString::number(share)));
    }
    for (std::size_t rung = 1; rung < nimRungs.size(); ++rung) {
        const double share = shareAgainst<Nim>(nimRungs[rung], nimRungs[rung - 1]);
        QVERIFY2(share >= 0.64 && share <= 0.75, qPrintable(QString::number(share)));
    }
}

/// In the small games a rating's distance is the exact share's, to a few points.
void TestRungs::ratingsFollowTheShares()
{
    const auto eloOf = [](double share) { return 400 * std::log10(share / (1 - share)); };
    for (std::size_t rung = 1; rung < ticTacToeRungs.size(); ++rung) {
        const double share =
            shareAgainst<TicTacToe>(ticTacToeRungs[rung], ticTacToeRungs[rung - 1]);
        const int step = ticTacToeRungs[rung].rating - ticTacToeRungs[rung - 1].rating;
        QVERIFY2(std::abs(step - eloOf(share)) < 10, qPrintable(QString::number(eloOf(share))));
    }
    for (std::size_t rung = 1; rung < nimRungs.size(); ++rung) {
        const double share = shareAgainst<Nim>(nimRungs[rung], nimRungs[rung - 1]);
        const int step = nimRungs[rung].rating - nimRungs[rung - 1].rating;
        QVERIFY2(std::abs(step - eloOf(share)) < 10, qPrintable(QString::number(eloOf(share))));
    }
    for (std::size_t rung = 1; rung < othelloRungs.size(); ++rung)
        QVERIFY(othelloRungs[rung].rating > othelloRungs[rung - 1].rating);
}

void TestRungs::samePositionInOneGameHasOneAnswer()
{
    RungPlayer player;
    RungPlayer other;
    int differing = 0;
    for (const Othello &position : somePositions(12)) {
        if (position.isOver())
            continue;
        for (const int rung : {0, 4, 8}) {
            const Move move = player.choose(position, rung, 7);
            QVERIFY(position.isLegal(move));
            player.choose(Othello(), rung, 7); // whatever was asked meanwhile
            QVERIFY(player.choose(position, rung, 7) == move);
            QVERIFY(other.choose(position, rung, 7) == move);
        }
        differing += player.choose(position, 0, 7) != player.choose(position, 0, 8) ? 1 : 0;
    }
    QVERIFY(differing > 0); // another game has other errors
}

/// Gumbel's errors draw a move in proportion to exp(value / spread).
void TestRungs::errorsAreDrawnByTheirDistribution()
{
    const OthelloRung rung{1, 4, 0, 128, 0};
    const Othello position;
    const auto moves = position.legalMoves();
    std::vector<RungValue> values;
    for (std::size_t i = 0; i < moves.size(); ++i)
        values.push_back({moves[i], -2 * static_cast<int>(i)});
    const double spread = spreadAt(rung, position.empties());
    std::map<Move, int> drawn;
    constexpr int games = 20000;
    for (int seed = 0; seed < games; ++seed)
        ++drawn[pickMove(rung, position, values, static_cast<std::uint64_t>(seed))];
    double sum = 0;
    for (const RungValue &value : values)
        sum += std::exp(value.value / spread);
    for (const RungValue &value : values) {
        const double expected = std::exp(value.value / spread) / sum;
        const double deviation = std::sqrt(expected * (1 - expected) / games);
        QVERIFY(std::abs(drawn[value.move] / double(games) - expected) < 5 * deviation);
    }
}

void TestRungs::noMoveLosesMoreThanTheCap()
{
    const OthelloRung rung{1, 10, 0, 8, 0};
    const Othello position;
    const auto moves = position.legalMoves();
    const std::vector<RungValue> values{{moves[0], 0}, {moves[1], -9}};
    for (std::uint64_t seed = 0; seed < 20000; ++seed)
        QVERIFY(pickMove(rung, position, values, seed) == moves[0]);
    int picked = 0;
    const std::vector<RungValue> near{{moves[0], 0}, {moves[1], -8}};
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        picked += pickMove(rung, position, near, seed) == moves[1] ? 1 : 0;
    QVERIFY(picked > 0);
}

void TestRungs::carefulRungsTakeTheCornerAndAvoidTheWipeOut()
{
    RungPlayer player;
    // Black can take a1; nothing else is near it.
    const Othello corner = *Othello::parse("-OX-----"
                                           "--------"
                                           "--------"
                                           "---OX---"
                                           "---XO---"
                                           "--------"
                                           "--------"
                                           "-------- X");
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        QVERIFY(player.choose(corner, firstCarefulRung, seed) == Move(0));
    for (const Othello &position : somePositions(40)) {
        if (position.isOver() || position.mustPass())
            continue;
        std::vector<RungValue> values;
        for (const Move move : position.legalMoves())
            values.push_back({move, 0});
        const auto kept = withoutBlunders(position, values, {{position.legalMoves()[0], 0}});
        QVERIFY(!kept.empty());
    }
    const Othello wipeOut = *Othello::parse("--------"
                                            "--------"
                                            "--------"
                                            "--OX----"
                                            "---O----"
                                            "--------"
                                            "--------"
                                            "-------- X");
    std::vector<RungValue> values;
    for (const Move move : wipeOut.legalMoves())
        values.push_back({move, 0});
    for (const RungValue &kept : withoutBlunders(wipeOut, values, values)) {
        const Othello next = core::after(wipeOut, kept.move);
        bool loses = false;
        for (const Move reply : next.legalMoves())
            loses = loses || core::after(next, reply).discs(core::Side::First) == 0;
        QVERIFY(!loses || values.size() == 1);
    }
}

/// A sample of what `tabuleiro-cli ladder --rungs` measures; all of it with the slow label.
void TestRungs::neighboursOfOthelloAreApart()
{
    const bool slow = support::slow();
    const int pairs = slow ? 200 : 40;
    const int upTo = slow ? static_cast<int>(othelloRungs.size()) : 7;
    RungPlayer player;
    for (int rung = 1; rung < upTo; ++rung) {
        double points = 0;
        for (int pair = 0; pair < pairs; ++pair) {
            const auto seed = static_cast<std::uint64_t>(pair);
            const int asFirst = playRungs(player, rung, rung - 1, seed, seed);
            const int asSecond = playRungs(player, rung - 1, rung, seed, seed);
            points += (asFirst > 0    ? 1
                       : asFirst == 0 ? 0.5
                                      : 0)
                      + (asSecond < 0    ? 1
                         : asSecond == 0 ? 0.5
                                         : 0);
        }
        const double share = points / (2 * pairs);
        const QString found = QString("rung %1: %2").arg(rung + 1).arg(share);
        QVERIFY2(share > (slow ? 0.60 : 0.52) && share < (slow ? 0.79 : 0.90), qPrintable(found));
    }
}

QTEST_GUILESS_MAIN(TestRungs)
#include "tst_rungs.moc"
