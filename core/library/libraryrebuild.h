#pragma once

#include "core/error.h"

#include <optional>
#include <stop_token>
#include <string>

namespace core::library {

/// Rebuilds the derived tables of a library. If the file is damaged, but not the games, names,
/// sources and values, these are copied to a new file, which then replaces the library atomically.
/// After an error or a stop the library is unchanged.
std::optional<Error> rebuildLibrary(const std::string &path, const std::stop_token &token = {});

} // namespace core::library
