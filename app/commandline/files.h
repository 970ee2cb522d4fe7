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

/// Reads all bytes, up to a limit, of a file or of something readable like one, such as a pipe. The
/// error begins with the path.
core::Result<std::vector<std::uint8_t>> readBytes(const std::string &path,
                                                  std::size_t limit = core::format::maxFileBytes);
/// Reads a file as text, as readBytes() does.
core::Result<std::string> readText(const std::string &path,
                                   std::size_t limit = core::format::maxFileBytes);
/// Reads the standard input to its end, as text.
core::Result<std::string> readInput(std::size_t limit = core::format::maxFileBytes);

/// The error with which reading the file would fail immediately; nothing if it would not.
std::optional<core::Error> checkReadable(const std::string &path);

/// Replaces a file atomically: a kill or power cut leaves the old or the new one; devices and pipes
/// are written directly. Returns an error or nothing.
std::optional<core::Error> writeBytes(const std::string &path, std::span<const std::uint8_t> bytes);
std::optional<core::Error> writeText(const std::string &path, std::string_view text);

/// The error with which writing would fail; for checking before hours of work.
std::optional<core::Error> checkWritable(const std::string &path);

} // namespace commandline
