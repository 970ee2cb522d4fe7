#pragma once

#include "core/format/ggf.h"

#include <string_view>

namespace core::format {

/// Reads a text in whichever of the formats it is in: our own, GGF, an OBF file of positions, an
/// Othello board followed by moves, or a transcript. A transcript is taken as one of the given kind
/// of game from its usual start, or of another kind where it is not one of that. An error has the
/// place, what was found and what was expected.
Result<Archive> readGameText(std::string_view text, GameKind kind = GameKind::Othello);

} // namespace core::format
