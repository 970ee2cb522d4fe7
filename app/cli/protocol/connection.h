#pragma once

#include "app/commandline/terminal.h"
#include "core/othello.h"

#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace cli::protocol {

/// Writes complete lines to the standard output, from any thread.
class Output
{
public:
    /// Writes the text and a line end, and flushes.
    void line(const std::string &text);

private:
    std::mutex m_mutex;
};

/// Runs one search on another thread. Owned by the thread that reads commands.
class BackgroundSearch
{
public:
    using Job = std::function<void(std::stop_token)>;

    using Failed = std::function<void(const std::string &problem)>;

    /// Stops the running job and starts another. Exceptions are passed to `failed` on the job's
    /// thread.
    void start(Job job, Failed failed = {});
    /// Requests the running job to stop, and waits for its end.
    void stop();
    /// Waits until the running job has finished.
    void wait();
    /// A file descriptor that is readable between the end of a job and the start of the next.
    int ended() const { return m_ended.file(); }

private:
    commandline::Event m_ended;
    std::jthread m_thread;
};

/// "F5", or "PA" for a pass.
std::string shortMove(core::Move move);

/// The position with the other side to move.
core::Othello turned(const core::Othello &game);

/// A disc count with a sign and two decimals: "+3.00".
std::string discText(int discs);

} // namespace cli::protocol
