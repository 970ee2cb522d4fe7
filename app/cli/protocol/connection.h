#pragma once

#include "app/commandline/terminal.h"
#include "core/othello.h"

#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace cli::protocol {

/// Writes whole lines to the standard output at once, from any thread.
class Output
{
public:
    /// The text, a line end, and a flush.
    void line(const std::string &text);

private:
    std::mutex m_mutex;
};

/// Runs one search beside the thread that reads the commands; that thread owns it.
class BackgroundSearch
{
public:
    using Job = std::function<void(std::stop_token)>;

    using Failed = std::function<void(const std::string &problem)>;

    /// Stops the running job and starts another. What it throws goes to failed, on the job's
    /// thread.
    void start(Job job, Failed failed = {});
    /// Requests that the running job ends, and waits until it has.
    void stop();
    /// Waits until the running job has ended by itself.
    void wait();
    /// A file that can be read from the end of a job to the start of the next.
    int ended() const { return m_ended.file(); }

private:
    commandline::Event m_ended;
    std::jthread m_thread;
};

/// "F5", or "PA" for a pass: a move in two characters.
std::string shortMove(core::Move move);

/// The position with the other side to move.
core::Othello turned(const core::Othello &game);

/// The number of discs with a sign and two decimals: "+3.00".
std::string discText(int discs);

} // namespace cli::protocol
