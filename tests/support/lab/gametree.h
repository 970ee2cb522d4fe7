#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace support {

/// The whole tree of a Lab's search written out, with what minimax makes of it by the definition:
/// no window, no cut, no order but that of the moves. What a claim of the Lab is held against.
class GameTree
{
public:
    struct Node
    {
        bool isChance() const { return weightSum > 0; }

        int parent = -1;
        std::vector<int> children;
        core::Move move;
        bool max = true;       ///< of a chance node: whose turn it is behind it
        int weight = 0;        ///< of a chance node's child
        int weightSum = 0;     ///< of a chance node: of its children's weights
        bool isOver = false;   ///< of the game, not of the depth
        bool isLetter = false; ///< an unknown leaf of a tree
        int value = 0;         ///< by minimax; of a leaf by its evaluation
        std::string text;      ///< the position's
        std::string position;  ///< its text and the plies that remain: the same for transpositions
    };

    /// From the rules and the evaluations; values as the Lab shows them. Nothing if the tree has
    /// more nodes than the limit.
    static std::optional<GameTree> of(const ai::lab::SearchSetup &setup, std::size_t limit);

    const Node &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    std::size_t size() const { return m_nodes.size(); }
    /// -1 if there is none.
    int child(int index, core::Move move) const;
    int find(const std::vector<core::Move> &path) const;
    /// What minimax makes of the node `top` if the node below it, or the same, is worth x.
    int valueWith(int top, int index, int x) const;
    /// The best value that the player to move gets of the values.
    static int better(bool max, int one, int other);

private:
    bool grow(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position, int index,
              int ply, std::size_t limit);

    std::vector<Node> m_nodes;
};

} // namespace support
