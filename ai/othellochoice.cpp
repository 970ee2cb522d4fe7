#include "ai/othellochoice.h"

#include "ai/minimax.h"
#include "ai/othelloevaluation.h"

#include <algorithm>
#include <cstdlib>

namespace ai {

namespace {

using core::Move;
using core::Othello;
using core::Side;

/// From here on the last plies are searched to the end: some seconds at the very most.
constexpr int exactEmpties = 10;

/// How far a beginner's view of a position is off, in hundredths of a disc. Chosen so that the level
/// beats random play clearly and loses to a player who minds corners: tabuleiro-cli ladder.
constexpr double beginnersError = 1400;

using HeuristicPolicy = Policy<PhaseHeuristic>;
using DeepeningPolicy
    = Policy<PhaseHeuristic, Cut::AlphaBeta, RootWindow::Shared, FewestReplies>;
using ExactPolicy = Policy<Utility, Cut::AlphaBeta, RootWindow::Shared, FewestReplies>;

std::vector<Move> legalMoves(const Othello &position)
{
    const auto moves = position.legalMoves();
    return {moves.begin(), moves.end()};
}

/// Best first; equals keep their order, so that chance or the last iteration decides between them.
void sortByValue(std::vector<ScoredMove> &scored)
{
    std::stable_sort(scored.begin(), scored.end(), [](const ScoredMove &a, const ScoredMove &b) {
        return a.value > b.value;
    });
}

/// The moves in order of their values, those not reached by a stopped search left where they were.
std::vector<Move> movesOf(const std::vector<ScoredMove> &scored)
{
    std::vector<Move> moves;
    for (const ScoredMove &move : scored)
        moves.push_back(move.move);
    return moves;
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

/// A value of the phase heuristic in discs; of a finished game, its score.
int discs(int value)
{
    const int finished = PhaseHeuristic::finished;
    if (std::abs(value) >= finished)
        value += value > 0 ? -finished : finished;
    return std::clamp(value / 100, -Othello::maxScore, Othello::maxScore);
}

/// Whether the end is near enough to be searched exactly, within a limit of depth.
bool canBeSolved(const Othello &position, const Limits &limits)
{
    const int empties = position.empties();
    return empties <= exactEmpties && (limits.depth == 0 || limits.depth >= empties);
}

template <class P>
std::vector<ScoredMove> searched(const Othello &position, const std::vector<Move> &moves, int depth,
                                 SearchControl &control)
{
    std::vector<ScoredMove> scored
        = Searcher<Othello, P>().searchRoot(position, moves, depth, control);
    if (!control.stopped())
        sortByValue(scored);
    return scored;
}

Choice deepened(const Othello &position, std::vector<Move> moves, SearchControl &control)
{
    Choice choice{{moves.front()}, Reason::Searched};
    const int deepest = control.limits().depth != 0 ? control.limits().depth : position.empties();
    for (int depth = 1; depth <= deepest && !control.poll(); ++depth) {
        const std::vector<ScoredMove> scored
            = searched<DeepeningPolicy>(position, moves, depth, control);
        if (control.stopped())
            break;
        moves = movesOf(scored);
        choice.moves = {scored.front().move};
        choice.value = discs(scored.front().value);
        choice.depth = depth;
    }
    return choice;
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

Choice hardOthello(const Othello &position, SearchControl &control, Random &random)
{
    std::vector<Move> moves = legalMoves(position);
    if (moves.size() == 1)
        return {{moves.front()}, Reason::OnlyMove};
    if (const std::optional<ScoredMove> win = winAtOnce(position))
        return {{win->move}, Reason::WinsAtOnce, win->value};
    std::shuffle(moves.begin(), moves.end(), random);

    // A first look of a few plies orders the moves for either search, and is the answer if stopped.
    constexpr int firstPlies = 4;
    SearchControl firstLook;
    Choice choice;
    if (!canBeSolved(position, control.limits())) {
        choice = deepened(position, moves, control);
    } else {
        const std::vector<ScoredMove> looked
            = searched<DeepeningPolicy>(position, moves, firstPlies, firstLook);
        choice = {{looked.front().move}, Reason::Searched};
        const std::vector<ScoredMove> scored
            = searched<ExactPolicy>(position, movesOf(looked), unlimitedDepth, control);
        if (!control.stopped()) {
            choice = {{scored.front().move}, Reason::Solved, scored.front().value, true,
                      position.empties()};
        }
    }
    choice.nodes = control.nodes();
    return choice;
}

} // namespace ai
