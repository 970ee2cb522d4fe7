#pragma once

#include <sys/types.h>

namespace core::programs {

/// A process group that is killed together with this object and, however this program ends, even by
/// kill -9, with the program. For that a small process leads the group and waits for the end of a
/// pipe. It starts before any other process of the group, so that none is ever unguarded. One
/// thread at a time.
class ProcessGroup
{
public:
    ProcessGroup();
    /// Kills every process in the group; waits only for the leader.
    ~ProcessGroup();
    ProcessGroup(const ProcessGroup &) = delete;
    ProcessGroup &operator=(const ProcessGroup &) = delete;

    /// The group's id for setpgid() or posix_spawnattr_setpgroup(); 0 after an error().
    pid_t id() const { return m_leader; }
    /// Why the leader could not be started, as an errno value, or 0. After an error no program may
    /// be started.
    int error() const { return m_error; }

private:
    pid_t m_leader = 0;
    int m_error = 0;
    int m_end = -1; ///< write end of the pipe, which the kernel closes when this program ends
};

} // namespace core::programs
