#include "ai/lab/labpolicy.h"

namespace ai::lab {

using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

bool supports(const LabPosition &root, Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::WinOnly:
        return std::holds_alternative<TicTacToe>(root) || std::holds_alternative<Nim>(root);
    case Algorithm::Heuristic:
        return std::holds_alternative<TicTacToe>(root) || std::holds_alternative<Othello>(root);
    case Algorithm::Intermediate:
    case Algorithm::Report:
        return std::holds_alternative<TicTacToe>(root);
    default:
        return true;
    }
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
    default:
        return true;
    }
}

bool usesHeuristic(const SearchSetup &setup)
{
    const bool has = supports(setup.root, Algorithm::Heuristic);
    const bool asked =
        setup.depth > 0 || needsDepth(setup.algorithm) || setup.algorithm == Algorithm::Report;
    return has && asked && setup.algorithm != Algorithm::WinOnly;
}

bool countsOpenLines(const SearchSetup &setup)
{
    return setup.algorithm == Algorithm::Report || setup.algorithm == Algorithm::Intermediate;
}

bool needsDepth(Algorithm algorithm)
{
    return algorithm == Algorithm::Heuristic || algorithm == Algorithm::Intermediate;
}

int valueRange(const SearchSetup &setup)
{
    if (usesHeuristic(setup))
        return infinity;
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

} // namespace ai::lab
