#include "ai/learn/lessons.h"
#include "ai/othello/board/board.h"
#include "ai/othello/board/stability.h"
#include "ai/othello/othelloengine.h"
#include "core/nimtheory.h"
#include "core/notation.h"
#include "core/othellogeometry.h"
#include "tests/support/qt/games.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <set>

using namespace ai::learn;
using core::GameKind;
using core::Move;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

namespace {

/// Minimax by the rules alone, to the side to move.
int solved(const Position &position)
{
    if (isOver(position))
        return sideToMove(position) == Side::First ? score(position) : -score(position);
    int best = -64;
    for (const Move move : legalMoves(position))
        best = std::max(best, -solved(after(position, move)));
    return best;
}

/// The same with alpha and beta, for endings.
int solvedBetween(const Othello &position, int alpha, int beta)
{
    if (position.isOver())
        return position.sideToMove() == Side::First ? position.score() : -position.score();
    for (const Move move : position.legalMoves()) {
        alpha = std::max(alpha, -solvedBetween(core::after(position, move), -beta, -alpha));
        if (alpha >= beta)
            break;
    }
    return alpha;
}

int oracle(const Position &position)
{
    if (const auto *game = std::get_if<Othello>(&position))
        return solvedBetween(*game, -64, 64);
    if (const auto *game = std::get_if<core::Nim>(&position); game != nullptr && !game->isOver())
        return core::nimIsWon(*game) ? 1 : -1;
    return solved(position);
}

int flipCount(const Othello &game, Move move)
{
    return std::popcount(game.flips(move.code()));
}

Othello::Mask placementsAfter(const Position &position, Move move)
{
    const auto next = std::get<Othello>(after(position, move));
    return next.placements(next.sideToMove());
}

/// The empty squares that hang together with one, over edges and points.
Othello::Mask regionOf(Othello::Mask empty, int square)
{
    Othello::Mask region = Othello::Mask(1) << square;
    for (Othello::Mask before = 0; before != region;) {
        before = region;
        for (int other = 0; other < 64; ++other) {
            for (int near = 0; near < 64; ++near) {
                if (((before >> near) & 1) != 0 && std::abs(other % 8 - near % 8) <= 1
                    && std::abs(other / 8 - near / 8) <= 1)
                    region |= empty & (Othello::Mask(1) << other);
            }
        }
    }
    return region;
}

/// The squares of all regions that have an odd number of them.
Othello::Mask oddRegions(Othello::Mask empty)
{
    Othello::Mask odd = 0;
    for (Othello::Mask left = empty; left != 0;) {
        const Othello::Mask region = regionOf(empty, std::countr_zero(left));
        left &= ~region;
        odd |= std::popcount(region) % 2 != 0 ? region : 0;
    }
    return odd;
}

int threatsOf(const TicTacToe &position, Side side)
{
    int count = 0;
    for (const auto line : TicTacToe::lines) {
        if (std::popcount(static_cast<unsigned>(position.marks(side) & line)) == 2
            && (position.marks(opponent(side)) & line) == 0)
            ++count;
    }
    return count;
}

} // namespace

/// The lessons of Learn: every sentence of the program about a move of a step is true.
class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void allLessonsAreRead_data() { support::addGames("game"); }
    void allLessonsAreRead();
    void everyStepIsSolvedByItsMoves_data() { support::addGames("game"); }
    void everyStepIsSolvedByItsMoves();
    void everyOtherMoveHasATrueAnswer_data() { support::addGames("game"); }
    void everyOtherMoveHasATrueAnswer();
    void aMoveIsBlamedForTheCornerThatItOpens();
    void theAcceptedMovesAreGood();
    void noPositionIsAskedTwice();
    void damagedLessonsAreNamedAndPassedOver();
    void whatTheTextsClaimHolds();

private:
    static void check(const Position &position, Move move, const WrongAnswer &answer,
                      LessonGoal goal);
};

void TestLessons::allLessonsAreRead()
{
    QFETCH(int, game);
    const auto &lessons = lessonsOf(static_cast<GameKind>(game));
    QVERIFY(lessons.size() >= (static_cast<GameKind>(game) == GameKind::Othello ? 12u : 4u));
    std::set<std::string> ids;
    for (const Lesson &lesson : lessons) {
        QVERIFY(ids.insert(lesson.id).second);
        QVERIFY(lesson.steps.size() >= 1 && lesson.steps.size() <= 6);
    }
}

void TestLessons::everyStepIsSolvedByItsMoves()
{
    QFETCH(int, game);
    LessonJudge judge;
    for (const Lesson &lesson : lessonsOf(static_cast<GameKind>(game))) {
        for (const LessonStep &step : lesson.steps) {
            Position position = step.position;
            for (const LessonTurn &turn : step.turns) {
                auto moves = turn.accepted;
                std::sort(moves.begin(), moves.end());
                QVERIFY2(moves == judge.accepted(position, turn.goal),
                         (lesson.id + ": " + toText(position)).c_str());
                if (turn.reply != Move::none())
                    position = after(after(position, moves[0]), turn.reply);
            }
        }
    }
}

void TestLessons::check(const Position &position, Move move, const WrongAnswer &answer,
                        LessonGoal goal)
{
    const Position next = after(position, move);
    if (answer.reply != Move::none())
        QVERIFY(isLegal(next, answer.reply));
    const auto *othello = std::get_if<Othello>(&position);
    const auto *ticTacToe = std::get_if<TicTacToe>(&position);
    const Side own = sideToMove(position);
    switch (answer.failing) {
    case FailureReason::TurnsFewer:
    case FailureReason::TurnsMore: {
        int best = goal == LessonGoal::TurnsMost ? 0 : 64;
        for (const Move other : othello->legalMoves())
            best = goal == LessonGoal::TurnsMost ? std::max(best, flipCount(*othello, other))
                                                 : std::min(best, flipCount(*othello, other));
        QCOMPARE(answer.best, best);
        QCOMPARE(answer.count, flipCount(*othello, move));
        QVERIFY(answer.count != best);
        const auto &game = std::get<Othello>(next);
        for (const Move other : legalMoves(next))
            QVERIFY(flipCount(game, other) <= flipCount(game, answer.reply));
        return;
    }
    case FailureReason::CornerTaken:
    case FailureReason::CornerClosed:
    case FailureReason::CornerMissed: {
        QVERIFY(othello->isLegal(Move(static_cast<std::uint16_t>(answer.square))));
        QVERIFY(core::geometry::contains(core::geometry::cornerSquares, answer.square));
        if (answer.failing == FailureReason::CornerTaken) {
            QCOMPARE(int(answer.reply.code()), answer.square);
            return;
        }
        const auto replied = std::get<Othello>(after(next, answer.reply));
        QCOMPARE((replied.placements(own) & core::geometry::cornerSquares) == 0,
                 answer.failing == FailureReason::CornerClosed);
        return;
    }
    case FailureReason::CornerGiven:
    case FailureReason::CornerLeft:
        QCOMPARE(int(answer.reply.code()), answer.square);
        QVERIFY(core::geometry::contains(core::geometry::cornerSquares, answer.square));
        QCOMPARE(core::geometry::contains(othello->placements(opponent(own)), answer.square),
                 answer.failing == FailureReason::CornerLeft);
        return;
    case FailureReason::CanBeTurned:
        if (answer.reply != Move::none())
            QVERIFY(core::geometry::contains(
                std::get<Othello>(after(next, answer.reply)).discs(opponent(own)), move.code()));
        return;
    case FailureReason::LeavesReplies: {
        QCOMPARE(answer.count, std::popcount(placementsAfter(position, move)));
        int least = 64;
        for (const Move other : othello->legalMoves())
            least = std::min(least, std::popcount(placementsAfter(position, other)));
        QCOMPARE(answer.best, least);
        QVERIFY(answer.count > least);
        return;
    }
    case FailureReason::OpensSquare:
        QVERIFY(!core::geometry::contains(othello->placements(opponent(own)), answer.square));
        return;
    case FailureReason::LineMissed:
        QVERIFY(
            std::get<TicTacToe>(after(position, Move(static_cast<std::uint16_t>(answer.square))))
                .hasLine(own));
        QCOMPARE(threatsOf(std::get<TicTacToe>(after(next, answer.reply)), own),
                 threatsOf(std::get<TicTacToe>(next), own) - 1);
        QCOMPARE(threatsOf(std::get<TicTacToe>(after(next, answer.reply)), own), answer.count);
        return;
    case FailureReason::LineAllowed:
        QVERIFY(std::get<TicTacToe>(after(next, answer.reply)).hasLine(opponent(own)));
        return;
    case FailureReason::NoFork:
        QCOMPARE(threatsOf(std::get<TicTacToe>(next), own), answer.count);
        QVERIFY(answer.count < 2);
        QCOMPARE(threatsOf(std::get<TicTacToe>(after(next, answer.reply)), own), 0);
        QVERIFY(threatsOf(std::get<TicTacToe>(after(next, answer.reply)), opponent(own)) < 2);
        return;
    case FailureReason::ForkAllowed:
        QVERIFY(ticTacToe != nullptr && -oracle(next) < 0);
        return;
    case FailureReason::Draws:
        QCOMPARE(oracle(next), 0);
        break;
    case FailureReason::Loses:
        QVERIFY(oracle(next) > 0);
        if (othello != nullptr)
            QCOMPARE(answer.count, (64 - oracle(next)) / 2);
        break;
    }
    if (answer.reply != Move::none())
        QCOMPARE(-oracle(after(next, answer.reply)), oracle(next));
}

void TestLessons::everyOtherMoveHasATrueAnswer()
{
    QFETCH(int, game);
    LessonJudge judge;
    int answers = 0;
    for (const Lesson &lesson : lessonsOf(static_cast<GameKind>(game))) {
        for (const LessonStep &step : lesson.steps) {
            Position position = step.position;
            for (const LessonTurn &turn : step.turns) {
                for (const Move move : legalMoves(position)) {
                    if (std::find(turn.accepted.begin(), turn.accepted.end(), move)
                        != turn.accepted.end())
                        continue;
                    ++answers;
                    const WrongAnswer answer = judge.answerTo(position, move, turn.goal);
                    check(position, move, answer, turn.goal);
                    // What it allows is played on the board, unless it ended the game there.
                    const Position next = after(position, move);
                    QVERIFY2(answer.reply != Move::none() || isOver(next),
                             (lesson.id + ": " + moveText(position, move)).c_str());
                    if (QTest::currentTestFailed())
                        QFAIL((lesson.id + ": " + toText(position) + ' ' + moveText(position, move))
                                  .c_str());
                }
                if (turn.reply != Move::none())
                    position = after(after(position, turn.accepted[0]), turn.reply);
            }
        }
    }
    QVERIFY(answers > 10);
}

void TestLessons::aMoveIsBlamedForTheCornerThatItOpens()
{
    // Black can take a1 already.
    const Othello position =
        Othello::parse("-OX----X--XX-OX-OOXOXX---OXXXXO-O-XXXOXX-OXOOOXX--OXOO-X--OOOOO- O")
            .value();
    LessonJudge judge;
    const auto answerTo = [&](std::string_view move) {
        return judge.answerTo(position, position.parseMove(move).value(), LessonGoal::KeepsCorners);
    };
    const WrongAnswer opened = answerTo("g7"); // h8 as well
    QCOMPARE(opened.failing, FailureReason::CornerGiven);
    QCOMPARE(core::squareName(opened.square, 8), std::string("h8"));
    const WrongAnswer left = answerTo("e1");
    QCOMPARE(left.failing, FailureReason::CornerLeft);
    QCOMPARE(core::squareName(left.square, 8), std::string("a1"));
}

/// How many discs the best accepted move, and any accepted one, may lose to the best of all.
constexpr int bestMayLose = 4;
constexpr int anyMayLose = 6;

/// Where a move is asked for by its shape it should be a good one too, so that nobody learns to
/// play a bad one. Lessons on the rules are exempt: they ask for the most discs, or for a pass,
/// only to show what the rules are.
void TestLessons::theAcceptedMovesAreGood()
{
    const std::set<std::string> onTheRules{"bracket", "lines", "pass"};
    ai::othello::OthelloEngine engine(
        ai::othello::EngineOptions{std::size_t(4) << 20, ai::othello::bestKernel()});
    for (const Lesson &lesson : lessonsOf(GameKind::Othello)) {
        for (std::size_t i = 0; i < lesson.steps.size() && !onTheRules.contains(lesson.id); ++i) {
            const LessonTurn &turn = lesson.steps[i].turns[0];
            if (turn.goal == LessonGoal::Wins || turn.goal == LessonGoal::Holds)
                continue; // by a search to the end
            const auto &game = std::get<Othello>(lesson.steps[i].position);
            engine.clear();
            const auto values = engine.analyze(game, {.depth = 12}); // the best first
            int most = -64;
            int least = 64;
            int refused = -64;
            for (const auto &value : values) {
                const bool isAccepted =
                    std::find(turn.accepted.begin(), turn.accepted.end(), value.move)
                    != turn.accepted.end();
                most = isAccepted ? std::max(most, value.value) : most;
                least = isAccepted ? std::min(least, value.value) : least;
                refused = isAccepted ? refused : std::max(refused, value.value);
            }
            const int best = values.front().value;
            const std::string place = lesson.id + ", step " + std::to_string(i + 1);
            QVERIFY2(most >= best - bestMayLose, place.c_str());
            QVERIFY2(least >= best - anyMayLose, place.c_str());
            QVERIFY2(least > values.back().value, place.c_str());
            // Of corners that are kept the answer says that the others are wrong.
            if (turn.goal == LessonGoal::KeepsCorners)
                QVERIFY2(refused < least, place.c_str());
        }
    }
}

void TestLessons::noPositionIsAskedTwice()
{
    for (const GameKind game : core::allGames) {
        std::set<std::string> positions;
        for (const Lesson &lesson : lessonsOf(game)) {
            for (const LessonStep &step : lesson.steps)
                QVERIFY2(positions.insert(toText(step.position)).second, lesson.id.c_str());
        }
    }
}

void TestLessons::damagedLessonsAreNamedAndPassedOver()
{
    const std::string good = "id: good\ntitle: Good\nposition: X--O--X-O X\ntask: a\nhint: b\n"
                             "praise: c\ngoal: fork\nmoves: 3\n";
    const std::string heading = "Tabuleiro lessons 1\ngame: tictactoe\n";
    for (const auto &[bad, expected] : std::vector<std::pair<std::string, std::string>>{
             {"id: bad\ntitle: Bad\nposition: X--O--X-O\n", "line 5"},
             {"id: bad\ntitle: Bad\nposition: X--O--X-O X\ngoal: corner\n", "no goal"},
             {"id: bad\ntitle: Bad\nposition: X--O--X-O X\ngoal: fork\nmoves: 1\n", "line 7"},
             {"id: bad\ntitle: Bad\nposition: X--O--X-O X\nnonsense: 1\n", "no key"},
             {"id: bad\ntitle: Bad\nposition: X--O--X-O X\ntask: a\n", "bad"},
             {"id: bad\ntitle: Bad\ntext: a\n", "before the first position"},
             {"id: bad\ntitle: Bad\nposition: XXXOO---- O\n", "over"},
         }) {
        std::vector<core::Error> problems;
        std::string text = heading;
        text.append(bad).append(good);
        const auto lessons = readLessons(text, problems);
        QCOMPARE(lessons.size(), std::size_t(1));
        QCOMPARE(lessons[0].id, std::string("good"));
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY2(problems[0].text.find(expected) != std::string::npos, problems[0].text.c_str());
        QVERIFY(problems[0].text.find("bad") != std::string::npos);
    }
    std::vector<core::Error> problems;
    QVERIFY(readLessons("nothing", problems).empty());
    QCOMPARE(problems.size(), std::size_t(1));
    // A game that is none takes its own lessons along, and no others.
    problems.clear();
    QCOMPARE(
        readLessons(heading + good + "game: chess\n" + good + "game: tictactoe\n" + good, problems)
            .size(),
        std::size_t(2));
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems[0].text.find("\"chess\" is no game") != std::string::npos);
    problems.clear();
    QVERIFY(readLessons("Tabuleiro lessons 1\n" + good, problems).empty());
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems[0].text.find("line 2: expected a game") != std::string::npos);
}

/// Sentences of the texts that say more than the goal does.
void TestLessons::whatTheTextsClaimHolds()
{
    for (const Lesson &lesson : lessonsOf(GameKind::Othello)) {
        for (const LessonStep &step : lesson.steps) {
            const auto &game = std::get<Othello>(step.position);
            const Move move = step.turns[0].accepted[0];
            const int own = game.count(game.sideToMove());
            const int other = game.count(opponent(game.sideToMove()));
            const auto says = [&step](const char *words) {
                return (step.text + step.task + step.hint + step.praise).find(words)
                       != std::string::npos;
            };
            if (says("You are behind") || says("You are far behind"))
                QVERIFY(own < other);
            if (says("turns as few discs as any")) {
                for (const Move any : game.legalMoves())
                    QVERIFY(flipCount(game, move) <= flipCount(game, any));
            }
            if (says("Another move turns more discs")) {
                int most = 0;
                for (const Move any : game.legalMoves())
                    most = std::max(most, flipCount(game, any));
                QVERIFY(most > flipCount(game, move));
            }
            if (says("two discs"))
                QCOMPARE(flipCount(game, move), 2);
            if (says("Begin where the number of empty squares is odd")) {
                const Othello::Mask odd = oddRegions(game.emptySquares());
                QCOMPARE(odd, regionOf(game.emptySquares(), move.code()));
            }
            if (says("on a diagonal"))
                QVERIFY(std::countr_zero(game.flips(move.code())) % 8 != move.code() % 8
                        && std::countr_zero(game.flips(move.code())) / 8 != move.code() / 8);
            if (says("only move") || says("One move wins"))
                QCOMPARE(step.turns[0].accepted.size(), std::size_t(1));
            if (says("Several moves are on an edge")) {
                int onEdge = 0;
                for (const Move any : game.legalMoves())
                    onEdge += core::geometry::contains(core::geometry::edgeSquares, any.code());
                QVERIFY(onEdge >= 3);
            }
            // The lesson on stable discs speaks of discs along an edge from a corner.
            if (lesson.id == "stable") {
                for (const Move accepted : step.turns[0].accepted)
                    QVERIFY(core::geometry::contains(core::geometry::edgeSquares, accepted.code()));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
