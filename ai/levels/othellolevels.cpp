#include "ai/levels/othellolevels.h"

#include "ai/levels/othelloevaluation.h"
#include "ai/search/minimax.h"

#include <algorithm>

namespace ai {

namespace {

using core::Move;
using core::Othello;

/// Standard deviation of a beginner's misjudgement of a position, in hundredths of a disc. Chosen
/// with tabuleiro-cli ladder so that the level clearly beats random play, but loses to a player who
/// pays attention to corners.
constexpr double beginnersError = 1400;

using HeuristicPolicy = Policy<PhaseHeuristic>;

/// Sorts the best moves first.
void sortByValue(std::vector<ScoredMove> &scored)
{
    std::stable_sort(scored.begin(), scored.end(),
                     [](const ScoredMove &a, const ScoredMove &b) { return a.value > b.value; });
}

/// The move that ends the game with the largest win, if there is one, with the margin in discs.
std::optional<ScoredMove> winAtOnce(const Othello &position)
{
    std::optional<ScoredMove> best;
    for (const Move move : position.legalMoves()) {
        const Othello next = after(position, move);
        const int score = scoreFor(next, position.sideToMove());
        if (next.isOver() && score > 0 && (!best || score > best->value))
            best = {move, score};
    }
    return best;
}

} // namespace

SearchResult easyOthello(const Othello &position, Random &random)
{
    SearchControl control;
    SearchResult result;
    double best = 0;
    for (const ScoredMove &move :
         Searcher<Othello, HeuristicPolicy>().searchRoot(position, easyPlies, control)) {
        const double seen = move.value + beginnersError * normalDeviate(random);
        if (result.equalMoves.empty() || seen > best) {
            best = seen;
            result.equalMoves = {move.move};
        }
    }
    result.depth = easyPlies;
    result.nodes = control.nodes();
    return result;
}

SearchResult mediumOthello(const Othello &position)
{
    SearchControl control;
    std::vector<ScoredMove> scored =
        Searcher<Othello, HeuristicPolicy>().searchRoot(position, mediumPlies, control);
    sortByValue(scored);
    SearchResult result;
    for (const ScoredMove &move : scored) {
        if (move.value == scored.front().value)
            result.equalMoves.push_back(move.move);
    }
    result.depth = mediumPlies;
    result.nodes = control.nodes();
    return result;
}

std::optional<SearchResult> forcedOthelloMove(const Othello &position)
{
    const auto moves = position.legalMoves();
    if (moves.size() == 1)
        return SearchResult{.equalMoves = {moves[0]}, .reason = Reason::OnlyMove};
    if (const std::optional<ScoredMove> win = winAtOnce(position))
        return SearchResult{
            .equalMoves = {win->move}, .reason = Reason::WinsAtOnce, .value = win->value};
    return std::nullopt;
}

} // namespace ai
