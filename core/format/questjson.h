#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string_view>

namespace core::format {

/// Whether a text holds games as Othello Quest keeps them: JSON with moves.
bool looksQuest(std::string_view text);

/// Reads games of Othello Quest, an object each, in lists, in other objects or one after the other:
/// {"created": DATE, "players": [{"id": NAME}, ...], "position": {"moves": [{"m": "f5"}, ...]}}.
/// Black is the first player; "-" is a pass; the moves may be texts as well, alone or in a list.
/// Games of another kind ("gtype") or on another board ("size") are left out with a warning; rules
/// that are not known and a handicap are named. What is said around a list holds for its games.
std::vector<Record> readQuest(std::string_view text, Warnings &warnings);

} // namespace core::format
