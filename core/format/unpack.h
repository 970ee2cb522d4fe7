#pragma once

#include "core/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// The contents of a compressed file.
struct Unpacked
{
    std::string bytes;
    std::optional<Error> warning; ///< if the file is truncated or damaged: what precedes is intact
};

/// Unpacks gzip or bzip2, also with several concatenated parts, and a few levels of nesting;
/// nothing if the bytes are neither. An error if nothing can be unpacked, or more than `limit`
/// bytes.
std::optional<Result<Unpacked>> unpack(std::string_view bytes, std::size_t limit);

} // namespace core::format
