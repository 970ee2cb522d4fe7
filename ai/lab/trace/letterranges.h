#pragma once

#include "ai/lab/trace/labsearch.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ai::lab {

/// A letter of a tree that a search visited, and the value that it took for it.
struct TakenLetter
{
    std::string name;
    int value = 0;

    friend auto operator<=>(const TakenLetter &, const TakenLetter &) = default;
};

/// The letter of a leaf of a tree; nullptr for another node.
const TextTree::Unknown *letterAt(const LabPosition &position);

/// What the nodes of a tree may be worth while some of its letters are what a search took for them,
/// and the others anything that they can be. Immutable; may be read from several threads.
class LetterRanges
{
public:
    enum class Side { AtLeast, AtMost };

    /// Letters that are what was taken.
    struct Fixed
    {
        std::vector<bool> letters; ///< by their places among those that were taken
        std::size_t count = 0;
    };

    /// Of no tree: nothing may be asked of it.
    LetterRanges() = default;
    /// Of the whole tree of a search, with all letters that it visited.
    LetterRanges(const TracedSearch &search, const std::vector<TakenLetter> &taken);

    /// The least or the greatest value of a node.
    int end(NodeId node, Side side, const Fixed &fixed) const;
    /// The same of what a search returns that visits these nodes and no others.
    int visitedEnd(NodeId node, Side side, const Fixed &fixed) const;
    /// The place of a leaf's letter among those that were taken.
    std::optional<std::size_t> letterAt(NodeId node) const;

private:
    /// A node of the whole tree, in the order of a walk that visits all of it.
    struct Place
    {
        std::uint32_t end = 0; ///< behind what is below the node
        // What the node may be worth at least and at most, whatever the letters are; and if all
        // that were visited are what was taken.
        int low = 0;
        int high = 0;
        int fixedLow = 0;
        int fixedHigh = 0;
        int letter = -1; ///< the place among those taken, of a letter that was visited anywhere
        bool visited = false;
        bool max = true;
    };
    struct Builder;

    void sumUp(std::uint32_t index);
    template <bool onlyVisited>
    int endAt(std::uint32_t index, Side side, const Fixed &fixed) const;

    std::vector<Place> m_places;
    std::vector<std::uint32_t> m_placeOf; ///< of a node of the trace
};

} // namespace ai::lab
