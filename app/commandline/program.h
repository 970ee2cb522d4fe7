#pragma once

#include <functional>
#include <span>
#include <string_view>

namespace commandline {

/// A whole program without a window: runs it with the words after its name and returns the exit
/// status. An exception that leaves it, and output that could not be written, are reported on
/// standard error by the program's name, and make a status of success 1.
int runProgram(std::string_view name, int argc, char *argv[],
               const std::function<int(std::span<const std::string_view>)> &run);

} // namespace commandline
