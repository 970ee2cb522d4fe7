#pragma once

#include "core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainer {

/// All bytes of a file; the error names it.
core::Result<std::vector<std::uint8_t>> readBytes(const std::string &path);

/// Writes beside the place and then renames, so that a kill at any moment leaves the old file or
/// the whole new one. Nothing, or what went wrong.
std::optional<core::Error> writeBytes(const std::string &path, std::span<const std::uint8_t> bytes);

} // namespace trainer
