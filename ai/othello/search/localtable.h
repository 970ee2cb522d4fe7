#pragma once

#include "ai/othello/search/transpositiontable.h"

#include <array>
#include <bit>
#include <cstddef>

namespace ai::othello {

/// What a thread knows about a position near the end: bounds of its exact score, in discs for the
/// mover.
struct LocalEntry
{
    std::uint64_t hash = 0;
    std::int8_t lower = minScore;
    std::int8_t upper = maxScore;
    std::uint8_t move = noSquare; ///< the best so far

    /// The bound that answers the null window above alpha, or noScore.
    int answer(int alpha) const
    {
        if (lower > alpha)
            return lower;
        if (upper <= alpha)
            return upper;
        return noScore;
    }

    /// Keeps the result (fail-soft) of a null window above alpha, in place of another position's.
    void store(std::uint64_t position, int alpha, int score, int square)
    {
        if (hash != position)
            *this = {position, minScore, maxScore, noSquare};
        if (score > alpha)
            lower = static_cast<std::int8_t>(score);
        else
            upper = static_cast<std::int8_t>(score);
        move = static_cast<std::uint8_t>(square);
    }
};

/// A table of one thread for the last plies, where the shared one costs too much: small enough for
/// the nearest caches. A position has one place, from which it drives the one before. `Size` is a
/// power of two.
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
