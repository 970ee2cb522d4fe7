#pragma once

#include <sys/types.h>

namespace core::programs {

/// A group of processes that ends with this object, and with this program, however that comes
/// about: also by kill -9, which no program can act on itself. A small process leads the group and
/// waits for that end. The group is there before the first program is started in it, so that there
/// is no moment at which one runs unguarded. One thread at a time.
class ProcessGroup
{
public:
    ProcessGroup();
    /// Kills every process in the group, and waits for its leader alone.
    ~ProcessGroup();
    ProcessGroup(const ProcessGroup &) = delete;
    ProcessGroup &operator=(const ProcessGroup &) = delete;

    /// The group's id for setpgid() or posix_spawnattr_setpgroup(). 0 if error() is not.
    pid_t id() const { return m_leader; }
    /// Why the leader could not be started, as errno has it, or 0. No program may be started then.
    int error() const { return m_error; }

private:
    pid_t m_leader = 0;
    int m_error = 0;
    int m_end = -1; ///< of a pipe that the system closes with this program
};

} // namespace core::programs
