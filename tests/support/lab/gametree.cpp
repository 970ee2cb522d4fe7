#include "tests/support/lab/gametree.h"

#include "ai/levels/othelloevaluation.h"
#include "ai/levels/tictactoeevaluation.h"

#include <algorithm>

namespace support {

using ai::lab::Algorithm;
using ai::lab::LabPosition;
using ai::lab::SearchSetup;
using core::Move;

namespace {

/// The legal moves, before any ordering.
std::vector<Move> movesOf(const SearchSetup &setup, const LabPosition &position)
{
    if (setup.algorithm == Algorithm::Report) {
        const auto moves = std::get<core::TicTacToe>(position).emptySquareMoves();
        return {moves.begin(), moves.end()};
    }
    return legalMoves(position);
}

/// A leaf's value for MAX, spelled out for each algorithm.
int evaluated(const SearchSetup &setup, const LabPosition &leaf)
{
    const core::Side max = sideToMove(setup.root);
    if (const auto *board = std::get_if<core::TicTacToe>(&leaf)) {
        switch (setup.algorithm) {
        case Algorithm::Report:
            return ai::OpenLines()(*board, max);
        case Algorithm::Intermediate:
            return ai::OpenLinesOrWin()(*board, max);
        case Algorithm::Heuristic:
            return ai::LinePoints()(*board, max);
        case Algorithm::NearerWins: {
            int worth = 1;
            for (unsigned square = 0; square < 9; ++square)
                worth += (board->emptySquares() >> square) & 1;
            return worth * ai::Utility()(*board, max);
        }
        case Algorithm::WinOnly:
            break;
        default:
            if (setup.depth > 0)
                return ai::LinePoints()(*board, max);
        }
        return ai::Utility()(*board, max);
    }
    if (const auto *board = std::get_if<core::Othello>(&leaf))
        return setup.algorithm == Algorithm::Pieces
                   ? board->count(max) - board->count(opponent(max))
               : setup.depth > 0 ? ai::PhaseHeuristic()(*board, max)
                                 : ai::Utility()(*board, max);
    if (const auto *heaps = std::get_if<core::Nim>(&leaf))
        return ai::Utility()(*heaps, max);
    return std::get<ai::lab::TextTree>(leaf).score(); // for MAX, whoever is to move
}

} // namespace

std::optional<GameTree> GameTree::of(const SearchSetup &setup, std::size_t limit)
{
    GameTree tree;
    Node root;
    root.max = !isTree(setup.root) || sideToMove(setup.root) == core::Side::First;
    tree.m_nodes.push_back(root);
    if (!tree.grow(setup, setup.root, 0, 0, limit))
        return std::nullopt;
    return tree;
}

bool GameTree::grow(const SearchSetup &setup, const LabPosition &position, int index, int ply,
                    std::size_t limit)
{
    const auto at = static_cast<std::size_t>(index);
    m_nodes[at].isOver = ai::lab::isOver(position);
    if (const auto *tree = std::get_if<ai::lab::TextTree>(&position))
        m_nodes[at].isLetter = tree->unknown() != nullptr;
    else
        m_nodes[at].text = toText(*toPosition(position));
    if (!isTree(position))
        m_nodes[at].position = m_nodes[at].text + ", plies "
                               + std::to_string(setup.depth == 0 ? 0 : setup.depth - ply);
    const std::vector<Move> moves =
        setup.depth != 0 && ply >= setup.depth ? std::vector<Move>() : movesOf(setup, position);
    if (moves.empty()) {
        m_nodes[at].value = evaluated(setup, position);
        return true;
    }
    const auto *tree = std::get_if<ai::lab::TextTree>(&position);
    if (tree != nullptr && tree->isChance())
        m_nodes[at].weightSum = tree->weightSum();
    for (const Move move : moves) {
        if (m_nodes.size() >= limit)
            return false;
        const auto child = static_cast<int>(m_nodes.size());
        Node node;
        node.parent = index;
        node.move = move;
        node.max = m_nodes[at].max == m_nodes[at].isChance();
        node.weight = m_nodes[at].isChance() ? tree->weight(move) : 0;
        m_nodes.push_back(node);
        m_nodes[at].children.push_back(child);
        if (!grow(setup, after(position, move), child, ply + 1, limit))
            return false;
    }
    if (m_nodes[at].isChance()) {
        for (const int child : m_nodes[at].children)
            m_nodes[at].value += node(child).weight * node(child).value;
        m_nodes[at].value /= m_nodes[at].weightSum;
        return true;
    }
    m_nodes[at].value = m_nodes[static_cast<std::size_t>(m_nodes[at].children.front())].value;
    for (const int child : m_nodes[at].children)
        m_nodes[at].value = better(m_nodes[at].max, m_nodes[at].value, node(child).value);
    return true;
}

int GameTree::better(bool max, int one, int other)
{
    return max ? std::max(one, other) : std::min(one, other);
}

int GameTree::child(int index, Move move) const
{
    for (const int child : node(index).children) {
        if (node(child).move == move)
            return child;
    }
    return -1;
}

int GameTree::find(const std::vector<Move> &path) const
{
    int index = 0;
    for (std::size_t i = 0; i < path.size() && index >= 0; ++i)
        index = child(index, path[i]);
    return index;
}

int GameTree::valueWith(int top, int index, int x) const
{
    while (index != top) {
        const int parent = node(index).parent;
        for (const int sibling : node(parent).children) {
            if (sibling != index)
                x = better(node(parent).max, x, node(sibling).value);
        }
        index = parent;
    }
    return x;
}

} // namespace support
