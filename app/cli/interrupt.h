#pragma once

#include "app/cli/terminal.h"

#include <stop_token>
#include <thread>

namespace cli {

/// The exit status of a command that Ctrl-C stopped, as shells expect it.
constexpr int interruptedStatus = 130;

/// Ctrl-C as a token that asks a search to stop, while it lives. One at a time, in main's thread.
class InterruptGuard
{
public:
    InterruptGuard();

    std::stop_token token() const { return m_source.get_token(); }
    /// From the moment of the signal, which the token hears of some milliseconds later.
    bool interrupted() const { return Interruption::happened(); }

private:
    Interruption m_interruption;
    std::stop_source m_source;
    std::jthread m_watcher; ///< hands the signal on: a handler may not call stop_source
};

} // namespace cli
