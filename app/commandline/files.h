#pragma once

#include "core/error.h"
#include "core/format/sourcelocation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace commandline {

/// All bytes of a file, or of what can be read like one, such as a pipe, up to a limit. The error
/// begins with the path.
core::Result<std::vector<std::uint8_t>> readBytes(const std::string &path,
                                                  std::size_t limit = core::format::maxFileBytes);
/// Reads a file as text, as readBytes() does.
core::Result<std::string> readText(const std::string &path,
                                   std::size_t limit = core::format::maxFileBytes);
/// The standard input as text, to its end.
core::Result<std::string> readInput(std::size_t limit = core::format::maxFileBytes);

/// What reading the file would fail with at once.
std::optional<core::Error> checkReadable(const std::string &path);

/// Writes a file as a whole: a kill or a loss of power at any moment leaves the old one or the new
/// one; a device or a pipe is written to as it is. Nothing, or what went wrong.
std::optional<core::Error> writeBytes(const std::string &path, std::span<const std::uint8_t> bytes);
std::optional<core::Error> writeText(const std::string &path, std::string_view text);

/// What writing there would fail with; to be checked before work that takes hours.
std::optional<core::Error> checkWritable(const std::string &path);

} // namespace commandline
