#include "app/commandline/terminal.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>

namespace commandline {

namespace {

// Atomic, because any thread may receive the signal; sig_atomic_t would not be enough.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// A self-pipe: with a flag alone, a signal could arrive between its test and the blocking read, and
// one delivered to another thread would interrupt no read. Open as long as the process.
std::atomic<int> interruptRead = -1;
std::atomic<int> interruptWrite = -1;
static_assert(std::atomic<int>::is_always_lock_free);

void handleInterrupt(int)
{
    const int savedError = errno;
    interrupted = true;
    const char byte = 0;
    // If the pipe is full, it is already readable.
    [[maybe_unused]] const ssize_t written = ::write(interruptWrite, &byte, 1);
    errno = savedError;
}

void openPipe()
{
    std::array<int, 2> ends{};
    // If there is no pipe, a signal still interrupts a read in the thread that receives it.
    if (interruptRead < 0 && pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        interruptRead = ends[0];
        interruptWrite = ends[1];
    }
}

void emptyPipe()
{
    std::array<char, 64> bytes{};
    while (::read(interruptRead, bytes.data(), bytes.size()) > 0) {
    }
}

} // namespace

Interruption::Interruption()
{
    openPipe();
    emptyPipe();
    interrupted = false;
    struct sigaction action = {};
    action.sa_handler = handleInterrupt; // without SA_RESTART
    sigaction(SIGINT, &action, nullptr);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
}

bool Interruption::happened()
{
    return interrupted;
}

bool Interruption::waitUnlessReadable(int file)
{
    await(-1, file);
    return happened();
}

Event::Event()
    : m_file(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    if (m_file < 0)
        throw std::system_error(errno, std::generic_category(), "eventfd");
}

Event::~Event()
{
    ::close(m_file);
}

void Event::set() const
{
    ::eventfd_write(m_file, 1);
}

void Event::reset() const
{
    eventfd_t count = 0;
    ::eventfd_read(m_file, &count);
}

Awaited await(int input, int event, int output, std::chrono::milliseconds timeout)
{
    while (!Interruption::happened()) {
        std::array<pollfd, 4> files{{{input, POLLIN, 0},
                                     {event, POLLIN, 0},
                                     {output, 0, 0}, // errors and hang-ups are always reported
                                     {interruptRead, POLLIN, 0}}};
        const int count = ::poll(files.data(), files.size(), static_cast<int>(timeout.count()));
        if (Interruption::happened())
            break;
        if (count < 0 && errno != EINTR)
            throw std::system_error(errno, std::generic_category(), "poll");
        if (count == 0)
            return Awaited::Timeout;
        const auto happened = [&](std::size_t i) { return count > 0 && files[i].revents != 0; };
        if (happened(1))
            return Awaited::Event;
        if (happened(2))
            return Awaited::NoReader;
        if (happened(0))
            return Awaited::Input;
    }
    return Awaited::Interrupt;
}

std::size_t readInput(std::span<char> bytes, const Input &input)
{
    while (await(input.file) == Awaited::Input) {
        const ssize_t count = ::read(input.file, bytes.data(), bytes.size());
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw std::runtime_error(
                input.name + " cannot be read: " + std::generic_category().message(errno));
    }
    return 0;
}

bool inputIsTerminal()
{
    return isatty(STDIN_FILENO) != 0;
}

} // namespace commandline
