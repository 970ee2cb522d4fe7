#include "ai/analysis/explain.h"
#include "ai/analysis/openingnames.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/symmetricsquare.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <vector>

using namespace core;
using ai::explainMistake;
using ai::explainMove;
using ai::Merit;
using ai::MeritKind;
using ai::Mistake;
using ai::MistakeKind;

/// What is said for and against a move, checked by the rules.
class TestExplain : public QObject
{
    Q_OBJECT

private slots:
    void everyMeritOfOthelloHolds();
    void symmetricMovesHaveTheSameMerit();
    void everyMeritOfTicTacToeHolds();
    void adviceIsOnTheMostOpenLines();
    void everyMeritOfNimHolds();
    void everyMistakeOfOthelloHolds();
    void everyMistakeOfTicTacToeHolds();
};

namespace {

Othello::Mask placementsOf(const Othello &position)
{
    return position.placements(position.sideToMove());
}

int replyCount(const Othello &position, Move move)
{
    return std::popcount(placementsOf(after(position, move)));
}

int flipCount(const Othello &position, Move move)
{
    return std::popcount(position.flips(move.code()));
}

bool isCorner(int square)
{
    return square == 0 || square == 7 || square == 56 || square == 63;
}

/// How many other moves have at most this many of something.
template <class Count>
int othersWithAtMost(int count, const Othello &position, Move move, Count countOf)
{
    int others = 0;
    for (const Move other : position.legalMoves())
        others += other != move && countOf(position, other) <= count;
    return others;
}

void checkMerit(const Othello &position, Move move, const Merit &merit)
{
    const Othello next = after(position, move);
    const Othello::Mask before = position.placements(next.sideToMove());
    switch (merit.kind) {
    case MeritKind::TakesCorner:
        QVERIFY(isCorner(merit.square));
        QCOMPARE(int(move.code()), merit.square);
        break;
    case MeritKind::GuardsCorner:
        QVERIFY(isCorner(merit.square));
        QVERIFY(geometry::contains(before, merit.square));
        QVERIFY(!geometry::contains(placementsOf(next), merit.square));
        break;
    case MeritKind::ForcesPass:
        QCOMPARE(next.legalMoves()[0], Othello::pass);
        break;
    case MeritKind::StrictlyFewestReplies:
        QCOMPARE(replyCount(position, move), merit.count);
        QCOMPARE(othersWithAtMost(merit.count, position, move, replyCount), 0);
        break;
    case MeritKind::ThreatensCorner: {
        const Side side = position.sideToMove();
        QVERIFY(isCorner(merit.square));
        QVERIFY(!geometry::contains(position.placements(side), merit.square));
        QVERIFY(geometry::contains(next.placements(side), merit.square));
        break;
    }
    case MeritKind::FewerReplies:
        QCOMPARE(replyCount(position, move), merit.count);
        QVERIFY(merit.max > merit.count);
        QCOMPARE(othersWithAtMost(merit.max, position, move, replyCount),
                 int(position.legalMoves().size()) - 1);
        QVERIFY(othersWithAtMost(merit.max - 1, position, move, replyCount)
                < int(position.legalMoves().size()) - 1);
        break;
    case MeritKind::OwnReplies:
        QCOMPARE(std::popcount(next.placements(position.sideToMove())), merit.count);
        QCOMPARE(replyCount(position, move), merit.max);
        QVERIFY(merit.count >= merit.max);
        break;
    case MeritKind::TurnsInside:
        for (int square = 0; square < 64; ++square) {
            if (geometry::contains(position.flips(move.code()), square))
                QCOMPARE(geometry::neighboursOf[std::size_t(square)] & next.emptySquares(),
                         Othello::Mask(0));
        }
        break;
    case MeritKind::FewestReplies:
        QCOMPARE(replyCount(position, move), merit.count);
        QCOMPARE(othersWithAtMost(merit.count - 1, position, move, replyCount), 0);
        break;
    case MeritKind::FewestFlips:
        QCOMPARE(flipCount(position, move), merit.count);
        QCOMPARE(othersWithAtMost(merit.count - 1, position, move, flipCount), 0);
        break;
    case MeritKind::CountedReplies:
        QCOMPARE(replyCount(position, move), merit.count);
        break;
    case MeritKind::TakesParity:
        QCOMPARE(merit.count % 2, 1);
        QVERIFY(merit.count < position.empties() && position.empties() <= 16);
        break;
    case MeritKind::OpensNoSquare:
        QCOMPARE(placementsOf(next) & ~before, Othello::Mask(0));
        break;
    case MeritKind::ReachesOpening:
        QVERIFY(!merit.opening.empty());
        QVERIFY(merit.opening == ai::openingName(next));
        break;
    default:
        QFAIL("this says nothing of Othello");
    }
}

} // namespace

void TestExplain::everyMeritOfOthelloHolds()
{
    support::Random random(1);
    std::map<MeritKind, int> found;
    for (int game = 0; game < support::samples(600, 20'000); ++game) {
        const Othello position = support::afterRandomMoves(Othello(), 1 + game % 59, random);
        if (position.isOver())
            continue;
        for (const Move move : position.legalMoves()) {
            const Merit merit = explainMove(position, move);
            if (position.legalMoves().size() == 1) {
                QCOMPARE(int(merit.kind), int(MeritKind::None));
                continue;
            }
            ++found[merit.kind];
            checkMerit(position, move, merit);
            if (QTest::currentTestFailed())
                return;
        }
    }
    for (int kind = int(MeritKind::TakesCorner); kind <= int(MeritKind::CountedReplies); ++kind)
        QVERIFY2(support::sanitizerFactor > 1 || found[MeritKind(kind)] > 0,
                 QByteArray::number(kind)); // each came up
}

void TestExplain::symmetricMovesHaveTheSameMerit()
{
    support::Random random(2);
    for (int game = 0; game < support::samples(100, 2'000); ++game) {
        const Othello position = support::afterRandomMoves(Othello(), 1 + game % 55, random);
        if (position.isOver() || position.mustPass())
            continue;
        const Move move = support::randomMove(position, random);
        const Merit merit = explainMove(position, move);
        for (int symmetry = 1; symmetry < geometry::symmetryCount; ++symmetry) {
            const Othello image = *Othello::create(
                geometry::symmetric(position.discs(Side::First), symmetry),
                geometry::symmetric(position.discs(Side::Second), symmetry), position.sideToMove());
            const int square = support::symmetricSquare(move.code(), symmetry);
            const Merit other = explainMove(image, Move(std::uint16_t(square)));
            QCOMPARE(int(other.kind), int(merit.kind));
            QCOMPARE(other.count, merit.count);
            QVERIFY(other.opening == merit.opening);
        }
    }
}

void TestExplain::everyMeritOfTicTacToeHolds()
{
    support::Random random(3);
    int forks = 0;
    for (int game = 0; game < 2'000; ++game) {
        const TicTacToe position = support::afterRandomMoves(TicTacToe(), game % 7, random);
        if (position.isOver())
            continue;
        const Side side = position.sideToMove();
        const Move move = support::randomMove(position, random);
        const TicTacToe next = after(position, move);
        // A threat by the definition: a square that would win if it were the side's turn again.
        int threats = 0;
        for (int square = 0; square < 9; ++square) {
            const TicTacToe::Mask bit = TicTacToe::Mask(1u << square);
            for (const auto line : TicTacToe::lines)
                threats += (next.emptySquares() & bit) != 0 && (line & bit) != 0
                           && (line & ~(next.marks(side) | bit)) == 0;
        }
        const Merit merit = explainMove(position, move);
        if (merit.kind == MeritKind::MakesFork)
            QVERIFY(threats > 1);
        else if (merit.kind == MeritKind::MakesThreat)
            QVERIFY(threats > 0);
        else if (merit.kind == MeritKind::LiesOnOpenLines)
            QVERIFY(threats == 0 && merit.count >= 1 && merit.count <= 4);
        else
            QCOMPARE(int(merit.kind), int(MeritKind::None));
        forks += merit.kind == MeritKind::MakesFork;
    }
    QVERIFY(forks > 0);
}

void TestExplain::adviceIsOnTheMostOpenLines()
{
    QVERIFY(ai::adviseOneOf(TicTacToe(), core::legalMoves(TicTacToe())) == Move(4));
    support::Random random(4);
    for (int game = 0; game < 500; ++game) {
        const TicTacToe position = support::afterRandomMoves(TicTacToe(), game % 8, random);
        if (position.isOver())
            continue;
        std::vector<Move> moves = core::legalMoves(position);
        const Move advised = ai::adviseOneOf(position, moves);
        const auto linesOf = [&position](Move move) {
            int lines = 0;
            for (const auto line : TicTacToe::lines)
                lines += (line >> move.code() & 1) != 0
                         && (line & position.marks(opponent(position.sideToMove()))) == 0;
            return lines;
        };
        for (const Move move : moves)
            QVERIFY(linesOf(move) <= linesOf(advised));
        std::shuffle(moves.begin(), moves.end(), random);
        QVERIFY(ai::adviseOneOf(position, moves) == advised);
    }
}

void TestExplain::everyMeritOfNimHolds()
{
    int counted = 0;
    for (int code = 1; code < 6 * 6 * 6 * 4 * 2; ++code) {
        const int limit = code / 216 % 4;
        const Nim::Rule rule = code >= 864 ? Nim::Rule::Misere : Nim::Rule::Normal;
        const Nim position = *Nim::create({code % 6, code / 6 % 6, code / 36 % 6}, limit, rule);
        for (const Move move : position.legalMoves()) {
            const Merit merit = explainMove(position, move);
            const Nim next = after(position, move);
            const bool wins = next.isOver() ? rule == Nim::Rule::Normal : !nimIsWon(next);
            QVERIFY(wins || merit.kind == MeritKind::None);
            if (merit.kind == MeritKind::LeavesMultiple)
                QCOMPARE(merit.count % merit.divisor, 0);
            if (merit.kind == MeritKind::LeavesOneAboveMultiple)
                QCOMPARE(merit.count % merit.divisor, 1);
            if (merit.divisor > 0)
                QCOMPARE(merit.count, next.counters());
            if (merit.kind == MeritKind::MakesNimSumZero)
                QCOMPARE(nimSum(next), 0);
            if (merit.kind == MeritKind::LeavesOddSingleCounters)
                QCOMPARE(next.counters() % 2, 1);
            counted += merit.kind != MeritKind::None;
        }
    }
    QVERIFY(counted > 500);
}

void TestExplain::everyMistakeOfOthelloHolds()
{
    support::Random random(4);
    std::map<MistakeKind, int> found;
    for (int game = 0; game < support::samples(800, 20'000); ++game) {
        const Othello position = support::afterRandomMoves(Othello(), 1 + game % 55, random);
        if (position.isOver() || position.legalMoves().size() < 2)
            continue;
        const Move played = position.legalMoves()[0];
        const Move best = position.legalMoves()[1];
        const Mistake mistake = explainMistake(position, played, best, 0);
        ++found[mistake.kind];
        if (mistake.kind == MistakeKind::MissedCorner) {
            QVERIFY(isCorner(mistake.square));
            QCOMPARE(int(best.code()), mistake.square);
        } else if (mistake.kind == MistakeKind::GaveCorner) {
            QVERIFY(isCorner(mistake.square));
            const Move corner(std::uint16_t(mistake.square));
            QVERIFY(after(position, played).isLegal(corner));
            QVERIFY(!after(position, best).isLegal(corner));
        } else if (mistake.kind == MistakeKind::GaveMobility) {
            QCOMPARE(mistake.replies, replyCount(position, played));
            QCOMPARE(mistake.bestReplies, replyCount(position, best));
            QVERIFY(mistake.replies > mistake.bestReplies);
        } else {
            QCOMPARE(int(mistake.kind), int(MistakeKind::Other));
        }
    }
    QVERIFY(support::sanitizerFactor > 1 || found.size() == 4);
}

void TestExplain::everyMistakeOfTicTacToeHolds()
{
    const auto kind = [](const char *position, int played, int value) {
        return explainMistake(*TicTacToe::parse(position), Move(std::uint16_t(played - 1)), Move(0),
                              value)
            .kind;
    };
    QCOMPARE(int(kind("XX-OO---- X", 9, -1)), int(MistakeKind::MissedWin));
    QCOMPARE(int(kind("XX--O---- O", 9, -1)), int(MistakeKind::MissedBlock));
    QCOMPARE(int(kind("X-------- O", 2, -1)), int(MistakeKind::AllowedFork));
    QCOMPARE(int(kind("X---O---- X", 2, 0)), int(MistakeKind::Other));
}

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
