#pragma once

#include "core/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// The largest file that is read: far more than any archive of games, and little enough to be held.
inline constexpr std::size_t maxFileBytes = std::size_t(64) << 20;

/// The place of a byte, counted from 0, of a text.
SourceLocation locationAt(std::string_view text, std::size_t byte);

/// An error in the part of a text that begins at a byte, counted from 0. Where the error has a
/// place in that part, its place in the text follows from it.
Error errorAt(std::string_view text, std::size_t byte, const Error &error);

/// An error where a text is larger than is read, else nothing.
std::optional<Error> tooLarge(std::size_t bytes, std::size_t limit = maxFileBytes);

/// Why a reader that knows a format up to a version refuses a file with this number, which is a
/// part of the text; else nothing.
std::optional<Error> versionProblem(std::string_view text, std::string_view number, int newest);

/// Where a part lies in the text that it is a part of.
inline std::size_t offsetOf(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

/// One line for a file: control characters become blanks.
std::string singleLine(std::string_view text);

} // namespace core::format
