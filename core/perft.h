#pragma once

#include "core/game.h"

#include <cstdint>

namespace core {

/// Counts the ends of all lines of play of the given length, for checking move generation against
/// published numbers. A finished game counts as one leaf at any depth, a pass is a ply, and the
/// last ply is counted without being played.
template <Game G>
std::uint64_t perft(const G &position, int depth)
{
    if (depth == 0)
        return 1;
    const auto moves = position.legalMoves();
    if (moves.empty())
        return 1;
    if (depth == 1)
        return moves.size();
    std::uint64_t leaves = 0;
    for (const Move move : moves)
        leaves += perft(after(position, move), depth - 1);
    return leaves;
}

} // namespace core
