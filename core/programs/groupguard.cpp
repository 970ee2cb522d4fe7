#include "core/programs/groupguard.h"

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

/// Reads until the pipe's other end is closed. Fixed, and $0 is a number: nothing of ours is
/// interpreted. The signals are those that a terminal may send to all that was started in it.
constexpr const char *script = "trap '' HUP INT TERM; read -r line; kill -KILL \"-$0\"";

int spawnGuard(pid_t group, int input, pid_t &guard)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    // A reader of our output must not wait for the guard.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t signals;
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = script;
    std::string number = std::to_string(group);
    const std::array<char *, 5> words{shell.data(), option.data(), text.data(), number.data(),
                                      nullptr};
    const int problem =
        posix_spawn(&guard, "/bin/sh", &actions, &attributes, words.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return problem;
}

} // namespace

GroupGuard::GroupGuard(pid_t group)
{
    std::array<int, 2> ends{};
    if (group <= 1 || ::pipe2(ends.data(), O_CLOEXEC) != 0)
        return;
    m_end = ends[1];
    if (spawnGuard(group, ends[0], m_guard) != 0)
        m_guard = -1;
    ::close(ends[0]);
}

GroupGuard::~GroupGuard()
{
    if (m_guard > 0) {
        ::kill(m_guard, SIGKILL); // before the pipe is closed
        while (::waitpid(m_guard, nullptr, 0) < 0 && errno == EINTR)
            continue;
    }
    if (m_end >= 0)
        ::close(m_end);
}

} // namespace core::programs
