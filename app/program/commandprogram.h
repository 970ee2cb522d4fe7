#pragma once

#include "app/program/manual.h"

namespace program {

/// The main function of a command-line program: runs `PROGRAM WORDS`, which is a command, the help
/// or the version, and returns the exit status. Exceptions from a command and output that could not
/// be written are reported on standard error with the program's name; they turn a status of success
/// into 1.
int runCommandProgram(const Manual &manual, std::string_view version, int argc, char *argv[]);

} // namespace program
