#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ai::lab {

/// A letter that a search visited, and the value that it assumed.
struct AssumedLetter
{
    std::string name;
    int value = 0;

    friend auto operator<=>(const AssumedLetter &, const AssumedLetter &) = default;
};

/// The letter of a tree's leaf; nullptr for other nodes.
const TextTree::Unknown *letterAt(const LabPosition &position);

/// The ranges of a tree's node values when some letters are fixed at the values that a search
/// assumed, and the others vary freely. Immutable; may be read from several threads.
class LetterRanges
{
public:
    enum class Side { AtLeast, AtMost };

    /// The letters that are fixed.
    struct Fixed
    {
        std::vector<bool> letters; ///< by index among the visited letters
        std::size_t count = 0;
    };

    /// An empty object; must not be queried.
    LetterRanges() = default;
    /// For the whole tree of a search and all letters that it visited.
    LetterRanges(const TracedSearch &search, const std::vector<AssumedLetter> &taken);

    /// The smallest or largest value of a node.
    int end(NodeId node, Side side, const Fixed &fixed) const;
    /// The same for the return value of a search that visits exactly the visited nodes.
    int visitedEnd(NodeId node, Side side, const Fixed &fixed) const;
    /// The index of a leaf's letter among the visited ones.
    std::optional<std::size_t> letterAt(NodeId node) const;

private:
    /// A node of the whole tree, in preorder.
    struct Node
    {
        std::uint32_t end = 0; ///< index after the node's last descendant
        // The range of the node's value: over all letters, then with visited letters fixed.
        int low = 0;
        int high = 0;
        int fixedLow = 0;
        int fixedHigh = 0;
        int letter = -1; ///< index among the visited letters, if the letter was visited anywhere
        bool visited = false;
        bool max = true;
    };
    struct Builder;

    void sumUp(std::uint32_t index);
    template <bool onlyVisited>
    int endAt(std::uint32_t index, Side side, const Fixed &fixed) const;

    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_nodeOf; ///< by node of the trace
};

} // namespace ai::lab
