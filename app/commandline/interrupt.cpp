#include "app/commandline/interrupt.h"

namespace commandline {

InterruptGuard::InterruptGuard()
    : m_watcher([this] {
        if (Interruption::waitUnlessReadable(m_end.file()))
            m_source.request_stop();
    })
{}

InterruptGuard::~InterruptGuard()
{
    m_end.set();
    m_watcher.join();
}

} // namespace commandline
