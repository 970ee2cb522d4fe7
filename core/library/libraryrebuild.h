#pragma once

#include "core/error.h"

#include <optional>
#include <stop_token>
#include <string>

namespace core::library {

/// Makes what follows from the games of a library again. Where the file is damaged, but not the
/// games, their names and sources and the values, all of these are written to another file, which
/// then replaces it as a whole. After an error or a stop the library is as it was.
std::optional<Error> rebuildLibrary(const std::string &path, const std::stop_token &token = {});

} // namespace core::library
