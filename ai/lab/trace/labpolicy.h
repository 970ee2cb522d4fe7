#pragma once

#include "ai/lab/trace/learnedorder.h"
#include "ai/lab/trace/searchsetup.h"
#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"
#include "ai/search/minimax.h"
#include "ai/search/observer.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ai::lab {

/// A game in which one node of the tree, given by a path of moves, is a leaf with a given value,
/// whatever is below it: "suppose this were worth 9". The path identifies the node, not its
/// position, so a transposition of it keeps its own value.
template <core::Game G>
class FixedNode
{
public:
    using Moves = typename G::Moves;
    static constexpr int maxScore = G::maxScore;

    /// The node that is treated as a leaf, and its value for the search's MAX.
    struct FixedValue
    {
        std::vector<core::Move> path;
        int value = 0;
    };

    FixedNode() = default;
    FixedNode(const G &game, FixedValue fixed)
        : m_game(game)
        , m_fixed(std::make_shared<const FixedValue>(std::move(fixed)))
    {}

    const G &game() const { return m_game; }
    bool isFixedNode() const { return m_fixed && m_onPath && m_ply == m_fixed->path.size(); }
    int fixedValue() const { return m_fixed->value; }

    core::Side sideToMove() const { return m_game.sideToMove(); }
    Moves legalMoves() const { return isFixedNode() ? Moves() : m_game.legalMoves(); }
    bool isLegal(core::Move move) const { return !isFixedNode() && m_game.isLegal(move); }
    bool isOver() const { return isFixedNode() || m_game.isOver(); }
    int score() const { return m_game.score(); }
    bool isChance() const requires GameOfChance<G> { return !isFixedNode() && m_game.isChance(); }
    int weight(core::Move move) const requires GameOfChance<G> { return m_game.weight(move); }
    int weightSum() const requires GameOfChance<G> { return m_game.weightSum(); }
    void play(core::Move move)
    {
        m_onPath =
            m_onPath && m_fixed && m_ply < m_fixed->path.size() && m_fixed->path[m_ply] == move;
        ++m_ply;
        m_game.play(move);
    }

    friend bool operator==(const FixedNode &, const FixedNode &) = default;

private:
    G m_game{};
    std::shared_ptr<const FixedValue> m_fixed;
    std::size_t m_ply = 0;
    bool m_onPath = true;
};

/// A transposition table: results for finished positions, keyed by the position's text and the
/// remaining depth. Keeps the last entry for each key, without a size limit. For one search and one
/// thread.
class LabTable
{
public:
    std::optional<TableValue> find(const std::string &position, int depth) const
    {
        const auto found = m_entries.find(key(position, depth));
        return found == m_entries.end() ? std::nullopt : std::optional(found->second);
    }
    void store(const std::string &position, int depth, const TableValue &known)
    {
        m_entries[key(position, depth)] = known;
    }
    std::size_t size() const { return m_entries.size(); }

private:
    static std::string key(const std::string &position, int depth)
    {
        return position + '/' + std::to_string(depth);
    }

    std::unordered_map<std::string, TableValue> m_entries;
};

/// Adds the number of empty squares to a result's absolute value, so that nearer wins and farther
/// losses are preferred.
struct NearerWins
{
    static constexpr int maxValue = 10;

    int operator()(const core::TicTacToe &position, core::Side max) const
    {
        return Utility()(position, max)
               * (1 + std::popcount(static_cast<unsigned>(position.emptySquares())));
    }
};

/// Evaluates leaves like the players do. The heuristic is chosen at run time, so that the Lab needs
/// only one template instance per cut and window.
template <class G>
struct LabEvaluation
{
    Heuristic heuristic = Heuristic::None;
    bool seesWins = false;   ///< with Heuristic::OpenLines: sees completed lines
    bool nearerWins = false; ///< adds the number of empty squares to results
    LinePoints lines = {};
    OpenLinesOrWin openLines = {};
    PhaseHeuristic strategies = {};
    PieceDifference pieces = {};

    int operator()(const G &position, core::Side max) const
    {
        if constexpr (std::is_same_v<G, core::TicTacToe>) {
            if (nearerWins)
                return NearerWins()(position, max);
        }
        if (heuristic == Heuristic::None)
            return Utility()(position, max);
        if constexpr (std::is_same_v<G, core::TicTacToe>)
            return heuristic == Heuristic::Lines ? lines(position, max)
                   : seesWins                    ? openLines(position, max)
                                                 : openLines.openLines(position, max);
        else if constexpr (std::is_same_v<G, core::Othello>)
            return heuristic == Heuristic::Pieces ? pieces(position, max)
                                                  : strategies(position, max);
        else
            return Utility()(position, max);
    }
};

/// LabEvaluation with one node fixed at a value: see FixedNode.
template <class G>
struct LabEvaluation<FixedNode<G>>
{
    LabEvaluation<G> inner;

    int operator()(const FixedNode<G> &position, core::Side max) const
    {
        return position.isFixedNode() ? position.fixedValue() : inner(position.game(), max);
    }
};

/// Orders a node's moves by the setup's order, chosen at run time. An order that the game does not
/// support leaves them as generated.
template <class G>
struct LabOrder
{
    MoveOrder order = MoveOrder::Given;
    std::vector<core::Move> preferred; ///< for MoveOrder::Own: tried first, in this order
    LabEvaluation<G> evaluate = {};    ///< for MoveOrder::Evaluated

    template <class Moves>
    void operator()(const G &position, Moves &moves) const
    {
        switch (order) {
        case MoveOrder::Given:
            return;
        case MoveOrder::Reversed:
            return ReversedOrder()(position, moves);
        case MoveOrder::Centre:
            return bySquares(SquareOrder::centreCornersEdges(), position, moves);
        case MoveOrder::Corners:
            return bySquares(SquareOrder::cornersFirst(), position, moves);
        case MoveOrder::Edges:
            return bySquares(SquareOrder::edgesFirst(), position, moves);
        case MoveOrder::Replies:
            if constexpr (std::is_same_v<G, core::Othello>)
                FewestReplies()(position, moves);
            return;
        case MoveOrder::Own:
            return byPreference(moves);
        case MoveOrder::Evaluated:
            return byEvaluation(position, moves);
        }
    }

private:
    template <class Moves>
    static void bySquares([[maybe_unused]] const SquareOrder &order,
                          [[maybe_unused]] const G &position, [[maybe_unused]] Moves &moves)
    {
        if constexpr (std::is_same_v<G, core::TicTacToe>)
            order(position, moves);
    }

    /// The second article's order: by the heuristic value of the position after the move.
    template <class Moves>
    void byEvaluation([[maybe_unused]] const G &position, [[maybe_unused]] Moves &moves) const
    {
        if constexpr (std::is_same_v<G, core::TicTacToe> || std::is_same_v<G, core::Othello>) {
            const auto value = [&](core::Move move) {
                return evaluate(core::after(position, move), position.sideToMove());
            };
            std::stable_sort(moves.begin(), moves.end(), [&](core::Move one, core::Move other) {
                return value(one) > value(other);
            });
        }
    }

    template <class Moves>
    void byPreference(Moves &moves) const
    {
        auto next = moves.begin();
        for (const core::Move move : preferred) {
            const auto found = std::find(next, moves.end(), move);
            if (found == moves.end())
                continue;
            std::rotate(next, found, found + 1);
            ++next;
        }
    }
};

/// LabOrder with one node fixed at a value: see FixedNode.
template <class G>
struct LabOrder<FixedNode<G>>
{
    LabOrder<G> inner;

    template <class Moves>
    void operator()(const FixedNode<G> &position, Moves &moves) const
    {
        inner(position.game(), moves);
    }
};

template <class G>
const G &gameOf(const G &game)
{
    return game;
}
template <class G>
const G &gameOf(const FixedNode<G> &node)
{
    return node.game();
}

/// The search policy with choices made at run time.
template <class G, Cut cut, RootWindow window>
struct LabPolicy : Policy<LabEvaluation<G>, cut, window, LabOrder<G>>
{
    static constexpr bool usesTable = true;
    bool failHard = false;
    bool cutsBeyond = false;
    bool ignoresWins = false; ///< continues after a win, like the course report's search
    std::shared_ptr<LabTable> table = {}; ///< null without a transposition table

    static constexpr bool learnsOrder = true;
    std::shared_ptr<LearnedOrder> learned = {}; ///< null if the setup alone determines the order

    std::optional<TableValue> probe(const G &position, int depth) const
    {
        if constexpr (requires { position.toText(); }) {
            if (table != nullptr)
                return table->find(position.toText(), depth);
        }
        return std::nullopt;
    }
    void store(const G &position, int depth, const TableValue &known)
    {
        if constexpr (requires { position.toText(); }) {
            if (table != nullptr)
                table->store(position.toText(), depth, known);
        }
    }

    template <class Moves>
    std::size_t promote(const G &position, Moves &moves, int depth) const
    {
        return learned == nullptr ? 0 : learned->promote(gameOf(position), moves, depth);
    }
    MoveOrderReason promotedReason() const { return learned->reason(); }
    void onCutoff(const G &, core::Move move, int depth)
    {
        if (learned != nullptr)
            learned->onCutoff(move, depth);
    }
    void onBestMove(const G &position, core::Move move)
    {
        if (learned != nullptr)
            learned->onBestMove(gameOf(position), move);
    }

    typename G::Moves moves(const G &position) const
    {
        if constexpr (std::is_same_v<G, core::TicTacToe>) {
            if (ignoresWins)
                return position.emptySquareMoves();
        } else if constexpr (std::is_same_v<G, FixedNode<core::TicTacToe>>) {
            if (ignoresWins && !position.isFixedNode())
                return position.game().emptySquareMoves();
        }
        return position.legalMoves();
    }
};

template <class G>
LabEvaluation<G> evaluationOf(const SearchSetup &setup)
{
    return {heuristicOf(setup),
            setup.algorithm == Algorithm::Intermediate,
            setup.algorithm == Algorithm::NearerWins,
            setup.weights.lines,
            {setup.weights.openLines},
            setup.weights.phaseHeuristic(),
            setup.weights.pieces};
}

template <class G>
LabOrder<G> orderOf(const SearchSetup &setup)
{
    LabEvaluation<G> evaluate;
    if (std::is_same_v<G, core::TicTacToe>)
        evaluate.heuristic = Heuristic::Lines;
    else if (std::is_same_v<G, core::Othello>)
        evaluate.heuristic = Heuristic::Strategies;
    // Otherwise the weights are another heuristic's, or unused.
    if (evaluate.heuristic == heuristicOf(setup)) {
        evaluate.lines = setup.weights.lines;
        evaluate.strategies = setup.weights.phaseHeuristic();
    }
    return {setup.order, setup.preferred, evaluate};
}

template <class Policy>
void applyOptions(Policy &policy, const SearchSetup &setup)
{
    policy.failHard = returnsBounds(setup);
    policy.cutsBeyond = setup.cutsBeyond;
    policy.ignoresWins = setup.algorithm == Algorithm::Report;
}

template <class G, Cut cut, RootWindow window>
LabPolicy<G, cut, window> policyOf(const SearchSetup &setup)
{
    LabPolicy<G, cut, window> policy;
    policy.evaluate = evaluationOf<G>(setup);
    policy.order = orderOf<G>(setup);
    applyOptions(policy, setup);
    return policy;
}

/// An empty LearnedOrder; null if the setup alone determines the order.
inline std::shared_ptr<LearnedOrder> learnedOrderOf(const SearchSetup &setup)
{
    if (!learnsOrder(setup.algorithm))
        return nullptr;
    return std::make_shared<LearnedOrder>(setup.algorithm == Algorithm::Killers
                                              ? MoveOrderReason::Killer
                                              : MoveOrderReason::BestBefore);
}

/// Creates the policy of a new search: with an empty table, if the algorithm uses one, and nothing
/// learned.
template <class G, Cut cut, RootWindow window>
LabPolicy<G, cut, window> searchPolicyOf(const SearchSetup &setup)
{
    auto policy = policyOf<G, cut, window>(setup);
    if (usesTable(setup.algorithm))
        policy.table = std::make_shared<LabTable>();
    policy.learned = learnedOrderOf(setup);
    return policy;
}

/// The policy for a search with one node fixed. It has no table, because only that node is fixed,
/// not every node with the same position.
template <class G, Cut cut, RootWindow window>
LabPolicy<FixedNode<G>, cut, window> fixedNodePolicyOf(const SearchSetup &setup)
{
    LabPolicy<FixedNode<G>, cut, window> policy;
    policy.evaluate = {evaluationOf<G>(setup)};
    policy.order = {orderOf<G>(setup)};
    applyOptions(policy, setup);
    policy.learned = learnedOrderOf(setup);
    return policy;
}

/// Calls `what` with the algorithm's cut and window as template arguments, and returns its result.
template <class What>
auto withPolicy(Algorithm algorithm, What what)
{
    switch (algorithm) {
    case Algorithm::Plain:
    case Algorithm::Report:
    case Algorithm::Expectiminimax:
        return what.template operator()<Cut::None, RootWindow::Shared>();
    case Algorithm::AlphaBetaShared:
    case Algorithm::Table:
    case Algorithm::NearerWins:
    case Algorithm::Killers:
    case Algorithm::Deepening:
    case Algorithm::Negamax:
        return what.template operator()<Cut::AlphaBeta, RootWindow::Shared>();
    case Algorithm::WinOnly:
        return what.template operator()<Cut::WinOnly, RootWindow::Shared>();
    case Algorithm::AlphaBetaFresh:
    case Algorithm::Heuristic:
    case Algorithm::Intermediate:
    case Algorithm::Pieces:
        break;
    }
    return what.template operator()<Cut::AlphaBeta, RootWindow::Fresh>();
}

} // namespace ai::lab
