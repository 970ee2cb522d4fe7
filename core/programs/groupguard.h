#pragma once

#include <sys/types.h>

namespace core::programs {

/// Ends a group of processes when this program ends, however that comes about: also by kill -9,
/// which no program can act on itself. A small process waits for it. If it cannot be started,
/// nothing is guarded. One thread at a time.
class GroupGuard
{
public:
    explicit GroupGuard(pid_t group);
    /// Stops guarding the group, which is left alone.
    ~GroupGuard();
    GroupGuard(const GroupGuard &) = delete;
    GroupGuard &operator=(const GroupGuard &) = delete;

private:
    pid_t m_guard = -1;
    int m_end = -1; ///< of a pipe that the system closes with this program
};

} // namespace core::programs
