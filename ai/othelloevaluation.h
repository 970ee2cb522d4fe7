#pragma once

#include "core/othello.h"

#include <cstdint>

namespace ai {

/// The Othello article's phases: more than 45 empty squares, fewer than 15, between.
enum class Phase : std::uint8_t { Opening, Midgame, Endgame };

constexpr Phase phaseOf(int empties)
{
    return empties > 45 ? Phase::Opening : empties < 15 ? Phase::Endgame : Phase::Midgame;
}

/// A heuristic of the strategies every beginner's guide names, weighted by phase: corners, the squares
/// beside empty corners, mobility, discs at the frontier, discs. Hundredths of a disc, roughly; a
/// finished game is worth its discs and more than any heuristic value.
struct PhaseHeuristic
{
    static constexpr int finished = 100'000;

    int operator()(const core::Othello &position, core::Side max) const;
};

/// Tries the moves first that leave the other side the fewest replies.
struct FewestReplies
{
    void operator()(const core::Othello &position, core::Othello::Moves &moves) const;
};

} // namespace ai
