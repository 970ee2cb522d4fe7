#pragma once

#include "core/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core::format {

/// The largest file that is read: far more than any archive of games, and little enough to be held.
inline constexpr std::size_t maxFileBytes = std::size_t(64) << 20;
/// The most moves of a line that is read: no game of ours is as long.
inline constexpr std::size_t maxLineMoves = 1000;

/// Where something stands in a text: "line 3, column 14, byte 212". Lines, columns (in
/// characters of UTF-8) and bytes all count from 1.
std::string placeText(std::string_view text, std::size_t byte);

/// An error at a byte of a text: the place, what was found, what was expected.
Error errorAt(std::string_view text, std::size_t byte, const std::string &what);

/// An error where a text is larger than is read, else no message.
std::string tooLarge(std::size_t bytes, std::size_t limit = maxFileBytes);

/// Where a part lies in the text that it is a part of.
inline std::size_t offsetOf(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

/// One line for a file: control characters become blanks.
std::string singleLine(std::string_view text);

} // namespace core::format
