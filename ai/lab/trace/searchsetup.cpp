#include "ai/lab/trace/searchsetup.h"

#include "ai/lab/trace/labpolicy.h"

#include <algorithm>

namespace ai::lab {

using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

namespace {

/// Returns a heuristic's weights, const or not.
template <class Weight, class Weights>
std::span<Weight> weightsOf(Weights &all, Heuristic heuristic)
{
    switch (heuristic) {
    case Heuristic::Lines:
        return all.lines.weights;
    case Heuristic::OpenLines:
        return all.openLines.weights;
    case Heuristic::Strategies:
        return all.strategies;
    case Heuristic::Pieces:
        return all.pieces.weights;
    case Heuristic::None:
        break;
    }
    return {};
}

} // namespace

std::span<int> HeuristicWeights::of(Heuristic heuristic)
{
    return weightsOf<int>(*this, heuristic);
}

std::span<const int> HeuristicWeights::of(Heuristic heuristic) const
{
    return weightsOf<const int>(*this, heuristic);
}

bool HeuristicWeights::areOwn(Heuristic heuristic) const
{
    const HeuristicWeights own;
    return std::ranges::equal(of(heuristic), own.of(heuristic));
}

PhaseHeuristic HeuristicWeights::phaseHeuristic() const
{
    constexpr int whole = 100; // per cent
    PhaseHeuristic heuristic;
    const auto scale = [this](PhaseHeuristic::Weights &weights) {
        for (auto &phase : weights) {
            for (std::size_t i = 0; i < phase.size(); ++i) {
                const int half = phase[i] < 0 ? -whole / 2 : whole / 2;
                phase[i] = (phase[i] * strategies[i] + half) / whole;
            }
        }
    };
    scale(heuristic.weights);
    scale(heuristic.reverseWeights);
    return heuristic;
}

int maxWeight(Heuristic heuristic)
{
    switch (heuristic) {
    case Heuristic::Lines:
        return 100;
    case Heuristic::OpenLines:
        return 10; // eight such lines stay below OpenLinesOrWin::win
    case Heuristic::Strategies:
        return 300;
    case Heuristic::Pieces:
        return 10;
    case Heuristic::None:
        break;
    }
    return 0;
}

bool runsRightToLeft(const SearchSetup &setup)
{
    return isTree(setup.root) && setup.order == MoveOrder::Reversed;
}

bool supports(const LabPosition &root, Algorithm algorithm)
{
    if (hasChance(root) != (algorithm == Algorithm::Expectiminimax))
        return false;
    switch (algorithm) {
    case Algorithm::WinOnly:
        return std::holds_alternative<TicTacToe>(root) || std::holds_alternative<Nim>(root);
    case Algorithm::Heuristic:
        return std::holds_alternative<TicTacToe>(root) || std::holds_alternative<Othello>(root);
    case Algorithm::Intermediate:
    case Algorithm::Report:
    case Algorithm::NearerWins:
        return std::holds_alternative<TicTacToe>(root);
    case Algorithm::Pieces:
        return std::holds_alternative<Othello>(root);
    case Algorithm::Table:     // no two nodes of a tree are the same position
    case Algorithm::Killers:   // nor do two of its nodes have a move in common
    case Algorithm::Deepening: // and its inner nodes have no values for a depth
        return !isTree(root);
    case Algorithm::Plain:
    case Algorithm::AlphaBetaFresh:
    case Algorithm::AlphaBetaShared:
    case Algorithm::Negamax:
    case Algorithm::Expectiminimax:
        break;
    }
    return true;
}

bool hasChance(const LabPosition &root)
{
    const auto *tree = std::get_if<TextTree>(&root);
    return tree != nullptr && tree->hasChance();
}

int valueScale(const LabPosition &root)
{
    const auto *tree = std::get_if<TextTree>(&root);
    return tree != nullptr ? tree->scale() : 1;
}

SearchSetup withFittingAlgorithm(SearchSetup setup)
{
    if (hasChance(setup.root))
        setup.algorithm = Algorithm::Expectiminimax;
    else if (setup.algorithm == Algorithm::Expectiminimax)
        setup.algorithm = Algorithm::AlphaBetaShared;
    return setup;
}

bool supports(const LabPosition &root, MoveOrder order)
{
    switch (order) {
    case MoveOrder::Centre:
    case MoveOrder::Corners:
    case MoveOrder::Edges:
        return std::holds_alternative<TicTacToe>(root);
    case MoveOrder::Replies:
        return std::holds_alternative<Othello>(root);
    case MoveOrder::Evaluated:
        return supports(root, Algorithm::Heuristic);
    case MoveOrder::Given:
    case MoveOrder::Reversed:
    case MoveOrder::Own:
        break;
    }
    return true;
}

bool usesHeuristic(const SearchSetup &setup)
{
    const bool has = supports(setup.root, Algorithm::Heuristic);
    const bool asked =
        setup.depth > 0 || needsDepth(setup.algorithm) || setup.algorithm == Algorithm::Report;
    return has && asked && setup.algorithm != Algorithm::WinOnly
           && setup.algorithm != Algorithm::NearerWins;
}

Heuristic heuristicOf(const SearchSetup &setup)
{
    if (!usesHeuristic(setup))
        return Heuristic::None;
    if (std::holds_alternative<Othello>(setup.root))
        return setup.algorithm == Algorithm::Pieces ? Heuristic::Pieces : Heuristic::Strategies;
    const bool openLines =
        setup.algorithm == Algorithm::Report || setup.algorithm == Algorithm::Intermediate;
    return openLines ? Heuristic::OpenLines : Heuristic::Lines;
}

bool changesWeights(const SearchSetup &setup)
{
    return !setup.weights.areOwn(heuristicOf(setup));
}

bool usesWindow(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::Plain:
    case Algorithm::Report:
    case Algorithm::WinOnly:
    case Algorithm::Expectiminimax:
        return false;
    case Algorithm::AlphaBetaFresh:
    case Algorithm::AlphaBetaShared:
    case Algorithm::Heuristic:
    case Algorithm::Intermediate:
    case Algorithm::Pieces:
    case Algorithm::Table:
    case Algorithm::NearerWins:
    case Algorithm::Killers:
    case Algorithm::Deepening:
    case Algorithm::Negamax:
        break;
    }
    return true;
}

bool usesTable(Algorithm algorithm)
{
    return algorithm == Algorithm::Table;
}

bool learnsOrder(Algorithm algorithm)
{
    return algorithm == Algorithm::Killers || algorithm == Algorithm::Deepening;
}

bool returnsBounds(const SearchSetup &setup)
{
    return setup.failHard && usesWindow(setup.algorithm) && !usesTable(setup.algorithm);
}

bool cutsBeyondBound(const SearchSetup &setup)
{
    return setup.cutsBeyond && usesWindow(setup.algorithm);
}

bool reachesBound(const SearchSetup &setup, bool max, int best, int bound)
{
    if (!usesWindow(setup.algorithm))
        return false;
    return best == bound ? !setup.cutsBeyond : max == (best > bound);
}

bool winsAreInfinite(const SearchSetup &setup)
{
    return heuristicOf(setup) == Heuristic::Lines;
}

bool needsDepth(Algorithm algorithm)
{
    return algorithm == Algorithm::Heuristic || algorithm == Algorithm::Intermediate
           || algorithm == Algorithm::Pieces || algorithm == Algorithm::Deepening;
}

SearchSetup withAlgorithm(SearchSetup setup, Algorithm algorithm)
{
    setup.algorithm = algorithm;
    if (needsDepth(algorithm) && setup.depth == 0)
        setup.depth = usualDepth;
    return setup;
}

int valueRange(const SearchSetup &setup)
{
    if (usesHeuristic(setup))
        return infinity;
    if (setup.algorithm == Algorithm::NearerWins)
        return NearerWins::maxValue;
    return std::visit(
        [](const auto &game) {
            using G = std::decay_t<decltype(game)>;
            return std::is_same_v<G, TextTree> ? infinity : G::maxScore;
        },
        setup.root);
}

bool isMirrored(const SearchSetup &setup)
{
    return isTree(setup.root) && sideToMove(setup.root) == Side::Second;
}

bool isAtHorizon(const SearchSetup &setup, std::size_t ply)
{
    return setup.depth != 0 && ply >= static_cast<std::size_t>(setup.depth);
}

std::vector<Move> searchedMoves(const SearchSetup &setup, const LabPosition &position)
{
    return std::visit(
        [&](const auto &game) {
            using G = std::decay_t<decltype(game)>;
            const auto policy = policyOf<G, Cut::None, RootWindow::Shared>(setup);
            auto moves = policy.moves(game);
            policy.order(game, moves);
            return std::vector<Move>(moves.begin(), moves.end());
        },
        position);
}

namespace {

/// All nodes share one ranking of moves: the moved one is placed beside its new neighbour in it.
std::vector<Move> rankWithMoved(const SearchSetup &setup, const std::vector<Move> &moves, int to)
{
    std::vector<Move> rank =
        setup.order == MoveOrder::Own ? setup.preferred : searchedMoves(setup, setup.root);
    for (const Move move : moves) {
        if (std::find(rank.begin(), rank.end(), move) == rank.end())
            rank.push_back(move);
    }
    const auto place = static_cast<std::size_t>(to);
    std::erase(rank, moves[place]);
    const auto neighbour = to > 0 ? std::find(rank.begin(), rank.end(), moves[place - 1]) + 1
                                  : std::find(rank.begin(), rank.end(), moves[1]);
    rank.insert(neighbour, moves[place]);
    return rank;
}

} // namespace

ReorderedSetup withChildMoved(const SearchSetup &setup, const std::vector<Move> &path, int from,
                              int to)
{
    std::vector<Move> moves = searchedMoves(setup, after(setup.root, path));
    const Move moved = moves[static_cast<std::size_t>(from)];
    moves.erase(moves.begin() + from);
    moves.insert(moves.begin() + to, moved);
    ReorderedSetup result{setup, path};
    if (const auto *tree = std::get_if<TextTree>(&setup.root)) {
        std::vector<int> order; // in the tree's written order
        for (const Move move : moves)
            order.push_back(move.code());
        int place = to;
        if (runsRightToLeft(setup)) {
            std::reverse(order.begin(), order.end());
            place = static_cast<int>(order.size()) - 1 - to;
        } else {
            result.setup.order = MoveOrder::Given;
        }
        result.setup.root = tree->reordered(path, order);
        result.moved.push_back(Move(static_cast<std::uint16_t>(place)));
    } else {
        result.setup.preferred = rankWithMoved(setup, moves, to);
        result.setup.order = MoveOrder::Own;
        result.moved.push_back(moved);
    }
    return result;
}

int leafValue(const SearchSetup &setup, const LabPosition &leaf)
{
    const Side max = sideToMove(setup.root);
    const int value = std::visit(
        [&](const auto &game) {
            return evaluationOf<std::decay_t<decltype(game)>>(setup)(game, max);
        },
        leaf);
    return isMirrored(setup) ? -value : value;
}

std::optional<bool> wonByMax(const SearchSetup &setup, const LabPosition &position)
{
    const auto game = toPosition(position);
    if (!game || !core::isOver(*game))
        return std::nullopt;
    const auto winner = core::winner(*game);
    return winner ? std::optional(*winner == sideToMove(setup.root)) : std::nullopt;
}

} // namespace ai::lab
