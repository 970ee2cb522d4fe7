#include "ai/othello/reversesearch.h"

#include "ai/othello/board/board.h"
#include "ai/othello/board/kernelportable.h"
#include "ai/othello/rootsearch.h"
#include "ai/othello/search/strategies.h"

#include <algorithm>
#include <array>

namespace ai::othello {

namespace {

/// The table is shared with positions of the usual rule, so their hashes must differ.
constexpr std::uint64_t ruleSalt = 0x9e3779b97f4a7c15;

std::uint64_t reverseHash(const Board &board)
{
    return hashOf(board) ^ ruleSalt;
}

int weighted(const StrategyNumbers &weights, Mask own, Mask other)
{
    const StrategyNumbers counts =
        strategyCounts(own, ~(own | other), PortableKernel::moves(own, other));
    int value = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
        value += weights[i] * counts[i];
    return value;
}

struct Child
{
    int square;
    int rank; ///< moves with a lower rank are tried earlier
    Board board;
};

/// The moves of a node, the most promising first: the table's best, then those that leave the other
/// side the fewest replies.
class Children
{
public:
    Children(const Board &board, Mask moves, int best, bool isSorted)
    {
        while (moves != 0) {
            const int square = popSquare(moves);
            Child &child = m_children[m_count++];
            child = {square, -1, afterMove(board, square)};
            if (square != best && isSorted)
                child.rank = std::popcount(movesOf(child.board));
        }
        if (isSorted)
            std::stable_sort(begin(), end(),
                             [](const Child &a, const Child &b) { return a.rank < b.rank; });
    }

    Child *begin() { return m_children.data(); }
    Child *end() { return m_children.data() + m_count; }

private:
    std::array<Child, 64> m_children;
    std::size_t m_count = 0;
};

} // namespace

int reverseEvaluation(const Board &board)
{
    constexpr int inDiscs = 100;
    const StrategyNumbers &weights =
        reverseWeights[static_cast<std::size_t>(phaseOf(board.empties()))];
    const int value =
        weighted(weights, board.own, board.other) - weighted(weights, board.other, board.own);
    return std::clamp(value / inDiscs, minScore + 1, maxScore - 1);
}

ReverseSearch::ReverseSearch(const core::Othello &game, const Limits &limits,
                             const ReverseContext &context, std::stop_token token)
    : m_game(game)
    , m_board(boardOf(game))
    , m_empties(m_board.empties())
    , m_limits(limits)
    , m_table(context.table)
    , m_latency(context.latency)
    , m_timeManager(limits, m_empties, game.legalMoves().size(), context.latency.expected())
    , m_control({.time = m_timeManager.maximum(), .nodes = limits.nodes}, std::move(token))
    , m_moves(rootMovesTo(movesOf(m_board), context.seed))
{}

/// The next iteration's depth: one more, until a search to the end costs about as much. Nothing
/// after that or beyond the limit.
std::optional<int> ReverseSearch::nextDepth(int depth) const
{
    constexpr int leap = 4; // plies before the end
    const int maxDepth = m_limits.depth == 0 ? m_empties : std::min(m_limits.depth, m_empties);
    if (depth >= maxDepth)
        return std::nullopt;
    return maxDepth == m_empties && depth + 1 >= m_empties - leap ? m_empties : depth + 1;
}

bool ReverseSearch::mayStart(int depth) const
{
    return m_timeManager.shouldStartIteration(m_control.elapsed(), depth == m_empties);
}

SearchResult ReverseSearch::findBestMove(const SearchProgress &progress)
{
    SearchResult result;
    result.move = moveOf(m_moves.front().square);
    result.pv = {result.move};
    for (auto depth = nextDepth(0); depth && mayStart(*depth); depth = nextDepth(*depth)) {
        const int score = searchRoot(*depth);
        if (m_control.stopped())
            break;
        result.move = moveOf(m_moves.front().square);
        result.value = score;
        result.depth = *depth;
        result.exact = *depth == m_empties;
        result.confidence = 100; // no selective cuts
        result.reason = result.exact ? Reason::Solved : Reason::Searched;
        result.pv = pv();
        m_timeManager.update(result.move.code(), score, m_control.elapsed());
        updateCounts(result);
        if (progress)
            progress(result);
    }
    updateCounts(result);
    if (m_timeManager.maximum().count() != 0)
        m_latency.add(m_control.elapsed() - m_timeManager.maximum()); // negative if early
    return result;
}

std::vector<AnalyzedMove> ReverseSearch::valueMoves()
{
    std::vector<AnalyzedMove> values;
    for (const RootMove &move : m_moves)
        values.push_back({moveOf(move.square), 0, false, 0});
    for (auto depth = nextDepth(0); depth && !m_control.stopped(); depth = nextDepth(*depth)) {
        std::vector<AnalyzedMove> next = values;
        for (AnalyzedMove &value : next) {
            const Board child = afterMove(m_board, value.move.code());
            value.value = -scoreOf(child, *depth - 1, minScore, maxScore);
            value.exact = *depth == m_empties;
            value.depth = *depth;
        }
        if (!m_control.stopped())
            values = next;
    }
    std::stable_sort(
        values.begin(), values.end(),
        [](const AnalyzedMove &a, const AnalyzedMove &b) { return a.value > b.value; });
    return values;
}

/// Searches the root moves; returns the score and moves the best one to the front.
int ReverseSearch::searchRoot(int depth)
{
    int alpha = minScore - 1;
    std::size_t best = 0;
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const Board child = afterMove(m_board, m_moves[i].square);
        int score = i == 0 ? alpha + 1 : -scoreOf(child, depth - 1, -alpha - 1, -alpha);
        if (i == 0 || score > alpha)
            score = -scoreOf(child, depth - 1, -maxScore - 1, -alpha);
        if (m_control.stopped())
            return alpha;
        if (i == 0 || score > alpha) {
            alpha = score;
            best = i;
        }
    }
    const auto first = m_moves.begin();
    std::rotate(first, first + static_cast<std::ptrdiff_t>(best),
                first + static_cast<std::ptrdiff_t>(best) + 1);
    m_table.store(reverseHash(m_board), depth, 0, minScore - 1, maxScore + 1, alpha,
                  m_moves.front().square);
    return alpha;
}

/// The fail-soft score for the side to move. A pass does not reduce the depth.
int ReverseSearch::scoreOf(const Board &board, int depth, int alpha, int beta)
{
    if (m_control.visitNode())
        return 0;
    const Mask moves = movesOf(board);
    if (moves == 0) {
        if (movesOf(board.passed()) == 0)
            return -board.finalScore(); // negated, because the fewest discs win
        return -scoreOf(board.passed(), depth, -beta, -alpha);
    }
    if (depth <= 0)
        return reverseEvaluation(board);
    return searchMoves(board, moves, std::min(depth, board.empties()), alpha, beta);
}

int ReverseSearch::searchMoves(const Board &board, Mask moves, int depth, int alpha, int beta)
{
    constexpr int minTableDepth = 2;
    constexpr int minSortedDepth = 2;
    const std::uint64_t hash = reverseHash(board);
    TableEntry known;
    const bool usesTable = depth >= minTableDepth;
    if (usesTable && m_table.probe(hash, known) && known.depth == depth) {
        if (known.lower >= beta || known.lower == known.upper)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
    }
    int best = minScore - 1;
    int bestSquare = noSquare;
    int low = alpha;
    for (const Child &child : Children(board, moves, known.move, depth >= minSortedDepth)) {
        int score = 0;
        if (bestSquare != noSquare && beta - low > 1) {
            score = -scoreOf(child.board, depth - 1, -low - 1, -low);
            if (score > low && score < beta)
                score = -scoreOf(child.board, depth - 1, -beta, -low);
        } else {
            score = -scoreOf(child.board, depth - 1, -beta, -low);
        }
        if (m_control.stopped())
            return 0;
        if (score > best) {
            best = score;
            bestSquare = child.square;
            low = std::max(low, score);
            if (score >= beta)
                break;
        }
    }
    if (usesTable)
        m_table.store(hash, depth, 0, alpha, beta, best, bestSquare);
    return best;
}

/// The principal variation from the table's best moves.
std::vector<core::Move> ReverseSearch::pv() const
{
    core::Othello game = m_game;
    std::vector<core::Move> line;
    core::Move move = moveOf(m_moves.front().square);
    while (game.isLegal(move)) {
        line.push_back(move);
        game.play(move);
        TableEntry known;
        if (game.mustPass())
            move = core::Othello::pass;
        else if (!game.isOver() && m_table.probe(reverseHash(boardOf(game)), known))
            move = moveOf(known.move);
        else
            break;
    }
    return line;
}

void ReverseSearch::updateCounts(SearchResult &result) const
{
    result.nodes = m_control.nodes();
    result.time = m_control.elapsed();
}

} // namespace ai::othello
