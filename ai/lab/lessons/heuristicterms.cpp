#include "ai/lab/lessons/heuristicterms.h"

#include "ai/levels/tictactoeevaluation.h"

namespace ai::lab {

using core::Side;
using core::TicTacToe;

std::vector<LineTerm> lineTerms(const TicTacToe &position, Side max, bool openLines)
{
    std::vector<LineTerm> terms;
    for (const TicTacToe::Mask line : TicTacToe::lines) {
        const int points = openLines ? OpenLines::pointsOf(line, position, max)
                                     : LinePoints::pointsOf(line, position, max);
        terms.push_back({line, points});
    }
    return terms;
}

} // namespace ai::lab
