#include "ai/learn/mistakes.h"
#include "ai/learn/puzzles.h"
#include "ai/othello/othelloengine.h"
#include "core/othellogeometry.h"

#include <QTest>

#include <algorithm>

using namespace ai::learn;
using core::Move;
using core::Othello;
using core::Side;

/// One's own mistakes: which positions are practised, and when they come back.
class TestOwnMistakes : public QObject
{
    Q_OBJECT

private slots:
    void rightAnswersFollowTheIntervals();
    void wrongAnswersBeginAgain();
    void answersBeforeTheDayDoNotCount();
    void aPositionIsPractisedOnce();
    void aDayHasAtMostTenNewAndTwentyOthers();
    void longestDueComeFirst();
    void onlyGoodMovesAreOnlyByTheSolver();
    void wrongMovesAreWorthWhatTheSolverSays();

private:
    static constexpr Day start = 20000;
    static Othello positionOf(int number);
    static void add(MistakeDeck &deck, int number, Day found);
};

/// Puzzles are positions, no two of them alike.
Othello TestOwnMistakes::positionOf(int number)
{
    const auto &puzzles = puzzlesOf(core::GameKind::Othello).puzzles;
    return std::get<Othello>(puzzles[static_cast<std::size_t>(number)].position);
}

void TestOwnMistakes::add(MistakeDeck &deck, int number, Day found)
{
    const Othello position = positionOf(number);
    const auto moves = position.legalMoves();
    deck.add(position, moves[0], moves[1], found);
}

void TestOwnMistakes::rightAnswersFollowTheIntervals()
{
    MistakeDeck deck;
    add(deck, 0, start);
    QVERIFY(deck.dueOn(start).empty());
    Day today = start;
    for (const int interval : {1, 2, 6, 17, 44, 102}) {
        QCOMPARE(deck.nextDue(today), std::optional(today + interval));
        for (Day before = today; before < today + interval; ++before)
            QVERIFY(deck.dueOn(before).empty());
        today += interval;
        QCOMPARE(deck.dueOn(today).size(), std::size_t(1));
        QVERIFY(deck.answer(positionOf(0), true, today));
        QVERIFY(deck.dueOn(today).empty());
    }
    QVERIFY(deck.all()[0].isLearnt());
    QVERIFY(deck.dueOn(today + 10000).empty());
    QCOMPARE(deck.nextDue(today), std::nullopt);
}

void TestOwnMistakes::wrongAnswersBeginAgain()
{
    MistakeDeck deck;
    add(deck, 0, start);
    QVERIFY(deck.answer(positionOf(0), true, start + 1));
    QVERIFY(deck.answer(positionOf(0), true, start + 3));
    QCOMPARE(deck.all()[0].due, start + 9);
    QVERIFY(deck.answer(positionOf(0), false, start + 20)); // late
    QCOMPARE(deck.all()[0].due, start + 21);
    QVERIFY(deck.answer(positionOf(0), true, start + 21));
    QCOMPARE(deck.all()[0].due, start + 23);
}

/// The same answer twice, by two windows, or with a clock that was set back.
void TestOwnMistakes::answersBeforeTheDayDoNotCount()
{
    MistakeDeck deck;
    add(deck, 0, start);
    QVERIFY(!deck.answer(positionOf(0), true, start));
    QVERIFY(!deck.answer(positionOf(1), true, start + 1));
    QVERIFY(deck.answer(positionOf(0), true, start + 1));
    const Mistake answered = deck.all()[0];
    QVERIFY(!deck.answer(positionOf(0), true, start + 1));
    QVERIFY(!deck.answer(positionOf(0), false, start - 30));
    QVERIFY(deck.all()[0] == answered);
}

void TestOwnMistakes::aPositionIsPractisedOnce()
{
    MistakeDeck deck;
    const Othello position = positionOf(0);
    const auto moves = position.legalMoves();
    deck.add(position, moves[0], moves[1], start);
    deck.add(position, moves[1], moves[0], start + 1);
    // Every image, and each with the colours changed.
    for (int symmetry = 0; symmetry < core::geometry::symmetryCount; ++symmetry) {
        const auto image = [&](Side side) {
            return core::geometry::symmetric(position.discs(side), symmetry);
        };
        const Side toMove = position.sideToMove();
        const auto turned = Othello::create(image(Side::First), image(Side::Second), toMove);
        const auto changed =
            Othello::create(image(Side::Second), image(Side::First), core::opponent(toMove));
        deck.add(*turned, turned->legalMoves()[0], turned->legalMoves()[1], start);
        deck.add(*changed, changed->legalMoves()[0], changed->legalMoves()[1], start);
    }
    QCOMPARE(deck.all().size(), std::size_t(1));
    QCOMPARE(deck.all()[0].played, moves[0]);
    QCOMPARE(deck.all()[0].found, start);
}

void TestOwnMistakes::aDayHasAtMostTenNewAndTwentyOthers()
{
    MistakeDeck deck;
    for (int i = 0; i < 60; ++i)
        add(deck, i, start);
    // Ten new ones a day; none of them is offered again on its day.
    Day today = start + 1;
    QCOMPARE(deck.dueOn(today).size(), std::size_t(10));
    for (int answered = 0; answered < 10; ++answered) {
        QCOMPARE(deck.dueOn(today).size(), std::size_t(10 - answered));
        QVERIFY(deck.answer(deck.all()[deck.dueOn(today)[0]].position, false, today));
    }
    QVERIFY(deck.dueOn(today).empty());
    // Days later there are ten that came back, then twenty, and ten new ones each time.
    for (const std::size_t known : {10U, 20U, 20U}) {
        today += 5;
        const auto due = deck.dueOn(today);
        QCOMPARE(due.size(), known + 10);
        for (std::size_t i = 0; i < due.size(); ++i) {
            QCOMPARE(deck.all()[due[i]].firstAnswer.has_value(), i < known);
            QCOMPARE(deck.dueOn(today).size(), due.size() - i);
            QVERIFY(deck.answer(deck.all()[due[i]].position, false, today));
        }
        QVERIFY(deck.dueOn(today).empty());
    }
}

void TestOwnMistakes::longestDueComeFirst()
{
    MistakeDeck deck;
    for (int i = 0; i < 4; ++i)
        add(deck, i, start);
    QVERIFY(deck.answer(positionOf(1), true, start + 1));  // due on the third day
    QVERIFY(deck.answer(positionOf(2), false, start + 1)); // on the second
    QCOMPARE(deck.dueOn(start + 5), (std::vector<std::size_t>{2, 1, 0, 3}));
}

/// The puzzles were proved when they were made: exactly one move of each is best, by four discs.
void TestOwnMistakes::onlyGoodMovesAreOnlyByTheSolver()
{
    ai::Analyst analyst;
    ai::othello::OthelloEngine solver({std::size_t(4) << 20, ai::othello::bestKernel()});
    int only = 0;
    for (int i = 0; i < 200; ++i) {
        const Othello position = positionOf(i);
        std::vector<std::pair<int, Move>> values;
        for (const Move move : position.legalMoves()) {
            const Othello next = core::after(position, move);
            const int score = next.sideToMove() == Side::First ? next.score() : -next.score();
            values.emplace_back(next.isOver() ? -score : -*solver.solve(next).value, move);
        }
        std::ranges::sort(values, std::greater());
        // From the best move, which must be told from the others, and from the second, which
        // must not be told from the best.
        for (const std::size_t best : {0U, 1U}) {
            ai::ReviewedMove review;
            review.played = values.back().second;
            review.value = values.back().first;
            review.best = values[best].second;
            review.bestValue = values[best].first;
            QCOMPARE(isWorthPractising(position, review),
                     values[best].first - values.back().first >= 4);
            const int second = values[1 - best].first;
            const bool expected = second <= review.bestValue - 2;
            QCOMPARE(isOnlyGoodMove(position, review, analyst, {}), expected);
            only += expected ? 1 : 0;
        }
    }
    QCOMPARE(only, 200);
    std::stop_source stop;
    stop.request_stop();
    ai::ReviewedMove stopped;
    stopped.played = stopped.best = positionOf(0).legalMoves()[0];
    QVERIFY(!isOnlyGoodMove(positionOf(0), stopped, analyst, stop.get_token()));
    QVERIFY(!isWorthPractising(core::startOf(core::GameKind::Nim), {}));
}

void TestOwnMistakes::wrongMovesAreWorthWhatTheSolverSays()
{
    ai::Analyst analyst;
    ai::othello::OthelloEngine solver({std::size_t(4) << 20, ai::othello::bestKernel()});
    const auto valueOf = [&](const Othello &next) {
        const int score = next.sideToMove() == Side::First ? next.score() : -next.score();
        return next.isOver() ? score : *solver.solve(next).value;
    };
    for (int i = 0; i < 50; ++i) {
        const Othello position = positionOf(i);
        const Move best = puzzlesOf(core::GameKind::Othello).puzzles[std::size_t(i)].solution;
        for (const Move move : position.legalMoves()) {
            const Othello next = core::after(position, move);
            const auto answer = mistakeAnswer(position, move, best, analyst, {});
            QVERIFY(answer.exact);
            QCOMPARE(answer.loss, valueOf(next) - valueOf(core::after(position, best)));
            QVERIFY(next.isOver() ? answer.reply == Move::none() : next.isLegal(answer.reply));
        }
    }
}

QTEST_GUILESS_MAIN(TestOwnMistakes)
#include "tst_ownmistakes.moc"
