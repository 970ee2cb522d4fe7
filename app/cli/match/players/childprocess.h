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

/// Another program that is spoken to line by line. Nothing it does, or does not do, makes a call
/// last longer than its deadline. For one thread at a time.
class ChildProcess
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Starts a command's program without a shell, in a process group of its own so that Ctrl-C
    /// does not reach it, and in its own folder if its path is absolute. From then on this process
    /// ignores SIGPIPE: writing to a program that has ended fails.
    static core::Result<std::shared_ptr<ChildProcess>> start(const std::string &command);

    /// Closes its input, gives it a moment to end and ends it with all it has started. The same
    /// happens, without the moment, when this program ends before.
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    /// Writes a line, whose end is added. False if the program has ended or does not read.
    bool writeLine(std::string_view line, Time deadline);

    enum class ReadStatus { Line, Nothing, End };

    /// The next line of its output without its end. Nothing: the deadline passed or a stop was
    /// requested. End: there will be no more.
    ReadStatus readLine(std::string &line, Time deadline, const std::stop_token &token);

    /// How the program ended, known after an End, with the last line of its standard error: "ended
    /// with status 1: no such file".
    std::string ending();

private:
    ChildProcess() = default;

    /// Reads what is there; false at the end of the stream.
    static bool fill(int file, std::string &buffer);
    /// Whether it ended, or does so within a time; m_end says how.
    bool hasEnded(std::chrono::milliseconds patience);

    pid_t m_process = -1;
    std::optional<core::programs::ProcessGroup> m_group; ///< of it and all that it started
    int m_input = -1;
    int m_output = -1;
    int m_errors = -1;
    core::protocol::LineBuffer m_lines;
    std::string m_standardErrorTail;
    siginfo_t m_end{};
};

} // namespace cli::match
