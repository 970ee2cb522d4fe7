#pragma once

#include "core/game.h"

#include <random>

namespace support {

using Random = std::mt19937_64;

/// A number from 0 to count - 1. Not std::uniform_int_distribution, whose results depend on the
/// standard library.
inline std::size_t drawnIndex(std::size_t count, Random &random)
{
    return static_cast<std::size_t>(random() % count);
}

template <core::Game G>
core::Move randomMove(const G &position, Random &random)
{
    const auto moves = position.legalMoves();
    return moves[drawnIndex(moves.size(), random)];
}

/// The position after this many random moves, or at the end of the game.
template <core::Game G>
G afterRandomMoves(G position, int plies, Random &random)
{
    for (int ply = 0; ply < plies && !position.isOver(); ++ply)
        position.play(randomMove(position, random));
    return position;
}

} // namespace support
