#pragma once

#include "core/othello.h"
#include "core/othellogeometry.h"

#include <algorithm>
#include <compare>

namespace ai {

/// The image of a position that is the same for all that are alike up to the symmetries of the
/// board.
struct CanonicalBoard
{
    core::geometry::Mask first = 0;  ///< discs of Side::First
    core::geometry::Mask second = 0; ///< discs of Side::Second

    friend auto operator<=>(const CanonicalBoard &, const CanonicalBoard &) = default;
};

inline CanonicalBoard imageOf(const core::Othello &position, int symmetry)
{
    return {core::geometry::symmetric(position.discs(core::Side::First), symmetry),
            core::geometry::symmetric(position.discs(core::Side::Second), symmetry)};
}

inline CanonicalBoard canonicalBoard(const core::Othello &position)
{
    CanonicalBoard least = imageOf(position, 0);
    for (int symmetry = 1; symmetry < core::geometry::symmetryCount; ++symmetry)
        least = std::min(least, imageOf(position, symmetry));
    return least;
}

/// Whether two legal moves of a position lead to positions that are alike, and so are worth the
/// same.
inline bool areAlike(const core::Othello &position, core::Move a, core::Move b)
{
    return a == b || canonicalBoard(after(position, a)) == canonicalBoard(after(position, b));
}

} // namespace ai
