#include "ai/analysis/analyst.h"
#include "ai/analysis/explain.h"
#include "ai/levels/othellolevels.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/seenmoves.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <map>
#include <vector>

using namespace core;
using namespace support;
using ai::explainMistake;
using ai::Mistake;
using ai::MistakeKind;

/// What is said against a move, checked by the rules.
class TestMistakes : public QObject
{
    Q_OBJECT

private slots:
    void everyMistakeOfOthelloHolds();
    void everyMistakeOfTicTacToeHolds();
    void mostMistakesHaveAReason();
};

namespace {

/// Discs of a side that touch an empty square.
int frontier(const Othello &position, Side side)
{
    int count = 0;
    for (int square = 0; square < 64; ++square)
        count += isIn(position.discs(side), square) && touchesEmpty(position, square);
    return count;
}

/// The corner beside a square, diagonally or on the edge; -1: none.
int cornerBeside(int square, bool diagonally)
{
    for (const int corner : {0, 7, 56, 63}) {
        const int columns = std::abs(square % 8 - corner % 8);
        const int rows = std::abs(square / 8 - corner / 8);
        if (diagonally ? columns == 1 && rows == 1 : columns + rows == 1)
            return corner;
    }
    return -1;
}

/// What is said against a move, by the rules alone.
void checkMistake(const Othello &position, const ai::WorseMove &move, const Mistake &mistake)
{
    const Side side = position.sideToMove();
    const Side other = opponent(side);
    const Othello played = after(position, move.played);
    const Othello best = after(position, move.best);
    const auto isBesideEmptyCorner = [&](Move one, bool diagonally) {
        const int corner = cornerBeside(one.code(), diagonally);
        return corner >= 0 && isEmpty(position, corner);
    };
    const auto checkMany = [&](const auto &countOf) {
        QCOMPARE(countOf(move.played), mistake.played);
        QCOMPARE(countOf(move.best), mistake.best);
        QVERIFY(mistake.played
                >= mistake.best + (mistake.kind == MistakeKind::GaveMobility ? 2 : 3));
        int others = 0;
        int asBad = 0;
        int asGood = 0;
        for (const Move other : position.legalMoves()) {
            others += other != move.played;
            asBad += other != move.played && countOf(other) >= mistake.played;
            asGood += other != move.played && countOf(other) <= mistake.best;
        }
        QVERIFY(asBad * 2 <= others || asGood * 3 <= others);
    };
    const auto checkFew = [&] {
        const auto own = [&](Move one) {
            return std::popcount(after(position, one).placements(side));
        };
        QCOMPARE(own(move.played), mistake.played);
        QCOMPARE(own(move.best), mistake.best);
        QVERIFY(mistake.played + 3 <= mistake.best);
        QVERIFY(replyCount(position, move.played) >= replyCount(position, move.best));
        int others = 0;
        int asBad = 0;
        int asGood = 0;
        for (const Move other : position.legalMoves()) {
            others += other != move.played;
            asBad += other != move.played && own(other) <= mistake.played;
            asGood += other != move.played && own(other) >= mistake.best;
        }
        QVERIFY(asBad * 2 <= others || asGood * 3 <= others);
    };
    switch (mistake.kind) {
    case MistakeKind::MissedCorner:
        QVERIFY(isCorner(mistake.square));
        QCOMPARE(int(move.best.code()), mistake.square);
        QVERIFY(!isCorner(move.played.code()));
        return;
    case MistakeKind::GaveCorner:
        QVERIFY(isCorner(mistake.square));
        QVERIFY(canPlace(played, other, mistake.square));
        QVERIFY(!canPlace(best, other, mistake.square));
        return;
    case MistakeKind::PlayedXSquare:
    case MistakeKind::PlayedCSquare: {
        const bool diagonally = mistake.kind == MistakeKind::PlayedXSquare;
        QCOMPARE(cornerBeside(move.played.code(), diagonally), mistake.square);
        QVERIFY(isEmpty(position, mistake.square));
        QVERIFY(move.answer == Move::none() || !canPlace(played, other, mistake.square));
        QVERIFY(!isBesideEmptyCorner(move.best, true) && !isBesideEmptyCorner(move.best, false));
        return;
    }
    case MistakeKind::AllowedPass:
        QVERIFY(played.isLegal(mistake.answer));
        QVERIFY(after(played, mistake.answer).mustPass());
        return;
    case MistakeKind::AllowedThreat:
        QVERIFY(isCorner(mistake.square) && played.isLegal(mistake.answer));
        QVERIFY(!canPlace(played, other, mistake.square));
        QVERIFY(canPlace(after(played, mistake.answer), other, mistake.square));
        return;
    case MistakeKind::BrokeParity:
        QCOMPARE(regionSize(position, move.played), mistake.played);
        QCOMPARE(regionSize(position, move.best), mistake.best);
        QVERIFY(mistake.played % 2 == 0 && mistake.best % 2 == 1 && position.empties() <= 16);
        // In the same region, whose squares have the same one.
        QCOMPARE(regionSize(position, move.answer), mistake.played);
        return;
    case MistakeKind::GaveMobility:
        checkMany([&](Move one) { return replyCount(position, one); });
        return;
    case MistakeKind::LostMobility:
        checkFew();
        return;
    case MistakeKind::TurnedMany:
        checkMany([&](Move one) { return flipCount(position, one); });
        return;
    case MistakeKind::OpenedFrontier:
        checkMany([&](Move one) { return frontier(after(position, one), side); });
        return;
    default:
        QCOMPARE(int(mistake.kind), int(MistakeKind::Other));
    }
}

} // namespace

void TestMistakes::everyMistakeOfOthelloHolds()
{
    support::Random random(4);
    std::map<MistakeKind, int> found;
    for (int game = 0; game < support::samples(2'000, 20'000); ++game) {
        const Othello position = support::afterRandomMoves(Othello(), 1 + game % 60, random);
        if (position.isOver() || position.legalMoves().size() < 2)
            continue;
        ai::WorseMove move{.played = position.legalMoves()[0], .best = position.legalMoves()[1]};
        const Othello next = after(position, move.played);
        if (!next.isOver())
            move.answer = support::randomMove(next, random);
        const Mistake mistake = explainMistake(position, move);
        ++found[mistake.kind];
        checkMistake(position, move, mistake);
        if (QTest::currentTestFailed())
            return;
    }
    for (int kind = int(MistakeKind::MissedCorner); kind <= int(MistakeKind::OpenedFrontier);
         ++kind)
        QVERIFY2(support::sanitizerFactor > 1 || found[MistakeKind(kind)] > 0,
                 QByteArray::number(kind)); // each came up
}

void TestMistakes::everyMistakeOfTicTacToeHolds()
{
    const auto said = [](const char *position, int played, int value) {
        return explainMistake(
            *TicTacToe::parse(position),
            {.played = Move(std::uint16_t(played - 1)), .best = Move(0), .value = value});
    };
    QCOMPARE(int(said("XX-OO---- X", 9, -1).kind), int(MistakeKind::MissedWin));
    QCOMPARE(said("XX-OO---- X", 9, -1).square, 2);
    QCOMPARE(int(said("XX--O---- O", 9, -1).kind), int(MistakeKind::MissedBlock));
    QCOMPARE(said("XX--O---- O", 9, -1).square, 2);
    QCOMPARE(int(said("X-------- O", 2, -1).kind), int(MistakeKind::AllowedFork));
    QCOMPARE(int(said("X---O---- X", 2, 0).kind), int(MistakeKind::Other));
}

/// Of games between the easy level and a player of random moves, as a beginner has them.
void TestMistakes::mostMistakesHaveAReason()
{
    int mistakes = 0;
    int named = 0;
    ai::Analyst analyst([](const Othello &position) {
        return ai::Limits{.depth = position.empties() <= 10 ? 10 : 6};
    });
    for (int seed = 1; seed <= support::samples(6, 60); ++seed) {
        support::Random random{std::uint64_t(seed)};
        ai::Random levels{std::uint64_t(seed)};
        std::vector<Move> line;
        Othello game;
        while (!game.isOver()) {
            Move move = support::randomMove(game, random);
            if (game.sideToMove() == Side::First && !game.mustPass()) {
                ai::SearchResult easy = ai::easyOthello(game, levels);
                ai::pickMove(easy, levels);
                move = easy.move;
            }
            line.push_back(move);
            game.play(move);
        }
        analyst.review(Position(Othello()), line,
                       [&](std::size_t, const ai::ReviewedMove &move, int) {
                           mistakes += move.isMistake();
                           named += move.isMistake() && move.mistake.kind != MistakeKind::Other;
                       });
    }
    // The few games of a sanitizer's build say nothing of a share.
    QVERIFY2(support::sanitizerFactor > 1 || named * 3 >= mistakes * 2,
             qPrintable(QString("%1 of %2").arg(named).arg(mistakes)));
    qInfo("%d of %d mistakes have a reason", named, mistakes);
}

QTEST_APPLESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
