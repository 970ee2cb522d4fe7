#include "ai/lab/lessons/heuristicterms.h"
#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <QTest>

#include <bit>

using core::Side;
using core::TicTacToe;

/// The parts of a heuristic make its value.
class TestHeuristicTerms : public QObject
{
    Q_OBJECT

private slots:
    void heuristicsAddUp();
};

void TestHeuristicTerms::heuristicsAddUp()
{
    ai::Random random(1);
    for (int i = 0; i < 200; ++i) {
        TicTacToe board;
        core::Othello othello;
        for (int ply = 0; ply < i % 7 && !board.isOver(); ++ply)
            board.play(board.legalMoves()[random() % board.legalMoves().size()]);
        for (int ply = 0; ply < i % 58 && !othello.isOver(); ++ply)
            othello.play(othello.legalMoves()[random() % othello.legalMoves().size()]);
        if (!board.isOver()) {
            for (const auto algorithm :
                 {ai::lab::Algorithm::Heuristic, ai::lab::Algorithm::Intermediate}) {
                ai::lab::SearchSetup setup{board, algorithm, 2};
                setup.weights.lines.weights = {i % 5, 2, 6, i % 3};
                setup.weights.openLines.weights = {i % 4, 2};
                int sum = 0;
                for (const auto &term : ai::lab::lineTerms(setup, board)) {
                    sum += term.points;
                    QCOMPARE(term.marks,
                             std::popcount(unsigned(term.line & ~board.emptySquares())));
                }
                QCOMPARE(sum, leafValue(setup, board));
            }
        }
        if (!othello.isOver()) {
            int sum = 0;
            for (const auto &term : ai::PhaseHeuristic().terms(othello, Side::Second))
                sum += term.points();
            QCOMPARE(sum, ai::PhaseHeuristic()(othello, Side::Second));
        }
    }
}

QTEST_APPLESS_MAIN(TestHeuristicTerms)
#include "tst_heuristicterms.moc"
