#include "ai/lab/trace/letterranges.h"

#include "ai/lab/trace/stepfacts.h"

#include <algorithm>
#include <limits>

namespace ai::lab {

using core::Move;

const TextTree::Unknown *letterAt(const LabPosition &position)
{
    const auto &tree = std::get<TextTree>(position);
    return tree.isOver() ? tree.unknown() : nullptr;
}

/// Walks through the whole tree in parallel with its visited nodes.
struct LetterRanges::Builder
{
    const TracedSearch &search;
    const std::vector<AssumedLetter> &taken;
    LetterRanges &ranges;

    void add(const LabPosition &position, std::size_t ply, NodeId visited)
    {
        const Trace &trace = *search.trace;
        const auto index = static_cast<std::uint32_t>(ranges.m_nodes.size());
        const auto &tree = std::get<TextTree>(position);
        ranges.m_nodes.push_back(nodeOf(position));
        ranges.m_nodes.back().visited = visited != noNode;
        if (visited != noNode)
            ranges.m_nodeOf[visited] = index;
        if (!isAtHorizon(search.setup, ply)) {
            for (const Move move : tree.legalMoves()) {
                NodeId child = visited == noNode ? noNode : trace.firstChild(visited);
                while (child != noNode && trace.nodes()[child].move != move)
                    child = trace.nextSibling(child);
                add(core::after(tree, move), ply + 1, child);
            }
        }
        ranges.m_nodes[index].end = static_cast<std::uint32_t>(ranges.m_nodes.size());
        ranges.sumUp(index);
    }

    Node nodeOf(const LabPosition &position) const
    {
        const auto &tree = std::get<TextTree>(position);
        Node here;
        here.max = tree.sideToMove() == core::Side::First;
        here.low = here.high = here.fixedLow = here.fixedHigh = tree.score();
        const TextTree::Unknown *letter = lab::letterAt(position);
        if (letter == nullptr)
            return here;
        here.low = here.fixedLow = letter->low;
        here.high = here.fixedHigh = letter->high;
        const auto found = std::find_if(taken.begin(), taken.end(), [&](const AssumedLetter &one) {
            return one.name == letter->name;
        });
        if (found != taken.end()) {
            here.letter = static_cast<int>(found - taken.begin());
            here.fixedLow = here.fixedHigh = found->value;
        }
        return here;
    }
};

LetterRanges::LetterRanges(const TracedSearch &search, const std::vector<AssumedLetter> &taken)
    : m_nodeOf(search.trace->nodeCount())
{
    Builder{search, taken, *this}.add(positionAt(search, 0), search.path.size(), 0);
}

/// Computes a node's range from its children's.
void LetterRanges::sumUp(std::uint32_t index)
{
    Node &here = m_nodes[index];
    const auto take = [&here](int &value, int of) {
        value = here.max ? std::max(value, of) : std::min(value, of);
    };
    for (std::uint32_t child = index + 1; child < here.end; child = m_nodes[child].end) {
        const Node &below = m_nodes[child];
        if (child == index + 1) {
            here.low = below.low;
            here.high = below.high;
            here.fixedLow = below.fixedLow;
            here.fixedHigh = below.fixedHigh;
        }
        take(here.low, below.low);
        take(here.high, below.high);
        take(here.fixedLow, below.fixedLow);
        take(here.fixedHigh, below.fixedHigh);
    }
}

/// The precomputed answer, if fixing letters changes nothing or all of them are fixed.
template <bool onlyVisited>
int LetterRanges::endAt(std::uint32_t index, Side side, const Fixed &fixed) const
{
    const Node &here = m_nodes[index];
    const bool isLeaf = here.end == index + 1;
    if (isLeaf || !onlyVisited) {
        const int whatever = side == Side::AtLeast ? here.low : here.high;
        const int ifAll = side == Side::AtLeast ? here.fixedLow : here.fixedHigh;
        if (fixed.count == 0 || whatever == ifAll)
            return whatever;
        if (fixed.count == fixed.letters.size())
            return ifAll;
        if (isLeaf) // a visited letter
            return fixed.letters[static_cast<std::size_t>(here.letter)] ? ifAll : whatever;
    }
    int best = here.max ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    for (std::uint32_t child = index + 1; child < here.end; child = m_nodes[child].end) {
        if (onlyVisited && !m_nodes[child].visited)
            continue;
        const int value = endAt<onlyVisited>(child, side, fixed);
        best = here.max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

int LetterRanges::end(NodeId node, Side side, const Fixed &fixed) const
{
    return endAt<false>(m_nodeOf[node], side, fixed);
}

int LetterRanges::visitedEnd(NodeId node, Side side, const Fixed &fixed) const
{
    return endAt<true>(m_nodeOf[node], side, fixed);
}

std::optional<std::size_t> LetterRanges::letterAt(NodeId node) const
{
    const int letter = m_nodes[m_nodeOf[node]].letter;
    return letter < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(letter));
}

} // namespace ai::lab
