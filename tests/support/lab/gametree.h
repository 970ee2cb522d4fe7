#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace support {

/// The complete tree of a search in the Lab, with its minimax values by definition: without
/// windows, cuts or ordering. The reference for the Lab's claims.
class GameTree
{
public:
    struct Node
    {
        bool isChance() const { return weightSum > 0; }

        int parent = -1;
        std::vector<int> children;
        core::Move move;
        bool max = true;       ///< for a chance node: whose turn follows
        int weight = 0;        ///< for a chance node's child
        int weightSum = 0;     ///< for a chance node: the sum of its children's weights
        bool isOver = false;   ///< the game is over, not just the depth used up
        bool isLetter = false; ///< a leaf with an unknown value
        int value = 0;         ///< by minimax; for a leaf by its evaluation
        std::string text;      ///< the position's
        std::string position;  ///< its text and the remaining plies; equal for transpositions
    };

    /// Built from the rules and evaluations; values as shown in the Lab. Nothing if the tree
    /// exceeds the limit.
    static std::optional<GameTree> of(const ai::lab::SearchSetup &setup, std::size_t limit);

    const Node &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    std::size_t size() const { return m_nodes.size(); }
    /// -1 if there is none.
    int child(int index, core::Move move) const;
    int find(const std::vector<core::Move> &path) const;
    /// The minimax value of node `top` if the node `index`, at or below it, had the value x.
    int valueWith(int top, int index, int x) const;
    /// The better of two values for the player to move.
    static int better(bool max, int one, int other);

private:
    bool grow(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position, int index,
              int ply, std::size_t limit);

    std::vector<Node> m_nodes;
};

} // namespace support
