#pragma once

#include "ai/othello/board/parity.h"
#include "ai/othello/search/node.h"
#include "ai/othello/search/transpositiontable.h"

#include <utility>

namespace ai::othello {

/// A move of a node, with the position after it and its score for the move ordering. Without
/// initialisers: a list of them lies in the stack frame of each node.
struct OrderedMove
{
    Node child; ///< its moves and features may still be missing
    Mask flips;
    std::uint64_t hash; ///< of the child
    int square;
    int value;     ///< the higher, the earlier it is searched
    bool complete; ///< whether the child has its moves and features
};

/// The moves of a node in place; selectBest() brings the most promising of the rest forward, which
/// costs less than sorting where a cut comes early.
template <class Ops>
class OrderedMoveList
{
public:
    // Left unset on purpose: only the first m_size are read.
    OrderedMoveList() {} // NOLINT(cppcoreguidelines-pro-type-member-init)

    std::size_t size() const { return m_size; }
    OrderedMove &operator[](std::size_t i) { return m_entries[m_order[i]]; }
    const OrderedMove &operator[](std::size_t i) const { return m_entries[m_order[i]]; }

    OrderedMove &append()
    {
        m_order[m_size] = static_cast<std::uint8_t>(m_size);
        return m_entries[m_size++];
    }

    /// Moves the entry of a square to place i; whether there is one at or after i.
    bool bringForward(std::size_t i, int square)
    {
        for (std::size_t j = i; j < m_size; ++j) {
            if (m_entries[m_order[j]].square == square) {
                std::swap(m_order[i], m_order[j]);
                return true;
            }
        }
        return false;
    }

    /// The best of the entries from i on, moved to place i.
    OrderedMove &selectBest(std::size_t i)
    {
        std::size_t found = i;
        for (std::size_t j = i + 1; j < m_size; ++j) {
            if (m_entries[m_order[j]].value > m_entries[m_order[found]].value)
                found = j;
        }
        std::swap(m_order[i], m_order[found]);
        return m_entries[m_order[i]];
    }

private:
    /// More than any position has: 35 moves are known.
    static constexpr std::size_t capacity = 60;

    std::size_t m_size = 0;
    std::array<std::uint8_t, capacity> m_order;
    std::array<OrderedMove, capacity> m_entries;
};

/// All but the edges and the X-squares.
constexpr Mask innerSquares = ~(core::geometry::edgeSquares | core::geometry::xSquares);

/// How many moves a side has, corners counted twice.
constexpr int weightedMobility(Mask moves)
{
    return std::popcount(moves) + std::popcount(moves & cornerSquares);
}

/// Worth of a square by its place alone, the last resort among equals before the end.
constexpr std::array<std::int8_t, 64> squareValues = [] {
    constexpr std::array<std::int8_t, 16> quarter{9, 2, 8, 6, 2, 1, 3, 4, 8, 3, 7, 5, 6, 4, 5, 0};
    std::array<std::int8_t, 64> values{};
    for (int square = 0; square < 64; ++square) {
        const int inQuarter = fromEdge(square / 8) * 4 + fromEdge(square % 8);
        values[static_cast<std::size_t>(square)] = quarter[static_cast<std::size_t>(inQuarter)];
    }
    return values;
}();

} // namespace ai::othello
