#pragma once

#include "core/position.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// The contents of a board that is set up by hand, and who is to move. Unlike a core::Position it
/// may be one that no game can reach.
struct Arrangement
{
    core::GameKind kind = core::GameKind::Othello;
    std::array<std::uint64_t, 2> pieces{}; ///< by side; bit i is square i
    std::vector<int> heaps = {};
    int takeLimit = 0; ///< 0: any number
    core::Nim::Rule rule = core::Nim::Rule::Misere;
    core::Othello::Rule othelloRule = core::Othello::Rule::Most;
    core::Side toMove = core::Side::First;

    friend bool operator==(const Arrangement &, const Arrangement &) = default;
};

Arrangement arrangementOf(const core::Position &position);

/// The position, or why there is none.
core::Result<core::Position> positionOf(const Arrangement &arrangement);

/// Why no game can be played from here, in sentences; empty if one can.
QString problemOf(const Arrangement &arrangement);

/// What lies on a square; nothing where it is empty.
std::optional<core::Side> pieceOn(const Arrangement &arrangement, int square);
void setPiece(Arrangement &arrangement, int square, std::optional<core::Side> piece);
/// Sets a heap's size, clamped to the possible sizes.
void setHeap(Arrangement &arrangement, int heap, int size);

} // namespace ui
