#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string>
#include <string_view>

namespace core::format {

/// Whether a text contains a game tree in the Smart Game Format, and not in the Generic Game
/// Format, whose syntax is similar.
bool looksSgf(std::string_view text);

/// The character set that a text in the Smart Game Format declares, CA[...]; empty if it declares
/// none. The text need not be decoded, because the name is ASCII.
std::string sgfCharset(std::string_view bytes);

/// Reads the games of Othello, GM[2], in the Smart Game Format (FF[4], red-bean.com/sgf): moves by
/// letters, B[cd] for c4, or by names, B[c4]; passes left out or written as B[], B[tt] or B[pass];
/// the start from AB, AW and PL if there are any. The first line of a tree is the game, the others
/// are its variations. RU may name the reverse rule; another name is read as the usual rule, with a
/// warning. If the discs of AB and AW leave the centre empty, as a handicap does, they are added to
/// the usual start. The last game may be truncated. Games of other kinds and sizes and games with
/// an illegal move are left out with a warning.
std::vector<Record> readSgf(std::string_view text, Warnings &warnings);

} // namespace core::format
