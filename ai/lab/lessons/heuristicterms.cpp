#include "ai/lab/lessons/heuristicterms.h"

#include <bit>

namespace ai::lab {

using core::Side;
using core::TicTacToe;

std::vector<LineTerm> lineTerms(const SearchSetup &setup, const TicTacToe &position)
{
    const bool openLines = heuristicOf(setup) == Heuristic::OpenLines;
    const Side max = sideToMove(setup.root);
    std::vector<LineTerm> terms;
    for (const TicTacToe::Mask line : TicTacToe::lines) {
        const int marks = std::popcount(static_cast<unsigned>(line & ~position.emptySquares()));
        const int points = openLines ? setup.weights.openLines.pointsOf(line, position, max)
                                     : setup.weights.lines.pointsOf(line, position, max);
        terms.push_back({line, marks, points});
    }
    return terms;
}

} // namespace ai::lab
