#include "core/programs/processgroup.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace core::programs {

namespace {

/// Blocks until the other end of the pipe is closed, then kills its own process group. Ignores the
/// signals that a terminal may send to a whole session.
constexpr const char *script = "trap '' HUP INT TERM; read -r line; kill -KILL 0";

int spawnLeader(int input, pid_t &leader)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    // Otherwise a reader of our output would also wait for the leader to close it.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // Blocked until the shell has set its traps.
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGHUP, SIGINT, SIGTERM})
        sigaddset(&signals, signal);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = script;
    const std::array<char *, 4> words{shell.data(), option.data(), text.data(), nullptr};
    const int problem =
        posix_spawn(&leader, "/bin/sh", &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return problem;
}

} // namespace

ProcessGroup::ProcessGroup()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        m_error = errno;
        return;
    }
    m_end = ends[1];
    m_error = spawnLeader(ends[0], m_leader);
    if (m_error != 0)
        m_leader = 0;
    ::close(ends[0]);
}

ProcessGroup::~ProcessGroup()
{
    if (m_leader > 0) {
        ::kill(-m_leader, SIGKILL);
        while (::waitpid(m_leader, nullptr, 0) < 0 && errno == EINTR)
            continue;
    }
    if (m_end >= 0)
        ::close(m_end);
}

} // namespace core::programs
