#include "ai/othello/rootsearch.h"

#include "ai/othello/board/board.h"
#include "ai/othello/search/probcut.h"

#include <algorithm>
#include <array>
#include <span>

namespace ai::othello {

HelperThreads::HelperThreads(SharedSearchState &shared, Kernel kernel, int count)
    : m_shared(shared)
{
    try {
        for (int i = 0; i < count; ++i) {
            m_searches.push_back(functionsOf(kernel).makeThread(shared));
            m_threads.emplace_back([search = m_searches.back().get()] { search->idleLoop(); });
        }
    } catch (...) { // the threads already created would wait for work forever
        m_shared.finish();
        throw;
    }
}

HelperThreads::~HelperThreads()
{
    m_shared.finish();
}

std::uint64_t HelperThreads::nodes() const
{
    std::uint64_t sum = 0;
    for (const auto &search : m_searches)
        sum += search->nodes();
    return sum;
}

namespace {

int confidenceOf(int selectivity)
{
    return selectivityLevels[static_cast<std::size_t>(selectivity)].confidence;
}

/// The next selectivity level of the searches to the end: 73, 95, then 100 percent; the analysis
/// starts at 95. The exact search profits from the best moves that its predecessor left in the
/// table. In long searches a more confident predecessor pays off: 73, 87, 99, then 100 percent take
/// an eighth less time there, but more in short ones (tests/bench). No level exceeds the confidence
/// asked for, unless that is 0, which stands for the exact score.
int nextSelectivityToEnd(int selectivity, int empties, int askedConfidence)
{
    constexpr int minLongSearch = 27; // empty squares
    static constexpr std::array shortSearch{0, 2, exactSelectivity};
    static constexpr std::array longSearch{0, 1, 4, exactSelectivity};
    const std::span<const int> levels =
        empties < minLongSearch ? std::span<const int>(shortSearch) : longSearch;
    int next = *std::ranges::upper_bound(levels, selectivity);
    while (askedConfidence != 0 && next > 0 && confidenceOf(next - 1) >= askedConfidence)
        --next;
    return next;
}

} // namespace

RootSearch::RootSearch(const core::Othello &game, const Limits &limits,
                       const SearchContext &context, std::stop_token token)
    : m_game(game)
    , m_board(boardOf(game))
    , m_empties(m_board.empties())
    , m_limits(limits)
    , m_table(context.table)
    , m_latency(context.latency)
    , m_timeManager(limits, m_empties, game.legalMoves().size(), context.latency.expected())
    , m_shared(context.table, context.weights,
               {.time = m_timeManager.maximum(), .nodes = limits.nodes}, std::move(token))
    , m_thread(functionsOf(context.kernel).makeThread(m_shared))
    , m_helpers(m_shared, context.kernel, context.threads - 1)
    , m_moves(rootMovesTo(game.placements(game.sideToMove()), context.seed))
{}

SearchResult RootSearch::findBestMove(const SearchProgress &progress)
{
    m_result.move = moveOf(m_moves.front().square);
    m_result.pv = {m_result.move};
    for (std::optional<Iteration> iteration = firstIteration(0);
         iteration && !m_shared.stopped()
         && m_timeManager.shouldStartIteration(m_shared.elapsed(), iteration->depth == m_empties);
         iteration = nextIteration(*iteration)) {
        runIteration(*iteration);
        if (m_shared.stopped())
            break;
        m_timeManager.update(m_result.move.code(), *m_result.value, m_shared.elapsed());
        if (progress)
            progress(m_result);
    }
    updateCounts();
    if (m_shared.isTimed()) {
        // Negative if the search ended before its time.
        const std::chrono::nanoseconds late = m_shared.elapsed() - m_timeManager.maximum();
        m_latency.add(std::max(m_shared.maxPollGap(), late));
    }
    return m_result;
}

std::vector<AnalyzedMove> RootSearch::valueMoves()
{
    std::vector<AnalyzedMove> values;
    for (const RootMove &move : m_moves)
        values.push_back({moveOf(move.square)});
    constexpr int selectivity = 2;
    static_assert(selectivityLevels[selectivity].confidence == 95);
    for (std::optional<Iteration> iteration = firstIteration(selectivity);
         iteration && !m_shared.stopped(); iteration = nextIteration(*iteration)) {
        std::vector<AnalyzedMove> next = values;
        for (AnalyzedMove &value : next) {
            RootMoves alone{{value.move.code(), value.value, false}};
            const auto expected = value.depth != 0 ? std::optional(value.value) : std::nullopt;
            value = {value.move, aspirationSearch(alone, *iteration, expected), isExact(*iteration),
                     iteration->depth};
        }
        if (!m_shared.stopped())
            values = next;
    }
    std::stable_sort(
        values.begin(), values.end(),
        [](const AnalyzedMove &a, const AnalyzedMove &b) { return a.value > b.value; });
    return values;
}

RootSearch::Iteration RootSearch::firstIteration(int selectivity) const
{
    return {1, m_empties == 1 ? exactSelectivity : selectivity};
}

/// Nothing after the exact search or at the limit. Depth grows by one until a search to the end at
/// the lowest confidence costs about as much; then confidence grows.
std::optional<RootSearch::Iteration> RootSearch::nextIteration(Iteration iteration) const
{
    // From this distance to the end the next iteration searches to the end: there the transposition
    // table and stable discs make up for the missing evaluation. Limited searches switch later,
    // because they might not complete that search (27 to 54 Elo).
    const bool limited = m_timeManager.maximum().count() != 0 || m_limits.nodes != 0;
    const int maxLeap = limited ? 4 : 10;
    const int confidence = confidenceOf(iteration.selectivity);
    if (iteration.depth == m_empties) {
        if (iteration.selectivity >= exactSelectivity
            || (m_limits.confidence != 0 && confidence >= m_limits.confidence))
            return std::nullopt;
        return Iteration{
            m_empties, nextSelectivityToEnd(iteration.selectivity, m_empties, m_limits.confidence)};
    }
    const int maxDepth = m_limits.depth == 0 ? m_empties : std::min(m_limits.depth, m_empties);
    if (iteration.depth >= maxDepth) {
        if (confidence >= m_limits.confidence)
            return std::nullopt;
        return Iteration{iteration.depth, iteration.selectivity + 1};
    }
    const bool leap = maxDepth == m_empties && iteration.depth + 1 >= m_empties - maxLeap;
    return Iteration{leap ? m_empties : iteration.depth + 1, iteration.selectivity};
}

bool RootSearch::isExact(Iteration iteration) const
{
    return iteration.depth == m_empties && iteration.selectivity == exactSelectivity;
}

void RootSearch::runIteration(Iteration iteration)
{
    const int score = aspirationSearch(m_moves, iteration, m_result.value);
    if (m_shared.stopped()) {
        keepBetterMove();
        return;
    }
    m_result.value = score;
    m_result.depth = iteration.depth;
    m_result.confidence = confidenceOf(iteration.selectivity);
    m_result.exact = isExact(iteration);
    m_result.reason = m_result.exact ? Reason::Solved : Reason::Searched;
    m_result.move = moveOf(m_moves.front().square);
    m_result.pv = m_result.exact ? exactPv() : tablePv();
    updateCounts();
}

/// If an interrupted iteration found a better move than the previous one, keeps that move.
void RootSearch::keepBetterMove()
{
    const core::Move move = moveOf(m_moves.front().square);
    if (m_result.depth == 0 || move == m_result.move)
        return;
    m_result.move = move;
    m_result.pv = tablePv();
}

/// Searches with a window around the expected score, widened on the side on which it fails. A
/// search that fails on both sides, which inconsistent bounds in the table can cause, is repeated
/// with the full window, to guarantee termination.
int RootSearch::aspirationSearch(RootMoves &moves, Iteration iteration, std::optional<int> expected)
{
    const bool toEnd = iteration.depth == m_empties;
    int width = toEnd ? 1 : 3;
    int alpha = expected ? std::max(minScore, *expected - width) : minScore;
    int beta = expected ? std::min(maxScore, *expected + width) : maxScore;
    bool failedLow = false;
    bool failedHigh = false;
    for (;;) {
        const int score = m_thread->searchRoot(m_board, moves, alpha, beta, iteration.depth,
                                               iteration.selectivity);
        if (m_shared.stopped())
            return expected.value_or(0);
        width *= 2;
        if (score <= alpha && alpha > minScore) {
            failedLow = true;
            beta = score + 1;
            alpha = std::max(minScore, score - width);
        } else if (score >= beta && beta < maxScore) {
            failedHigh = true;
            alpha = score - 1;
            beta = std::min(maxScore, score + width);
        } else {
            return score;
        }
        if (failedLow && failedHigh) {
            alpha = minScore;
            beta = maxScore;
        }
    }
}

/// The principal variation from the table's best moves.
std::vector<core::Move> RootSearch::tablePv() const
{
    std::vector<core::Move> pv{m_result.move};
    core::Othello game = core::after(m_game, m_result.move);
    TableEntry known;
    while (!game.isOver()) {
        core::Move move = core::Othello::pass;
        if (!game.mustPass()) {
            if (!m_table.probe(hashOf(boardOf(game)), known))
                break;
            move = moveOf(known.move);
            if (!game.isLegal(move))
                break;
        }
        pv.push_back(move);
        game.play(move);
    }
    return pv;
}

/// The principal variation of an exact score, to the end of the game: each side's first move that
/// keeps the score, found by searches that the table answers quickly.
std::vector<core::Move> RootSearch::exactPv()
{
    std::vector<core::Move> pv{m_result.move};
    core::Othello game = core::after(m_game, m_result.move);
    int score = -*m_result.value;
    while (!game.isOver()) {
        const core::Move move = scoreKeepingMove(game, score);
        if (m_shared.stopped())
            return m_result.pv;
        pv.push_back(move);
        game.play(move);
        score = -score;
    }
    return pv;
}

core::Move RootSearch::scoreKeepingMove(const core::Othello &game, int score)
{
    const auto moves = game.legalMoves();
    TableEntry known;
    if (m_table.probe(hashOf(boardOf(game)), known) && game.isLegal(moveOf(known.move))
        && keepsScore(game, moveOf(known.move), score))
        return moveOf(known.move);
    for (const core::Move move : moves) {
        if (moves.size() == 1 || keepsScore(game, move, score))
            return move;
    }
    return moves[0];
}

bool RootSearch::keepsScore(const core::Othello &game, core::Move move, int score)
{
    const Board child = boardOf(core::after(game, move));
    return -m_thread->nullWindowSearch(child, -score, child.empties(), exactSelectivity) >= score;
}

void RootSearch::updateCounts()
{
    m_result.nodes = m_thread->nodes() + m_helpers.nodes();
    m_result.time = m_shared.elapsed();
}

} // namespace ai::othello
