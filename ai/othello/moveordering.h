#pragma once

#include "ai/othello/node.h"
#include "ai/othello/transpositiontable.h"

#include <utility>

namespace ai::othello {

/// A move of a node, with the position after it and how early it should be tried. Without
/// initialisers: a list of them lies in the frame of each node.
struct Candidate
{
    Node child; ///< its moves and features may still be missing
    Mask flips;
    std::uint64_t hash; ///< of the child
    int square;
    int value;
    bool complete; ///< whether the child has its moves and features
};

/// The moves of a node in place; best() brings the most promising of the rest forward, which costs
/// less than sorting where a cut comes early.
template <class Kernel>
class CandidateList
{
public:
    // Left unset on purpose: only the first m_size are read.
    CandidateList() {} // NOLINT

    std::size_t size() const { return m_size; }
    Candidate &operator[](std::size_t i) { return m_entries[m_order[i]]; }
    const Candidate &operator[](std::size_t i) const { return m_entries[m_order[i]]; }

    Candidate &append()
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
    Candidate &best(std::size_t i)
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
    std::array<Candidate, capacity> m_entries;
};

/// Near the end: worth of a reply less and of a square in a quarter with an odd number of empties,
/// where squareValues count one.
constexpr int mobilityWeight = 32;
constexpr int parityWeight = 16;

/// All but the edges and the squares diagonally before the corners.
constexpr Mask innerSquares = 0x003c7e7e7e7e3c00;

/// How many moves a side has, corners counted twice.
constexpr int weightedMobility(Mask moves)
{
    return std::popcount(moves) + std::popcount(moves & cornerSquares);
}

/// Worth of a square by its place alone, the last resort among equals.
constexpr std::array<std::int8_t, 64> squareValues = [] {
    constexpr std::array<std::int8_t, 16> quarter{18, 4, 16, 12, 4,  2, 6,  8,
                                                  16, 6, 14, 10, 12, 8, 10, 0};
    std::array<std::int8_t, 64> values{};
    for (int square = 0; square < 64; ++square) {
        values[static_cast<std::size_t>(square)] =
            quarter[static_cast<std::size_t>(fromEdge(square / 8) * 4 + fromEdge(square % 8))];
    }
    return values;
}();

} // namespace ai::othello
