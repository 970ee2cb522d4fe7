#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string_view>

namespace core::format {

/// Whether a text holds games as Othello Quest keeps them: JSON whose moves are "m" : "f5".
bool looksQuest(std::string_view text);

/// Reads games of Othello Quest, an object each, in a list or one after the other:
/// {"created": DATE, "players": [{"id": NAME}, ...], "position": {"moves": [{"m": "f5"}, ...]}}.
/// Black is the first player; "-" is a pass. Games of another kind ("gtype") or on another board
/// ("size") are left out with a warning.
std::vector<Record> readQuest(std::string_view text, Warnings &warnings);

} // namespace core::format
