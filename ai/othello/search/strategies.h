#pragma once

#include "core/othellogeometry.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ai::othello {

/// The Othello article's phases: more than 45 empty squares, fewer than 15, between.
enum class GamePhase : std::uint8_t { Opening, Midgame, Endgame };

constexpr GamePhase phaseOf(int empties)
{
    return empties > 45   ? GamePhase::Opening
           : empties < 15 ? GamePhase::Endgame
                          : GamePhase::Midgame;
}

/// A number for each strategy that every beginner's guide names: corners, squares diagonally and
/// orthogonally beside empty corners, moves, discs beside empty squares, discs.
using StrategyNumbers = std::array<int, 6>;

/// How often each strategy holds for a side with these discs. The squares where it may place one
/// are given, because each board finds them in its own way.
inline StrategyNumbers strategyCounts(core::geometry::Mask own, core::geometry::Mask empty,
                                      core::geometry::Mask placements)
{
    namespace geometry = core::geometry;
    // The squares beside a corner give it away while it is empty.
    const geometry::Mask openCorners = geometry::cornerSquares & empty;
    return {std::popcount(own & geometry::cornerSquares),
            std::popcount(own & geometry::diagonalNeighbours(openCorners)),
            std::popcount(own & geometry::orthogonalNeighbours(openCorners)),
            std::popcount(placements),
            std::popcount(own & geometry::neighbours(empty)),
            std::popcount(own)};
}

} // namespace ai::othello
