#include "ai/lab/trace/searchsetup.h"
#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"
#include "tests/support/randomplay.h"

#include <QTest>

using ai::lab::Algorithm;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using core::Move;

/// What a setup searches, and in which order.
class TestSearchSetup : public QObject
{
    Q_OBJECT

private slots:
    void movedChildOfATreeChangesTheTree();
    void movedChildOfAGameChangesTheOrderOfEveryNode();
    void evaluationOrdersForTheSideToMove();
    void winnersAreTold();
};

void TestSearchSetup::movedChildOfATreeChangesTheTree()
{
    const SearchSetup setup{*TextTree::parse("MIN(MAX(4,5),MAX(2,7,3))"),
                            Algorithm::AlphaBetaShared, 0, MoveOrder::Reversed};
    // Tried as 3, 7, 2: the last goes to the front.
    const auto moved = withChildMoved(setup, {Move(1)}, 2, 0);
    QCOMPARE(QByteArray::fromStdString(std::get<TextTree>(moved.setup.root).toText()),
             QByteArray("MIN(MAX(4,5),MAX(7,3,2))"));
    QCOMPARE(moved.setup.order, MoveOrder::Reversed);
    QCOMPARE(moved.moved, (std::vector{Move(1), Move(2)}));
    SearchSetup forwards = setup;
    forwards.order = MoveOrder::Given; // tried as 2, 7, 3
    const auto first = withChildMoved(forwards, {Move(1)}, 2, 0);
    QCOMPARE(QByteArray::fromStdString(std::get<TextTree>(first.setup.root).toText()),
             QByteArray("MIN(MAX(4,5),MAX(3,2,7))"));
    QCOMPARE(first.setup.order, MoveOrder::Given);
    QCOMPARE(first.moved, (std::vector{Move(1), Move(0)}));
}

void TestSearchSetup::movedChildOfAGameChangesTheOrderOfEveryNode()
{
    const SearchSetup setup{core::TicTacToe(), Algorithm::AlphaBetaShared};
    auto moved = withChildMoved(setup, {}, 4, 0);
    moved = withChildMoved(moved.setup, {}, 8, 1);
    QCOMPARE(moved.setup.order, MoveOrder::Own);
    QCOMPARE(moved.moved, std::vector{Move(8)});
    const auto root = searchedMoves(moved.setup, moved.setup.root);
    QCOMPARE(std::vector(root.begin(), root.begin() + 3), (std::vector{Move(4), Move(8), Move(0)}));
    const auto below = searchedMoves(moved.setup, after(moved.setup.root, Move(4)));
    QCOMPARE(std::vector(below.begin(), below.begin() + 2), (std::vector{Move(8), Move(0)}));
}

/// All moves of positions of both sides, by the heuristics as they are called here; equals as
/// listed.
void TestSearchSetup::evaluationOrdersForTheSideToMove()
{
    support::Random play(5);
    for (int i = 0; i < 40; ++i) {
        const auto othello = support::afterRandomMoves(core::Othello(), 3 + i, play);
        const auto board = support::afterRandomMoves(core::TicTacToe(), i % 6, play);
        const auto check = [](const auto &position, auto heuristic) {
            const SearchSetup setup{position, Algorithm::AlphaBetaShared, 2, MoveOrder::Evaluated};
            const auto moves = searchedMoves(setup, position);
            const auto listed = position.legalMoves();
            std::vector<Move> expected(listed.begin(), listed.end());
            const auto value = [&](Move move) {
                return heuristic(core::after(position, move), position.sideToMove());
            };
            for (std::size_t sorted = 1; sorted < expected.size(); ++sorted) {
                for (std::size_t at = sorted;
                     at > 0 && value(expected[at]) > value(expected[at - 1]); --at)
                    std::swap(expected[at], expected[at - 1]);
            }
            QCOMPARE(moves, expected);
        };
        check(othello, ai::PhaseHeuristic());
        check(board, ai::LinePoints());
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(!supports(core::Nim(), MoveOrder::Evaluated));
    QVERIFY(!supports(TextTree(), MoveOrder::Evaluated));
}

void TestSearchSetup::winnersAreTold()
{
    const SearchSetup ofO{*core::TicTacToe::parse("XX--X-OO- O"), Algorithm::Plain};
    QCOMPARE(wonByMax(ofO, *core::TicTacToe::parse("XX--X-OOO X")), std::optional(true));
    QCOMPARE(wonByMax(ofO, *core::TicTacToe::parse("XX-OX-OOX O")), std::optional(false));
    QCOMPARE(wonByMax(ofO, ofO.root), std::nullopt);
    const SearchSetup tree{*TextTree::parse("MAX(1,2)"), Algorithm::Plain};
    QCOMPARE(wonByMax(tree, after(tree.root, Move(0))), std::nullopt);
}

QTEST_APPLESS_MAIN(TestSearchSetup)
#include "tst_searchsetup.moc"
