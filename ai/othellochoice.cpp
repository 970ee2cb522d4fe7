#include "ai/othellochoice.h"

#include "ai/minimax.h"
#include "ai/othelloevaluation.h"

#include <algorithm>
#include <optional>

namespace ai {

namespace {

using core::Move;
using core::Othello;
using core::Side;

/// How far a beginner's view of a position is off, in hundredths of a disc. Chosen so that the level
/// beats random play clearly and loses to a player who minds corners: tabuleiro-cli ladder.
constexpr double beginnersError = 1400;

using HeuristicPolicy = Policy<PhaseHeuristic>;

/// Best first.
void sortByValue(std::vector<ScoredMove> &scored)
{
    std::stable_sort(scored.begin(), scored.end(), [](const ScoredMove &a, const ScoredMove &b) {
        return a.value > b.value;
    });
}

/// The move that ends the game with the largest win, if there is one, and the discs it wins by.
std::optional<ScoredMove> winAtOnce(const Othello &position)
{
    std::optional<ScoredMove> best;
    const int side = position.sideToMove() == Side::First ? 1 : -1;
    for (const Move move : position.legalMoves()) {
        const Othello next = after(position, move);
        const int score = side * next.score();
        if (next.isOver() && score > 0 && (!best || score > best->value))
            best = {move, score};
    }
    return best;
}

} // namespace

Choice easyOthello(const Othello &position, Random &random)
{
    std::normal_distribution<double> error(0, beginnersError);
    SearchControl control;
    Choice choice;
    double best = 0;
    for (const ScoredMove &move : Searcher<Othello, HeuristicPolicy>().searchRoot(position, 1, control)) {
        const double seen = move.value + error(random);
        if (choice.moves.empty() || seen > best) {
            best = seen;
            choice.moves = {move.move};
        }
    }
    choice.depth = 1;
    choice.nodes = control.nodes();
    return choice;
}

Choice mediumOthello(const Othello &position)
{
    constexpr int plies = 3;
    SearchControl control;
    std::vector<ScoredMove> scored
        = Searcher<Othello, HeuristicPolicy>().searchRoot(position, plies, control);
    sortByValue(scored);
    Choice choice;
    for (const ScoredMove &move : scored) {
        if (move.value == scored.front().value)
            choice.moves.push_back(move.move);
    }
    choice.depth = plies;
    choice.nodes = control.nodes();
    return choice;
}

Choice hardOthello(const Othello &position, const OthelloSearch &search)
{
    const auto moves = position.legalMoves();
    if (moves.size() == 1)
        return {{moves[0]}, Reason::OnlyMove};
    if (const std::optional<ScoredMove> win = winAtOnce(position))
        return {{win->move}, Reason::WinsAtOnce, win->value};
    const othello::Finding finding = search(position);
    Choice choice{{finding.move}, finding.exact ? Reason::Solved : Reason::Searched};
    if (finding.depth != 0)
        choice.value = finding.score;
    choice.exact = finding.exact;
    choice.depth = finding.depth;
    choice.nodes = finding.nodes;
    return choice;
}

} // namespace ai
