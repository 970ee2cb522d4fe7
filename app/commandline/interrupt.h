#pragma once

#include "app/commandline/terminal.h"

#include <stop_token>
#include <thread>

namespace commandline {

/// The exit status after Ctrl-C, as shells expect it.
constexpr int interruptedStatus = 130;

/// While it exists, Ctrl-C requests a stop through a token. At most one, in the main thread.
class InterruptGuard
{
public:
    /// @throws std::system_error if no more files can be opened
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// Whether the signal has arrived; the token is set a little later, by another thread.
    bool interrupted() const { return Interruption::happened(); }

private:
    Interruption m_interruption;
    std::stop_source m_source;
    Event m_end;            ///< ends the watcher's wait
    std::jthread m_watcher; ///< sets the token: a signal handler must not use stop_source
};

} // namespace commandline
