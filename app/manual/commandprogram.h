#pragma once

#include "app/manual/manual.h"

namespace manual {

/// What `PROGRAM WORDS` does for a program with commands: one of them, a help or the version. The
/// exit status.
int runCommandProgram(const Manual &manual, std::string_view version,
                      std::span<const std::string_view> words);

} // namespace manual
