#pragma once

#include "core/othellogeometry.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ai::othello {

/// The Othello article's phases: more than 45 empty squares, 15 to 45, and fewer than 15.
enum class GamePhase : std::uint8_t { Opening, Midgame, Endgame };

constexpr GamePhase phaseOf(int empties)
{
    return empties > 45   ? GamePhase::Opening
           : empties < 15 ? GamePhase::Endgame
                          : GamePhase::Midgame;
}

/// A number for each strategy that every beginner's guide mentions: corners, X-squares and
/// C-squares of empty corners, moves, frontier discs, discs.
using StrategyNumbers = std::array<int, 6>;

/// The count of each strategy for a side with these discs. Its legal squares are a parameter,
/// because each board class computes them in its own way.
inline StrategyNumbers strategyCounts(core::geometry::Mask own, core::geometry::Mask empty,
                                      core::geometry::Mask placements)
{
    namespace geometry = core::geometry;
    // Squares next to a corner are bad only while it is empty.
    const geometry::Mask openCorners = geometry::cornerSquares & empty;
    return {std::popcount(own & geometry::cornerSquares),
            std::popcount(own & geometry::diagonalNeighbours(openCorners)),
            std::popcount(own & geometry::orthogonalNeighbours(openCorners)),
            std::popcount(placements),
            std::popcount(own & geometry::neighbours(empty)),
            std::popcount(own)};
}

/// What each strategy is worth in Reverse Othello, in hundredths of a disc, by GamePhase.
///
/// Found by games between candidates, changed a little at a time (two plies, an exact ending from 9
/// empty squares on, 200 games a step); nothing was learnt from positions.
inline constexpr std::array<StrategyNumbers, 3> reverseWeights{{
    {-600, -50, 0, 50, -60, -20},
    {-1200, -50, -50, 70, -80, -30},
    {-900, -125, -100, 70, -30, -60},
}};

} // namespace ai::othello
