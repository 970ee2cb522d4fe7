#pragma once

#include "core/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// The largest file that is read: far larger than any archive of games, but small enough for
/// memory.
inline constexpr std::size_t maxFileBytes = std::size_t(64) << 20;

/// The place in a text of a byte, counted from 0.
SourceLocation locationAt(std::string_view text, std::size_t byte);

/// Converts an error in the part of a text that begins at a byte, counted from 0: a place within
/// the part becomes a place in the text.
Error errorAt(std::string_view text, std::size_t byte, const Error &error);

/// An error if a text is larger than the limit, else nothing.
std::optional<Error> tooLarge(std::size_t bytes, std::size_t limit = maxFileBytes);

/// The error of a reader that knows versions up to `newest` for a file with this version number, a
/// view into the text; nothing if it can read the file.
std::optional<Error> versionProblem(std::string_view text, std::string_view number, int newest);

/// Whether versionProblem() refused a file because a newer program made it.
bool isOfNewerProgram(const Error &error);

/// The offset of a part, a view into the text, in that text.
inline std::size_t offsetOf(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

/// The text as one line of a file: control characters become blanks.
std::string singleLine(std::string_view text);

} // namespace core::format
