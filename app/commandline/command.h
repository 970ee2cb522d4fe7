#pragma once

#include "app/commandline/arguments.h"

#include <functional>

namespace commandline {

// The exit statuses of every command; interruptedStatus (interrupt.h) is another.
constexpr int failedStatus = 1;         ///< the arguments were right, but something failed
constexpr int wrongArgumentsStatus = 2; ///< the arguments are wrong: nothing was started

/// What a command does once its arguments are read: the exit status, or what failed.
using Job = std::function<core::Result<int>()>;

/// A command of a program: `PROGRAM NAME` with options and operands.
struct Command
{
    std::string_view name;
    std::string_view summary; ///< one line, a small letter first and no full stop
    /// Is filled into lines; those that begin with two blanks stay as they are.
    std::string_view details;
    std::string_view operands = {}; ///< what it takes besides options, such as "FILE..."
    std::span<const Option> options = {};
    std::size_t maxOperands = 0;
    /// Reads the arguments, and no file. The error says what is wrong with them.
    core::Result<Job> (*read)(const Arguments &arguments) = nullptr;
};

} // namespace commandline
