#include "ai/analysis/analyst.h"
#include "ai/analysis/explain.h"
#include "ai/analysis/openingnames.h"
#include "ai/levels/othellolevels.h"
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
    void mostMistakesHaveAReason();
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

/// Whether a side could place a disc on a square if it were to move.
bool canPlace(const Othello &position, Side side, int square)
{
    return geometry::contains(position.placements(side), square);
}

/// The empty squares that a square reaches by steps over empty squares, itself included.
int regionSize(const Othello &position, Move move)
{
    std::vector<int> reached{move.code()};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (int square = 0; square < 64; ++square) {
            const bool touches = std::abs(square % 8 - reached[i] % 8) <= 1
                                 && std::abs(square / 8 - reached[i] / 8) <= 1;
            if (touches && geometry::contains(position.emptySquares(), square)
                && std::find(reached.begin(), reached.end(), square) == reached.end())
                reached.push_back(square);
        }
    }
    return int(reached.size());
}

bool touchesEmpty(const Othello &position, int square)
{
    for (int other = 0; other < 64; ++other) {
        if (std::abs(square % 8 - other % 8) <= 1 && std::abs(square / 8 - other / 8) <= 1
            && geometry::contains(position.emptySquares(), other))
            return true;
    }
    return false;
}

/// Discs of a side that touch an empty square.
int frontier(const Othello &position, Side side)
{
    int count = 0;
    for (int square = 0; square < 64; ++square)
        count += geometry::contains(position.discs(side), square) && touchesEmpty(position, square);
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

bool isEmpty(const Othello &position, int square)
{
    return geometry::contains(position.emptySquares(), square);
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
                if (geometry::contains(position.flips(one.code()), square)
                    && touchesEmpty(next, square))
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
    switch (mistake.kind) {
    case MistakeKind::MissedCorner:
        QVERIFY(isCorner(mistake.square));
        QCOMPARE(int(move.best.code()), mistake.square);
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
        return;
    case MistakeKind::GaveMobility:
        QCOMPARE(replyCount(position, move.played), mistake.played);
        QCOMPARE(replyCount(position, move.best), mistake.best);
        QVERIFY(mistake.played >= mistake.best + 3);
        return;
    case MistakeKind::LostMobility:
        QCOMPARE(std::popcount(played.placements(side)), mistake.played);
        QCOMPARE(std::popcount(best.placements(side)), mistake.best);
        QVERIFY(mistake.played + 3 <= mistake.best);
        return;
    case MistakeKind::TurnedMany:
        QCOMPARE(flipCount(position, move.played), mistake.played);
        QCOMPARE(flipCount(position, move.best), mistake.best);
        QVERIFY(mistake.played >= mistake.best + 3);
        return;
    case MistakeKind::OpenedFrontier:
        QCOMPARE(frontier(played, side), mistake.played);
        QCOMPARE(frontier(best, side), mistake.best);
        QVERIFY(mistake.played >= mistake.best + 3);
        return;
    case MistakeKind::AllowedManyFlips:
        QVERIFY(mistake.answer == move.answer);
        QCOMPARE(flipCount(played, mistake.answer), mistake.played);
        for (const Move answer : best.legalMoves())
            QVERIFY(answer == Othello::pass || flipCount(best, answer) <= mistake.best);
        QVERIFY(mistake.played >= mistake.best + 3);
        return;
    default:
        QCOMPARE(int(mistake.kind), int(MistakeKind::Other));
    }
}

/// Plain negamax over all of tic-tac-toe.
int solved(const TicTacToe &position)
{
    if (position.isOver())
        return position.sideToMove() == Side::First ? position.score() : -position.score();
    int best = -1;
    for (const Move move : position.legalMoves())
        best = std::max(best, -solved(after(position, move)));
    return best;
}

} // namespace

void TestExplain::everyMeritOfOthelloHolds()
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
                           && holding < int(position.legalMoves().size());
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
            QVERIFY(threats == 0 && merit.count >= 1 && merit.count <= 4);
        } else {
            QCOMPARE(int(merit.kind), int(MeritKind::None));
        }
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

void TestExplain::everyMistakeOfOthelloHolds()
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
    for (int kind = int(MistakeKind::MissedCorner); kind <= int(MistakeKind::AllowedManyFlips);
         ++kind)
        QVERIFY2(support::sanitizerFactor > 1 || found[MistakeKind(kind)] > 0,
                 QByteArray::number(kind)); // each came up
}

void TestExplain::everyMistakeOfTicTacToeHolds()
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
void TestExplain::mostMistakesHaveAReason()
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

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
