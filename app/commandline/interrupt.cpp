#include "app/commandline/interrupt.h"

#include <cerrno>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>

namespace commandline {

namespace {

int openEvent()
{
    const int file = ::eventfd(0, EFD_CLOEXEC);
    if (file < 0)
        throw std::system_error(errno, std::generic_category(), "eventfd");
    return file;
}

} // namespace

InterruptGuard::InterruptGuard()
    : m_end(openEvent())
    , m_watcher([this] {
        if (Interruption::waitUnlessReadable(m_end))
            m_source.request_stop();
    })
{}

InterruptGuard::~InterruptGuard()
{
    ::eventfd_write(m_end, 1);
    m_watcher.join();
    ::close(m_end);
}

} // namespace commandline
