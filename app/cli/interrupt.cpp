#include "app/cli/interrupt.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

namespace cli {

namespace {

std::atomic<int> interruptSeen = 0;
static_assert(std::atomic<int>::is_always_lock_free, "signal handlers need it");

extern "C" void noteInterrupt(int)
{
    interruptSeen = 1;
}

} // namespace

InterruptGuard::InterruptGuard()
    : m_watcher([this](const std::stop_token &ended) {
        while (!ended.stop_requested() && interruptSeen == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (interruptSeen != 0)
            m_source.request_stop();
    })
{
    interruptSeen = 0;
    std::signal(SIGINT, noteInterrupt);
}

InterruptGuard::~InterruptGuard()
{
    std::signal(SIGINT, SIG_DFL);
}

} // namespace cli
