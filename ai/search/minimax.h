#pragma once

#include "ai/search/observer.h"
#include "ai/search/searchcontrol.h"
#include "core/game.h"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ai {

/// The open window's bound; no value is larger. It is also the first article's value of a won
/// position, so that, as there, a win reaches the bound and causes a cutoff.
inline constexpr int infinity = 1'000'000;
inline constexpr int unlimitedDepth = std::numeric_limits<int>::max();

/// Which children a node may leave out.
enum class Cut {
    None,     ///< plain minimax: none
    WinOnly,  ///< the Spanish article's cut: only after a winning child
    AlphaBeta ///< those that cannot change the root's value
};

/// The window with which the root's moves are searched.
enum class RootWindow {
    Fresh, ///< the open one for each: all values are exact; the root is no call (first article)
    Shared ///< the root is a node like any other: later moves may only get a bound
};

/// The value of a finished game for MAX.
struct Utility
{
    template <core::Game G>
    int operator()(const G &position, core::Side max) const
    {
        return scoreFor(position, max);
    }
};

/// Leaves the moves as the game lists them.
struct GivenOrder
{
    template <class G, class Moves>
    void operator()(const G &, Moves &) const
    {}
};

/// The choices that define one search of the family. Evaluation is called at leaves, with the side
/// that is MAX; Order sorts the moves of a node in place. A custom policy derives from this one and
/// hides the members that differ; nothing is virtual, so that each search is compiled separately.
template <class Evaluation = Utility, Cut cutting = Cut::AlphaBeta,
          RootWindow window = RootWindow::Fresh, class Order = GivenOrder>
struct Policy
{
    static constexpr Cut cut = cutting;
    static constexpr RootWindow rootWindow = window;

    /// The children of a node; none makes it a leaf.
    template <core::Game G>
    typename G::Moves moves(const G &position) const
    {
        return position.legalMoves();
    }
    /// Whether a node keeps its best value in its own bound, alpha at MAX and beta at MIN, and so
    /// returns that bound if no child is better: fail-hard, like Knuth and Moore's F2 (1975).
    /// Visits the same nodes and finds the same root value.
    static constexpr bool failHard = false;
    /// Whether Cut::AlphaBeta cuts only if the value is beyond the bound, not if it equals it, as
    /// some courses teach. Visits at least as many nodes, and finds the same value.
    static constexpr bool cutsBeyond = false;
    /// Whether there is a transposition table. The policy then has, for a remaining depth, which is
    /// unlimitedDepth or a number of plies:
    /// - `std::optional<TableValue> probe(position, depth)`;
    /// - `void store(position, depth, TableValue)`; an entry is valid only for the same depth.
    static constexpr bool usesTable = false;
    /// Whether the order of moves learns from the search. The policy then has, for a remaining
    /// depth as above, which without a limit also decreases by one each ply:
    /// - `std::size_t promote(position, moves, depth)`: moves learned moves to the front, and
    ///   returns how many;
    /// - `MoveOrderReason promotedReason()`: why they are there;
    /// - `void onCutoff(position, move, depth)`: after a child that was enough for a cut, whether
    ///   or not others were left;
    /// - `void onBestMove(position, move)`: of a node that is done, if it changed its window.
    static constexpr bool learnsOrder = false;
    /// The value from which Cut::WinOnly stops.
    int win = 1;
    [[no_unique_address]] Evaluation evaluate{};
    [[no_unique_address]] Order order{};
};

/// A game with chance nodes: their children are weighted, and their value is the weighted average.
/// The side to move at a chance node is the one that moves after it. value * weight / weightSum()
/// must be an integer for all values.
template <class G>
concept GameOfChance = core::Game<G> && requires(const G &game, core::Move move)
{
    {
        game.isChance()
        } -> std::same_as<bool>;
    {
        game.weight(move)
        } -> std::same_as<int>;
    {
        game.weightSum()
        } -> std::same_as<int>;
};

/// A move of the root with its value for MAX, which may be a bound; an AnalyzedMove has the value
/// for the side that makes it.
struct ScoredMove
{
    core::Move move = core::Move::none();
    int value = 0;
};

/// The minimax family: one recursion, from which a Policy makes plain minimax, alpha-beta, the
/// win-only cut and depth-limited search for any Game. The levels play with it, it reproduces the
/// articles' node counts, and the Search Lab shows it by means of an Observer. In games of chance
/// it is expectiminimax.
///
/// MAX is the side to move at the root, and values are MAX's. Unless the policy is fail-hard, a
/// node's value may lie outside its window (fail-soft). Not for two threads at once.
template <core::Game G, class P, class Observer = NullObserver>
class Searcher
{
public:
    explicit Searcher(P policy = {}, Observer observer = {})
        : m_policy(std::move(policy))
        , m_observer(std::move(observer))
    {}

    /// The values of the root's moves, in search order; with a shared window the values of moves
    /// worse than the best are only bounds. Depth counts plies from the root, at least one. If
    /// control stops the search the values are invalid. Precondition: the game is not over.
    std::vector<ScoredMove> searchRoot(const G &root, int depth, SearchControl &control)
    {
        auto moves = m_policy.moves(root);
        const std::size_t promoted = orderMoves(root, moves, depth);
        return searchMoves(root, std::vector<core::Move>(moves.begin(), moves.end()), promoted,
                           depth, control);
    }

    /// Values the root's moves in the caller's order.
    std::vector<ScoredMove> searchRoot(const G &root, const std::vector<core::Move> &moves,
                                       int depth, SearchControl &control)
    {
        return searchMoves(root, moves, 0, depth, control);
    }

    /// The first of the best moves, or of those searched if control stops the search. Precondition:
    /// control has not stopped yet.
    ScoredMove best(const G &root, int depth, SearchControl &control)
    {
        const std::vector<ScoredMove> scored = searchRoot(root, depth, control);
        assert(!scored.empty());
        return *std::max_element(
            scored.begin(), scored.end(),
            [](const ScoredMove &a, const ScoredMove &b) { return a.value < b.value; });
    }

    /// Searches one node with the caller's window and remaining depth, to repeat part of a search
    /// from a root above it. `max` is the side to move at that root.
    int searchNode(const G &position, core::Side max, int depth, int alpha, int beta,
                   SearchControl &control)
    {
        m_max = max;
        m_limited = depth != unlimitedDepth;
        m_control = &control;
        return position.sideToMove() == max ? value<true>(position, depth, alpha, beta)
                                            : value<false>(position, depth, alpha, beta);
    }

    const Observer &observer() const { return m_observer; }
    Observer &observer() { return m_observer; }

private:
    /// The first `promoted` moves are there because of what the policy learned.
    std::vector<ScoredMove> searchMoves(const G &root, const std::vector<core::Move> &moves,
                                        std::size_t promoted, int depth, SearchControl &control)
    {
        assert(depth > 0);
        m_max = root.sideToMove();
        m_limited = depth != unlimitedDepth;
        m_control = &control;
        std::vector<ScoredMove> scored;
        int alpha = -infinity;
        int beta = infinity;
        int best = -infinity;
        core::Move bestMove = core::Move::none();
        if constexpr (P::rootWindow == RootWindow::Shared)
            enterNode(true, alpha, beta);
        for (std::size_t i = 0; i < moves.size() && !control.stopped(); ++i) {
            const int value = searchChild<true>(root, moves[i], i < promoted, depth, alpha, beta);
            scored.push_back({moves[i], value});
            if constexpr (P::rootWindow == RootWindow::Shared) {
                if (value > best)
                    bestMove = moves[i];
                best = std::max(best, value);
                if (causesCutoff<true>(best, alpha, beta, moves.size() - i - 1)) {
                    recordCutoff(root, moves[i], depth);
                    break;
                }
                if constexpr (P::cut == Cut::AlphaBeta)
                    narrowWindow<true>(best, alpha, beta);
            }
        }
        if constexpr (P::rootWindow == RootWindow::Shared) {
            recordBestMove(root, bestMove, best > -infinity);
            exitNode(best);
        }
        return scored;
    }

    template <bool maximizing>
    int value(const G &position, int depth, int alpha, int beta)
    {
        if (m_control->visitNode())
            return 0;
        enterNode(maximizing, alpha, beta);
        if (depth == 0)
            return leaf(position, LeafKind::Horizon);
        auto moves = m_policy.moves(position);
        if (moves.empty())
            return leaf(position, LeafKind::GameOver);
        if constexpr (P::usesTable) {
            if (const auto known = tableCutoff(position, depth, alpha, beta))
                return useTableValue(*known);
        }
        if constexpr (GameOfChance<G>) {
            if (position.isChance())
                return average<maximizing>(position, moves, depth);
        }
        const std::size_t promoted = orderMoves(position, moves, depth);

        [[maybe_unused]] const int low = alpha;
        [[maybe_unused]] const int high = beta;
        int best = maximizing ? -infinity : infinity;
        if (m_policy.failHard)
            best = maximizing ? alpha : beta;
        core::Move bestMove = core::Move::none();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const int child =
                searchChild<maximizing>(position, moves[i], i < promoted, depth, alpha, beta);
            if (maximizing ? child > best : child < best)
                bestMove = moves[i];
            best = maximizing ? std::max(best, child) : std::min(best, child);
            if (causesCutoff<maximizing>(best, alpha, beta, moves.size() - i - 1)) {
                recordCutoff(position, moves[i], depth);
                break;
            }
            if constexpr (P::cut == Cut::AlphaBeta)
                narrowWindow<maximizing>(best, alpha, beta);
        }
        if constexpr (P::usesTable) {
            if (!m_control->stopped())
                m_policy.store(position, remaining(depth),
                               {best, best <= low    ? Bound::AtMost
                                      : best >= high ? Bound::AtLeast
                                                     : Bound::Exact});
        }
        recordBestMove(position, bestMove, maximizing ? best > low : best < high);
        exitNode(best);
        return best;
    }

    /// Visits a chance node. Its children have no window, because all of their values count.
    template <bool maximizing, class Moves>
    int average(const G &position, Moves &moves, int depth)
    {
        if constexpr (Observer::on)
            m_observer.chance();
        m_policy.order(position, moves);
        int sum = 0;
        for (const core::Move move : moves) {
            if constexpr (Observer::on)
                m_observer.child(move, MoveOrderReason::Listed);
            sum += position.weight(move)
                   * value<maximizing>(after(position, move), depth - 1, -infinity, infinity);
            if constexpr (Observer::on)
                m_observer.sum(sum / position.weightSum());
        }
        exitNode(sum / position.weightSum());
        return sum / position.weightSum();
    }

    int remaining(int depth) const { return m_limited ? depth : unlimitedDepth; }

    /// The table's value of a node, if it can replace a search with this window.
    std::optional<TableValue> tableCutoff(const G &position, int depth, int alpha, int beta)
    {
        const std::optional<TableValue> known = m_policy.probe(position, remaining(depth));
        const bool enough = known
                            && (known->bound == Bound::Exact
                                || (known->bound == Bound::AtLeast && known->value >= beta)
                                || (known->bound == Bound::AtMost && known->value <= alpha));
        return enough ? known : std::nullopt;
    }

    int useTableValue(const TableValue &known)
    {
        if constexpr (Observer::on)
            m_observer.known(known);
        return known.value;
    }

    /// Sorts the moves in the policy's order; returns how many are first because of what it
    /// learned.
    template <class Moves>
    std::size_t orderMoves(const G &position, Moves &moves, [[maybe_unused]] int depth)
    {
        m_policy.order(position, moves);
        if constexpr (P::learnsOrder)
            return m_policy.promote(position, moves, depth);
        return 0;
    }

    void recordCutoff([[maybe_unused]] const G &position, [[maybe_unused]] core::Move move,
                      [[maybe_unused]] int depth)
    {
        if constexpr (P::learnsOrder)
            m_policy.onCutoff(position, move, depth);
    }

    void recordBestMove([[maybe_unused]] const G &position, [[maybe_unused]] core::Move move,
                        [[maybe_unused]] bool changedWindow)
    {
        if constexpr (P::learnsOrder) {
            if (changedWindow && !m_control->stopped())
                m_policy.onBestMove(position, move);
        }
    }

    template <bool maximizing>
    int searchChild(const G &position, core::Move move, [[maybe_unused]] bool promoted, int depth,
                    int alpha, int beta)
    {
        if constexpr (Observer::on) {
            MoveOrderReason reason = MoveOrderReason::Listed;
            if constexpr (P::learnsOrder)
                reason = promoted ? m_policy.promotedReason() : MoveOrderReason::Listed;
            m_observer.child(move, reason);
        }
        return value<!maximizing>(after(position, move), depth - 1, alpha, beta);
    }

    int leaf(const G &position, LeafKind kind)
    {
        const int value = m_policy.evaluate(position, m_max);
        if constexpr (Observer::on)
            m_observer.leaf(value, kind);
        return value;
    }

    /// Whether the unvisited children can be cut.
    template <bool maximizing>
    bool causesCutoff(int best, int alpha, int beta, std::size_t unvisited)
    {
        bool cut = false;
        if constexpr (P::cut == Cut::AlphaBeta)
            cut = m_policy.cutsBeyond ? (maximizing ? best > beta : best < alpha)
                                      : (maximizing ? best >= beta : best <= alpha);
        else if constexpr (P::cut == Cut::WinOnly)
            cut = best == (maximizing ? m_policy.win : -m_policy.win);
        if constexpr (Observer::on) {
            if (cut && unvisited > 0)
                m_observer.cut(unvisited);
        }
        return cut;
    }

    template <bool maximizing>
    void narrowWindow(int best, int &alpha, int &beta)
    {
        int &bound = maximizing ? alpha : beta;
        const int before = bound;
        bound = maximizing ? std::max(alpha, best) : std::min(beta, best);
        if constexpr (Observer::on) {
            if (bound != before)
                m_observer.window(alpha, beta);
        }
    }

    void enterNode(bool maximizing, int alpha, int beta)
    {
        if constexpr (Observer::on)
            m_observer.enter(maximizing, alpha, beta);
    }

    void exitNode(int value)
    {
        if constexpr (Observer::on)
            m_observer.leave(value);
    }

    P m_policy;
    [[no_unique_address]] Observer m_observer{};
    core::Side m_max = core::Side::First;
    bool m_limited = false; ///< to a depth
    SearchControl *m_control = nullptr;
};

} // namespace ai
