#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <string>
#include <string_view>

namespace core::format {

/// Whether a text holds a game tree of the Smart Game Format, and none of the Generic Game Format,
/// which is written much alike.
bool looksSgf(std::string_view text);

/// The name of the character set that a text in the Smart Game Format says it is in, CA[...]; empty
/// where it names none. The text need not be decoded, for the name is in ASCII.
std::string sgfCharset(std::string_view bytes);

/// Reads the games of Othello, GM[2], in the Smart Game Format (FF[4], red-bean.com/sgf): moves by
/// letters, B[cd] for c4, or by names, B[c4]; passes left out or written as B[], B[tt] or B[pass];
/// the start from AB, AW and PL where they stand. The first line of a tree is the game, the others
/// its variations. RU may name the reverse rule; another name is read as the usual rule, with a
/// warning. Discs of AB and AW that leave the centre empty, as a handicap's, are added to the usual
/// start. The last game may lack its end. Games of other kinds and sizes and games with an illegal
/// move are left out with a warning.
std::vector<Record> readSgf(std::string_view text, Warnings &warnings);

} // namespace core::format
