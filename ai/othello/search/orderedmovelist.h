#pragma once

#include "ai/othello/board/parity.h"
#include "ai/othello/evaluation/evaluator.h"
#include "ai/othello/search/transpositiontable.h"

#include <utility>

namespace ai::othello {

/// A position with incremental data for the midgame search.
struct Node
{
    Features features;
    Board board;
    Mask moves; ///< the mover's
    int units;  ///< the sum of the weights, which move ordering may have computed, or
                ///< notEvaluated

    static constexpr int notEvaluated = 1 << 30;

    int empties() const { return board.empties(); }
};

/// A move of a node, with the position after it and its score for move ordering. Has no
/// initialisers, because each node's stack frame contains a list of them.
struct OrderedMove
{
    Node child; ///< its moves and features may not be set yet
    Mask flips;
    std::uint64_t hash; ///< of the child
    int square;
    int value;     ///< moves are searched in descending order
    bool complete; ///< whether the child's moves and features are set
};

/// The moves of a node; selectBest() moves the best remaining one to the front, which is cheaper
/// than sorting if there is an early cut.
template <class Ops>
class OrderedMoveList
{
public:
    // Intentionally uninitialised: only the first m_size elements are read.
    OrderedMoveList() {} // NOLINT(cppcoreguidelines-pro-type-member-init)

    std::size_t size() const { return m_size; }
    OrderedMove &operator[](std::size_t i) { return m_entries[m_order[i]]; }
    const OrderedMove &operator[](std::size_t i) const { return m_entries[m_order[i]]; }

    OrderedMove &append()
    {
        m_order[m_size] = static_cast<std::uint8_t>(m_size);
        return m_entries[m_size++];
    }

    /// Moves a square's entry to index i; returns whether there is one at or after i.
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

    /// Moves the best entry from index i on to index i.
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
    /// More than any position's number of moves; 35 is the known maximum.
    static constexpr std::size_t capacity = 60;

    std::size_t m_size = 0;
    std::array<std::uint8_t, capacity> m_order;
    std::array<OrderedMove, capacity> m_entries;
};

/// All squares but edges and X-squares.
constexpr Mask innerSquares = ~(core::geometry::edgeSquares | core::geometry::xSquares);

/// The number of a side's moves, with corners counted twice.
constexpr int weightedMobility(Mask moves)
{
    return std::popcount(moves) + std::popcount(moves & cornerSquares);
}

/// The static value of a square, the last tie-breaker before the end.
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
