#pragma once

#include "ai/othello/search/transpositiontable.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

namespace ai::othello {

/// A thread's knowledge about a position near the end: its best move so far and a bound of its
/// exact score, in discs for the mover. It is one word: the hash without its low bits, which select
/// the entry in the table; these hold the score, which is even at the end of every game, and the
/// move.
class LocalEntry
{
public:
    /// The number of low hash bits that an entry does not store. A table with that many index bits
    /// loses none.
    static constexpr int droppedBits = 14;

    bool holds(std::uint64_t hash) const { return ((m_word ^ hash) >> droppedBits) == 0; }

    /// A lower bound of the score if isLowerBound(), else an upper bound.
    int bound() const { return maxScore - 2 * static_cast<int>((m_word >> scoreShift) & 0x7f); }
    bool isLowerBound() const { return (m_word & lowerBit) != 0; }
    int move() const { return static_cast<int>(m_word & 63); }

    /// The bound if it decides the null window above alpha, else noScore.
    int answer(int alpha) const { return (bound() > alpha) == isLowerBound() ? bound() : noScore; }

    /// Stores the fail-soft result of a null window above alpha, replacing the previous entry.
    void store(std::uint64_t hash, int alpha, int score, int move)
    {
        assert(score % 2 == 0 && move >= 0 && move < noSquare);
        m_word = hash >> droppedBits << droppedBits | (score > alpha ? lowerBit : 0)
                 | static_cast<std::uint64_t>(maxScore - score) / 2 << scoreShift
                 | static_cast<std::uint64_t>(move);
    }

private:
    static constexpr int scoreShift = 6;
    static constexpr std::uint64_t lowerBit = std::uint64_t(1) << (droppedBits - 1);

    std::uint64_t m_word = 0; ///< initially an upper bound of maxScore, which decides nothing
};

/// A thread's own table for the last plies, where the shared one is too slow: small enough for the
/// thread's caches. Each position has a single slot, which is always replaced. `Size` is a power of
/// two.
template <std::size_t Size>
class LocalTable
{
public:
    LocalEntry &operator[](std::uint64_t hash) { return m_entries[hash & (Size - 1)]; }

private:
    static_assert(std::has_single_bit(Size));

    std::array<LocalEntry, Size> m_entries;
};

} // namespace ai::othello
