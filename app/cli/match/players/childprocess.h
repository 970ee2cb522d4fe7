#pragma once

#include "core/error.h"
#include "core/programs/processgroup.h"
#include "core/protocol/linebuffer.h"

#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace cli::match {

/// An external program with a line-based protocol. No call takes longer than its deadline, whatever
/// the program does. One thread at a time.
class ChildProcess
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Starts a command's program without a shell, in a process group of its own, so that Ctrl-C
    /// does not reach it, and in its own folder if its path is absolute. From then on this process
    /// ignores SIGPIPE: writing to a program that has ended fails with an error.
    static core::Result<std::shared_ptr<ChildProcess>> start(const std::string &command);

    /// Closes the program's input, gives it a moment to exit, and kills it with everything it
    /// started. If this process ends first, they are killed at once.
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    /// Writes a line and its line end. False if the program has ended or does not read.
    bool writeLine(std::string_view line, Time deadline);

    enum class ReadStatus { Line, Nothing, End };

    /// Reads the next line of output, without its end. Nothing: the deadline passed or a stop was
    /// requested. End: there will be no more output.
    ReadStatus readLine(std::string &line, Time deadline, const std::stop_token &token);

    /// How the program ended, available after End, with the last line of its standard error: "ended
    /// with status 1: no such file".
    std::string ending();

private:
    ChildProcess() = default;

    /// Reads what is available; false at the end of the stream.
    static bool fill(int file, std::string &buffer);
    /// Whether the program has ended, or does so in time; sets m_end.
    bool hasEnded(std::chrono::milliseconds patience);

    pid_t m_process = -1;
    std::optional<core::programs::ProcessGroup> m_group; ///< the program and everything it started
    int m_input = -1;
    int m_output = -1;
    int m_errors = -1;
    core::protocol::LineBuffer m_lines;
    std::string m_standardErrorTail;
    siginfo_t m_end{};
};

} // namespace cli::match
