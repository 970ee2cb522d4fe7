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

/// The index of the square named by a text such as "f5" or "F5", and nothing else; otherwise an
/// error with what was expected.
Result<int> parseSquare(std::string_view text, int columns, int rows);

std::string_view trimmed(std::string_view text);
std::string lowerCase(std::string_view text);

/// The words of a text, cut at blanks.
std::vector<std::string_view> words(std::string_view text);

/// The text in quotes for a message: shortened if it is long, each character replaced as by
/// takeShown(), so that a message is safe to show anywhere.
std::string inQuotes(std::string_view text);

/// The first character of a nonempty text; one byte if it is not valid UTF-8.
std::string_view firstCharacter(std::string_view text);

/// Parses an unsigned decimal integer; -1 if the text is not one or has more than seven digits.
int parseNumber(std::string_view text);

/// Parses a decimal number from min to max; nothing if the text is not one.
std::optional<double> parseDecimal(std::string_view text, double min, double max);

} // namespace core
