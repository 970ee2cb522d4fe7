#include "app/commandline/terminal.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>

namespace commandline {

namespace {

// The signal may reach any thread, so that a sig_atomic_t would not do.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// The self-pipe: a flag alone leaves a moment between its test and the read that then waits, and a
// signal that reaches another thread ends no read. Open as long as the program.
std::atomic<int> interruptRead = -1;
std::atomic<int> interruptWrite = -1;
static_assert(std::atomic<int>::is_always_lock_free);

void handleInterrupt(int)
{
    const int savedError = errno;
    interrupted = true;
    const char byte = 0;
    // A full pipe is readable as well.
    [[maybe_unused]] const ssize_t written = ::write(interruptWrite, &byte, 1);
    errno = savedError;
}

void openPipe()
{
    std::array<int, 2> ends{};
    // Without one, a signal still ends the read that it reaches.
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
    while (!happened()) {
        std::array<pollfd, 2> ready{{{file, POLLIN, 0}, {interruptRead, POLLIN, 0}}};
        if (::poll(ready.data(), ready.size(), -1) > 0 && ready[0].revents != 0)
            break;
    }
    return happened();
}

std::size_t readInput(std::span<char> bytes, const Input &input)
{
    while (!Interruption::happened()) {
        std::array<pollfd, 2> ready{{{input.file, POLLIN, 0}, {interruptRead, POLLIN, 0}}};
        const bool waited = ::poll(ready.data(), ready.size(), -1) > 0;
        if (Interruption::happened())
            break;
        if (waited && ready[0].revents == 0)
            continue;
        const ssize_t count = waited ? ::read(input.file, bytes.data(), bytes.size()) : -1;
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw std::runtime_error(input.name + " cannot be read: " + std::strerror(errno));
    }
    return 0;
}

bool inputIsTerminal()
{
    return isatty(STDIN_FILENO) != 0;
}

} // namespace commandline
