#include "ai/analysis/explain.h"
#include "ai/analysis/openingnames.h"
#include "core/nimtheory.h"
#include "core/othellogeometry.h"
#include "tests/support/randomplay.h"
#include "tests/support/samples.h"
#include "tests/support/seenmoves.h"
#include "tests/support/symmetricsquare.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace core;
using namespace support;
using ai::explainMove;
using ai::Merit;
using ai::MeritKind;

/// What is said for a move, checked by the rules; and which of equal moves is advised.
class TestMerits : public QObject
{
    Q_OBJECT

private slots:
    void everyMeritOfOthelloHolds();
    void symmetricMovesHaveTheSameMerit();
    void everyMeritOfTicTacToeHolds();
    void adviceIsOnTheMostOpenLines();
    void everyMeritOfNimHolds();
};

namespace {

Othello::Mask placementsOf(const Othello &position)
{
    return position.placements(position.sideToMove());
}

/// How many of the other legal moves share something with a move, and how many there are.
template <class Predicate>
std::pair<int, int> sharing(const Othello &position, Move move, Predicate shares)
{
    int others = 0;
    int sharing = 0;
    for (const Move other : position.legalMoves()) {
        others += other != move;
        sharing += other != move && shares(other);
    }
    return {sharing, others};
}

template <class Predicate>
bool setsApart(const Othello &position, Move move, int part, Predicate shares)
{
    const auto [count, others] = sharing(position, move, shares);
    return shares(move) && count * part <= others;
}

/// What a merit says, by the rules alone and against all other legal moves.
void checkMerit(const Othello &position, Move move, const Merit &merit)
{
    const Side side = position.sideToMove();
    const Side other = opponent(side);
    const auto replies = [&](Move one) { return replyCount(position, one); };
    switch (merit.kind) {
    case MeritKind::None:
        return;
    case MeritKind::TakesCorner:
        QVERIFY(isCorner(merit.square));
        QCOMPARE(int(move.code()), merit.square);
        return;
    case MeritKind::GuardsCorner:
        QVERIFY(isCorner(merit.square));
        QVERIFY(canPlace(position, other, merit.square));
        QVERIFY(setsApart(position, move, 2, [&](Move one) {
            return one.code() != merit.square
                   && !canPlace(after(position, one), other, merit.square);
        }));
        return;
    case MeritKind::ForcesPass:
        QVERIFY(setsApart(position, move, 2,
                          [&](Move one) { return after(position, one).mustPass(); }));
        return;
    case MeritKind::ThreatensCorner:
        QVERIFY(isCorner(merit.square));
        QVERIFY(!canPlace(position, side, merit.square));
        QVERIFY(setsApart(position, move, 2, [&](Move one) {
            const Othello next = after(position, one);
            return canPlace(next, side, merit.square) && !canPlace(next, other, merit.square);
        }));
        return;
    case MeritKind::StrictlyFewestReplies:
        QCOMPARE(replies(move), merit.count);
        QCOMPARE(
            sharing(position, move, [&](Move one) { return replies(one) <= merit.count; }).first,
            0);
        break;
    case MeritKind::FillsHole:
        QCOMPARE(int(move.code()), merit.square);
        QVERIFY(canPlace(position, other, merit.square));
        QVERIFY(setsApart(position, move, 3, [&](Move one) {
            return regionSize(position, one) == 1 && canPlace(position, other, one.code());
        }));
        break;
    case MeritKind::TakesParity:
        QCOMPARE(regionSize(position, move), merit.count);
        QVERIFY(setsApart(position, move, 3, [&](Move one) {
            const int region = regionSize(position, one);
            return region % 2 == 1 && region > 1 && region < position.empties();
        }));
        break;
    case MeritKind::OpensNoSquare:
        QVERIFY(setsApart(position, move, 3, [&](Move one) {
            return (placementsOf(after(position, one)) & ~position.placements(other)) == 0;
        }));
        break;
    case MeritKind::ReachesOpening:
        QVERIFY(!merit.opening.empty());
        QVERIFY(merit.opening == ai::openingName(after(position, move)));
        break;
    case MeritKind::FewestReplies:
        QCOMPARE(replies(move), merit.count);
        QCOMPARE(
            sharing(position, move, [&](Move one) { return replies(one) < merit.count; }).first, 0);
        QVERIFY(
            setsApart(position, move, 3, [&](Move one) { return replies(one) == merit.count; }));
        break;
    case MeritKind::TurnsInside:
        QVERIFY(setsApart(position, move, 3, [&](Move one) {
            const Othello next = after(position, one);
            for (int square = 0; square < 64; ++square) {
                if (isIn(position.flips(one.code()), square) && touchesEmpty(next, square))
                    return false;
            }
            return true;
        }));
        break;
    case MeritKind::FewestFlips:
        QCOMPARE(flipCount(position, move), merit.count);
        QCOMPARE(sharing(position, move,
                         [&](Move one) { return flipCount(position, one) <= merit.count; })
                     .first,
                 0);
        break;
    default:
        QFAIL("this says nothing of Othello");
    }
    for (const int corner : {0, 7, 56, 63}) // what counts less is not said of a move that gives one
        QVERIFY(!canPlace(after(position, move), other, corner));
}

/// Plain negamax over all of tic-tac-toe, whose few positions are solved once.
int solved(const TicTacToe &position)
{
    if (position.isOver())
        return position.sideToMove() == Side::First ? position.score() : -position.score();
    static std::map<std::pair<TicTacToe::Mask, TicTacToe::Mask>, int> known;
    const std::pair marks(position.marks(Side::First), position.marks(Side::Second));
    if (const auto found = known.find(marks); found != known.end())
        return found->second;
    int best = -1;
    for (const Move move : position.legalMoves())
        best = std::max(best, -solved(after(position, move)));
    known.emplace(marks, best);
    return best;
}

} // namespace

void TestMerits::everyMeritOfOthelloHolds()
{
    support::Random random(1);
    std::map<MeritKind, int> found;
    for (int game = 0; game < support::samples(2'000, 20'000); ++game) {
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
    for (int kind = int(MeritKind::None); kind <= int(MeritKind::FewestFlips); ++kind)
        QVERIFY2(support::sanitizerFactor > 1 || found[MeritKind(kind)] > 0,
                 QByteArray::number(kind)); // each came up
}

void TestMerits::symmetricMovesHaveTheSameMerit()
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

void TestMerits::everyMeritOfTicTacToeHolds()
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
            threats += (next.emptySquares() & bit) != 0
                       && std::any_of(TicTacToe::lines.begin(), TicTacToe::lines.end(),
                                      [&](TicTacToe::Mask line) {
                                          return (line & bit) != 0
                                                 && (line & ~(next.marks(side) | bit)) == 0;
                                      });
        }
        const Merit merit = explainMove(position, move);
        int holding = 0;
        bool onlyCorners = true;
        int corners = 0;
        for (const Move one : position.legalMoves()) {
            const bool isCornerSquare = one.code() % 2 == 0 && one.code() != 4;
            corners += isCornerSquare;
            if (solved(after(position, one)) > 0)
                continue;
            ++holding;
            onlyCorners = onlyCorners && isCornerSquare;
        }
        const bool holds = solved(position) == 0 && solved(after(position, move)) == 0
                           && 2 * holding <= int(position.legalMoves().size());
        if (merit.kind == MeritKind::MakesFork) {
            QVERIFY(threats > 1);
        } else if (merit.kind == MeritKind::OthersLose) {
            QVERIFY(holds);
            QCOMPARE(merit.count, holding);
        } else if (merit.kind == MeritKind::OnlyCornersHold) {
            QVERIFY(holds && onlyCorners && holding == corners && corners > 1);
        } else if (merit.kind == MeritKind::MakesThreat) {
            QCOMPARE(threats, 1);
            const TicTacToe::Mask block = TicTacToe::Mask(1u << merit.square);
            QVERIFY((next.emptySquares() & block) != 0);
            bool completes = false;
            for (const auto line : TicTacToe::lines)
                completes =
                    completes || ((line & block) != 0 && (line & ~(next.marks(side) | block)) == 0);
            QVERIFY(completes);
        } else if (merit.kind == MeritKind::LiesOnOpenLines) {
            QVERIFY(threats == 0);
            const auto openLines = [&](Move one) {
                return std::count_if(TicTacToe::lines.begin(), TicTacToe::lines.end(),
                                     [&](TicTacToe::Mask line) {
                                         return (line >> one.code() & 1) != 0
                                                && (line & position.marks(opponent(side))) == 0;
                                     });
            };
            QCOMPARE(int(openLines(move)), merit.count);
            for (const Move one : position.legalMoves())
                QVERIFY(one == move || openLines(one) < merit.count);
        } else {
            QCOMPARE(int(merit.kind), int(MeritKind::None));
        }
        forks += merit.kind == MeritKind::MakesFork;
    }
    QVERIFY(forks > 0);
}

void TestMerits::adviceIsOnTheMostOpenLines()
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

void TestMerits::everyMeritOfNimHolds()
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
            if (merit.kind == MeritKind::LeavesEqualHeaps) {
                QCOMPARE(next.counters(), 2 * merit.count);
                for (int heap = 0; heap < next.heapCount(); ++heap)
                    QVERIFY(next.heap(heap) == 0 || next.heap(heap) == merit.count);
            }
            if (merit.kind == MeritKind::LeavesOddSingleCounters)
                QCOMPARE(next.counters() % 2, 1);
            counted += merit.kind != MeritKind::None;
        }
    }
    QVERIFY(counted > 500);
}

QTEST_APPLESS_MAIN(TestMerits)
#include "tst_merits.moc"
