#pragma once

#include "core/othellogeometry.h"

#include <bit>

namespace support {

/// The image of a square under one of the eight symmetries of Othello's board.
constexpr int symmetricSquare(int square, int symmetry)
{
    using namespace core::geometry;
    return std::countr_zero(symmetric(squareBit(square), symmetry));
}

} // namespace support
