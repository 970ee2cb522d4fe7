#include "app/commandline/terminal.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace commandline {

namespace {

// The signal may reach any thread, so that a sig_atomic_t would not do.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void noteInterruption(int)
{
    interrupted = true;
}

} // namespace

Interruption::Interruption()
{
    interrupted = false;
    // Without SA_RESTART, so that a read that waits for a line ends.
    struct sigaction action = {};
    action.sa_handler = noteInterruption;
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

std::optional<std::string> LineReader::next()
{
    while (!Interruption::happened()) {
        if (std::optional<std::string> line = takeLine())
            return line;
        if (m_ended)
            return std::nullopt;
        char bytes[4096];
        const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
        if (count > 0)
            m_buffer.append(bytes, static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            m_ended = true;
    }
    return std::nullopt;
}

std::optional<std::string> LineReader::takeLine()
{
    const std::size_t end = m_buffer.find('\n');
    // Nobody types a line this long; it is cut so that it cannot fill the memory.
    constexpr std::size_t longest = 65536;
    const bool whole = end != std::string::npos || m_buffer.size() >= longest;
    if (!whole && (!m_ended || m_buffer.empty()))
        return std::nullopt;
    std::string line = m_buffer.substr(0, end);
    m_buffer.erase(0, end == std::string::npos ? end : end + 1);
    return line;
}

bool LineReader::isTerminal()
{
    return isatty(STDIN_FILENO) != 0;
}

} // namespace commandline
