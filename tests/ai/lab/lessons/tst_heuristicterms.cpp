#include "ai/lab/lessons/heuristicterms.h"
#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <QTest>

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
            for (const bool openLines : {false, true}) {
                int sum = 0;
                for (const auto &term : ai::lab::lineTerms(board, Side::First, openLines))
                    sum += term.points;
                QCOMPARE(sum, openLines ? ai::OpenLines()(board, Side::First)
                                        : ai::LinePoints()(board, Side::First));
            }
        }
        if (!othello.isOver()) {
            int sum = 0;
            for (const auto &term : ai::PhaseHeuristic::terms(othello, Side::Second))
                sum += term.points();
            QCOMPARE(sum, ai::PhaseHeuristic()(othello, Side::Second));
        }
    }
}

QTEST_APPLESS_MAIN(TestHeuristicTerms)
#include "tst_heuristicterms.moc"
