#include "ai/lab/studies/levelstudy.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/levels/othellolevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/players/publishedplayers.h"
#include "core/nimtheory.h"
#include "core/notation.h"
#include "tests/support/randomplay.h"

#include <QTest>

using ai::Level;
using ai::Reason;
using ai::lab::LevelChoice;
using ai::lab::studyLevels;
using core::Move;

namespace {

core::Position parsed(core::GameKind game, const char *text)
{
    return *core::parsePosition(game, text);
}

/// The result under perfect play, written out.
template <class G>
int perfect(const G &position, core::Side side)
{
    if (position.isOver())
        return side == core::Side::First ? position.score() : -position.score();
    const bool own = position.sideToMove() == side;
    int best = own ? -1 : 1;
    for (const Move move : position.legalMoves()) {
        const int value = perfect(core::after(position, move), side);
        best = own ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

} // namespace

/// The three levels in one position are the levels that play.
class TestLevelStudy : public QObject
{
    Q_OBJECT

private slots:
    void levelsOfTicTacToe();
    void reportsHardGoesByItsRulesInTheirOrder();
    void callsAreThoseOfTheSearchThatExplains();
    void outcomesAreThoseOfPerfectPlay();
    void levelsOfNim();
    void levelsOfOthello();
    void sameSeedSameMoves();
    void stoppedStudyIsShorter();
};

/// The course report's: easy by open lines, medium one more move of its own, hard by its rules.
void TestLevelStudy::levelsOfTicTacToe()
{
    support::Random play(4);
    for (int i = 0; i < 40; ++i) {
        const auto board = support::afterRandomMoves(core::TicTacToe(), i % 7, play);
        if (board.isOver())
            continue;
        const auto choices = studyLevels(board, std::uint64_t(i), {});
        const std::vector expected{ai::easyTicTacToe(board), ai::mediumTicTacToe(board),
                                   ai::hardTicTacToe(board), ai::reportCodeTicTacToe(board)};
        QCOMPARE(choices.size(), expected.size());
        for (std::size_t level = 0; level < expected.size(); ++level) {
            const auto &moves = expected[level].equalMoves;
            QCOMPARE(choices[level].result.equalMoves, moves);
            QVERIFY(std::ranges::count(moves, choices[level].result.move) == 1);
            QCOMPARE(choices[level].result.reason, expected[level].reason);
            // Its rules do not reckon.
            QCOMPARE(choices[level].value.has_value(),
                     !choices[level].ofReport || expected[level].reason == Reason::Searched);
        }
        // Of the best that the level's search finds.
        for (const LevelChoice &choice : choices) {
            if (!choice.value)
                continue;
            ai::SearchControl control;
            QCOMPARE(*choice.value, countSearch(choice.search.setup, control).value);
        }
    }
    const auto block = studyLevels(parsed(core::GameKind::TicTacToe, "XX--O---- O"), 1, {});
    QCOMPARE(block[2].result.reason, Reason::BlocksLine);
    QCOMPARE(block[2].result.move, Move(2));
}

/// O to move, each position after a rule that comes first in it.
void TestLevelStudy::reportsHardGoesByItsRulesInTheirOrder()
{
    struct Case
    {
        const char *position;
        int square;
        Reason reason;
        int outcome;
    };
    // O wins at 6 rather than blocks at 3; it blocks at 8 rather than takes the
    // corner at 1; it takes the corner beside a single edge, which can lose; without a rule it
    // searches.
    for (const Case &one : {Case{"XX-OO---X O", 6, Reason::CompletesLine, 1},
                            Case{"-X--X---O O", 8, Reason::BlocksLine, 0},
                            Case{"-XO--X--- O", 1, Reason::StopsTriangle, -1},
                            Case{"X-------- O", 5, Reason::Searched, 0}}) {
        const auto choices = studyLevels(parsed(core::GameKind::TicTacToe, one.position), 1, {});
        const LevelChoice &report = choices.back();
        QVERIFY(report.ofReport);
        QCOMPARE(report.result.move.code() + 1, one.square);
        QCOMPARE(report.result.reason, one.reason);
        QCOMPARE(report.outcome, std::optional(one.outcome));
        QCOMPARE(report.search.deviation, ai::lab::TraceDeviation::RulesFirst);
    }
    // Its code loses where the program's own Hard, by the same rules, does not.
    const auto both = studyLevels(parsed(core::GameKind::TicTacToe, "-XO--X--- O"), 1, {});
    QCOMPARE(both[2].outcome, std::optional(0));
}

void TestLevelStudy::callsAreThoseOfTheSearchThatExplains()
{
    const auto board = parsed(core::GameKind::TicTacToe, "X---O---- X");
    for (const LevelChoice &choice : studyLevels(board, 1, {})) {
        if (choice.result.reason != Reason::Searched && choice.ofReport)
            continue; // a rule
        ai::SearchControl control;
        const auto counted = countSearch(choice.search.setup, control);
        // The root is a call of the report's minimax alone.
        const std::uint64_t root = choice.search.setup.algorithm == ai::lab::Algorithm::Report;
        QCOMPARE(choice.result.nodes + root, counted.counters.calls());
    }
}

void TestLevelStudy::outcomesAreThoseOfPerfectPlay()
{
    support::Random play(8);
    for (int i = 0; i < 20; ++i) {
        const auto board = support::afterRandomMoves(core::TicTacToe(), 2 + i % 5, play);
        if (!board.isOver()) {
            for (const LevelChoice &choice : studyLevels(board, std::uint64_t(i), {}))
                QCOMPARE(*choice.outcome,
                         perfect(core::after(board, choice.result.move), board.sideToMove()));
        }
        const auto heaps = support::afterRandomMoves(
            *core::Nim::create({3, 2, 3}, i % 3,
                               i % 2 == 0 ? core::Nim::Rule::Normal : core::Nim::Rule::Misere),
            i % 3, play);
        if (!heaps.isOver()) {
            for (const LevelChoice &choice : studyLevels(heaps, std::uint64_t(i), {}))
                QCOMPARE(*choice.outcome,
                         perfect(core::after(heaps, choice.result.move), heaps.sideToMove()));
        }
    }
}

void TestLevelStudy::levelsOfNim()
{
    const auto won = studyLevels(parsed(core::GameKind::Nim, "3-5 first"), 2, {});
    QCOMPARE(won.size(), std::size_t(3));
    QCOMPARE(won[0].result.reason, Reason::Chance);
    QVERIFY(!won[0].value);
    QCOMPARE(won[2].result.reason, Reason::Theory);
    QCOMPARE(won[2].value, std::optional(1));
    QCOMPARE(won[2].outcome, std::optional(1));
}

void TestLevelStudy::levelsOfOthello()
{
    support::Random play(15);
    const auto position = support::afterRandomMoves(core::Othello(), 21, play);
    const auto choices = studyLevels(position, 3, {});
    QCOMPARE(choices.size(), std::size_t(3));
    QCOMPARE(choices[1].result.equalMoves, ai::mediumOthello(position).equalMoves);
    ai::SearchControl control;
    QCOMPARE(*choices[1].value, countSearch(choices[1].search.setup, control).value);
    QCOMPARE(choices[0].result.depth, 1);
    QVERIFY(choices[2].result.depth > 3);
    QVERIFY(choices[2].result.nodes <= ai::lab::hardNodes + 1'000);
    QCOMPARE(choices[2].value, choices[2].result.value);
    for (const LevelChoice &choice : choices) {
        QVERIFY(position.isLegal(choice.result.move));
        QVERIFY(!choice.outcome);
    }
    QCOMPARE(studyLevels(core::Othello(), 1, {})[2].result.reason, Reason::Book);
}

void TestLevelStudy::sameSeedSameMoves()
{
    support::Random play(16);
    for (const core::Position &position :
         {core::Position(support::afterRandomMoves(core::Othello(), 17, play)),
          core::Position(core::TicTacToe()), parsed(core::GameKind::Nim, "20 limit 3 first")}) {
        const auto one = studyLevels(position, 77, {});
        const auto other = studyLevels(position, 77, {});
        for (std::size_t i = 0; i < one.size(); ++i)
            QCOMPARE(one[i].result.move, other[i].result.move);
    }
}

void TestLevelStudy::stoppedStudyIsShorter()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(studyLevels(core::TicTacToe(), 1, source.get_token()).empty());
}

QTEST_APPLESS_MAIN(TestLevelStudy)
#include "tst_levelstudy.moc"
