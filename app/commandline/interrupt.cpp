#include "app/commandline/interrupt.h"

#include <chrono>

namespace commandline {

InterruptGuard::InterruptGuard()
    : m_watcher([this](const std::stop_token &ended) {
        while (!ended.stop_requested() && !Interruption::happened())
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        if (Interruption::happened())
            m_source.request_stop();
    })
{}

} // namespace commandline
