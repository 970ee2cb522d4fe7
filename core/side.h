#pragma once

#include <cstdint>

namespace core {

/// Who is to move. First opens the game: X in tic-tac-toe, Black in Othello.
enum class Side : std::uint8_t { First, Second };

constexpr Side opponent(Side side)
{
    return side == Side::First ? Side::Second : Side::First;
}

} // namespace core
