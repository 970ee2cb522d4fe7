#pragma once

#include "core/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// What a packed file holds.
struct Unpacked
{
    std::string bytes;
    std::optional<Error> warning; ///< where the file is cut or damaged: what comes before is whole
};

/// Unpacks a file of gzip or bzip2, parts joined one after the other as well, and one packed within
/// another, a few times; nothing where the bytes are of neither. An error where nothing can be
/// unpacked, or more than `limit` bytes.
std::optional<Result<Unpacked>> unpack(std::string_view bytes, std::size_t limit);

} // namespace core::format
