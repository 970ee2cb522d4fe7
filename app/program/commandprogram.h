#pragma once

#include "app/program/manual.h"

namespace program {

/// A whole program without a window: does what `PROGRAM WORDS` says, which is a command, the help
/// or the version, and returns the exit status. An exception that leaves a command, and output that
/// could not be written, are reported on standard error by the program's name, and make a status of
/// success 1.
int runCommandProgram(const Manual &manual, std::string_view version, int argc, char *argv[]);

} // namespace program
