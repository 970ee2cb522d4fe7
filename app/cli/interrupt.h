#pragma once

#include <stop_token>
#include <thread>

namespace cli {

/// While it lives Ctrl-C does not end the program but asks the token to stop. One at a time.
class InterruptGuard
{
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool interrupted() const { return m_source.stop_requested(); }

private:
    std::stop_source m_source;
    std::jthread m_watcher; ///< hands the signal on: a handler may not call stop_source
};

} // namespace cli
