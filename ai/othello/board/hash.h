#pragma once

#include "ai/othello/board/board.h"

namespace ai::othello {

/// A 64-bit hash of a position: both words, XORed with different odd constants, are multiplied to
/// 128 bits and folded (the mixing step of wyhash).
constexpr std::uint64_t hashOf(const Board &board)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product =
        static_cast<Wide>(board.own ^ 0xa0761d6478bd642f) * (board.other ^ 0xe7037ed1a0b428db);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

} // namespace ai::othello
