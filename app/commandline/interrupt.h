#pragma once

#include "app/commandline/terminal.h"

#include <stop_token>
#include <thread>

namespace commandline {

/// The exit status of a command that Ctrl-C stopped, as shells expect it.
constexpr int interruptedStatus = 130;

/// Ctrl-C as a token that stops a search, while it lives. One at a time, in main's thread.
class InterruptGuard
{
public:
    /// @throws std::system_error where the process may open no more files
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// Whether the signal came; another thread hands it on to the token.
    bool interrupted() const { return Interruption::happened(); }

private:
    Interruption m_interruption;
    std::stop_source m_source;
    Event m_end;            ///< of the watcher's wait
    std::jthread m_watcher; ///< hands the signal on: a handler may not call stop_source
};

} // namespace commandline
