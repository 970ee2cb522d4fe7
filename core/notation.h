#pragma once

#include "core/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Text helpers that the games share. Squares are named letter first, row 1 at the top: "a1" is the
/// top left one.

/// The name of a square; index counts row by row from the top left.
std::string squareName(int index, int columns);

/// The index of the square named by a text such as "f5" or "F5", or an error with what was
/// expected. The text must hold nothing else.
Result<int> parseSquare(std::string_view text, int columns, int rows);

std::string_view trimmed(std::string_view text);
std::string lowerCase(std::string_view text);

/// The words of a text, cut at blanks.
std::vector<std::string_view> words(std::string_view text);

/// The text in quotes for a message: shortened if it is long, and as takeShown() has each
/// character, so that a message can be shown anywhere.
std::string quoted(std::string_view text);

/// The first character of a text that is not empty, which is a byte where that is not valid UTF-8.
std::string_view firstCharacter(std::string_view text);

/// A whole decimal number without sign, or -1 where the text is none or has more
/// than seven digits.
int parseNumber(std::string_view text);

/// A decimal number from min to max, or nothing where the text is not one.
std::optional<double> parseDecimal(std::string_view text, double min, double max);

} // namespace core
