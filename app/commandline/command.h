#pragma once

#include "app/commandline/arguments.h"

#include <functional>

namespace commandline {

// Exit statuses of all commands, besides interruptedStatus (interrupt.h).
constexpr int failedStatus = 1;         ///< the arguments were valid, but the command failed
constexpr int wrongArgumentsStatus = 2; ///< invalid arguments: nothing was started

/// The execution of a command after parsing; returns the exit status or an error.
using Job = std::function<core::Result<int>()>;

/// A command of a program: `PROGRAM NAME` with options and operands.
struct Command
{
    std::string_view name;
    std::string_view summary; ///< one line, without a capital and a full stop
    /// Filled into lines, except for lines that begin with two blanks.
    std::string_view details;
    std::string_view operands = {}; ///< other arguments than options, such as "FILE..."
    std::span<const Option> options = {};
    std::size_t maxOperands = 0;
    /// Validates the arguments without reading any file.
    core::Result<Job> (*read)(const Arguments &arguments) = nullptr;
};

} // namespace commandline
