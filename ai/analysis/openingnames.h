#pragma once

#include "core/match/match.h"

#include <string_view>

namespace ai {

/// The usual English name of the opening that contains a position, by any move order and up to
/// symmetry; empty if there is none. Any thread.
std::string_view openingName(const core::Othello &position);

/// The last such name on the way to a position of a match; empty if there is none, in other games,
/// and some moves after the match has left the opening.
std::string_view openingName(const core::Match &match, std::size_t ply);

} // namespace ai
