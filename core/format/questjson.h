#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string_view>

namespace core::format {

/// Whether a text contains games as Othello Quest stores them: JSON with moves.
bool looksQuest(std::string_view text);

/// Reads Othello Quest's games, each an object, in lists, in other objects or one after the other:
/// {"created": DATE, "players": [{"id": NAME}, ...], "position": {"moves": [{"m": "f5"}, ...]}}.
/// Black is the first player; "-" is a pass; the moves may also be strings, alone or in a list.
/// Games of another kind ("gtype") or on another board ("size") are left out with a warning;
/// unknown rules and a handicap cause a remark. The rule in an object around a list applies to the
/// list's games.
std::vector<Record> readQuest(std::string_view text, Warnings &warnings);

} // namespace core::format
