#pragma once

#include "ai/othello/search/transpositiontable.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

namespace ai::othello {

/// What a thread knows about a position near the end: its best move so far and a bound of its exact
/// score, in discs for the mover. One word: the low bits of the hash, which give the position's
/// place in the table, are replaced by the score, which is even at the end of every game.
class LocalEntry
{
public:
    /// The low bits of a hash that an entry does not hold. A table of so many bits loses none.
    static constexpr int droppedBits = 14;

    bool holds(std::uint64_t hash) const { return ((m_word ^ hash) >> droppedBits) == 0; }

    /// The score, where isLowerBound() at least so much, else at most.
    int bound() const { return maxScore - 2 * static_cast<int>((m_word >> scoreShift) & 0x7f); }
    bool isLowerBound() const { return (m_word & lowerBit) != 0; }
    int move() const { return static_cast<int>(m_word & 63); }

    /// The bound if it answers the null window above alpha, or noScore.
    int answer(int alpha) const { return (bound() > alpha) == isLowerBound() ? bound() : noScore; }

    /// Keeps the result (fail-soft) of a null window above alpha, in place of what was there.
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

    std::uint64_t m_word = 0; ///< at first at most maxScore, which answers nothing
};

/// A table of one thread for the last plies, where the shared one costs too much: small enough for
/// the thread's own caches. A position has one place, from which it drives the one before. `Size`
/// is a power of two.
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
