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
    InterruptGuard();

    std::stop_token token() const { return m_source.get_token(); }
    /// From the moment of the signal, which reaches the token some milliseconds later.
    bool interrupted() const { return Interruption::happened(); }

private:
    Interruption m_interruption;
    std::stop_source m_source;
    std::jthread m_watcher; ///< hands the signal on: a handler may not call stop_source
};

} // namespace commandline
