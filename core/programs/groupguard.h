#pragma once

#include <sys/types.h>

namespace core::programs {

/// Ends a group of processes when this program ends, however that comes about: also by kill -9,
/// which no program can act on itself. A small process waits for it. Where there is none to be had,
/// nothing is guarded. One thread at a time.
class GroupGuard
{
public:
    explicit GroupGuard(pid_t group);
    /// The group is not guarded any more, nor touched.
    ~GroupGuard();
    GroupGuard(const GroupGuard &) = delete;
    GroupGuard &operator=(const GroupGuard &) = delete;

private:
    pid_t m_guard = -1;
    int m_end = -1; ///< of a pipe that the system closes with this program
};

} // namespace core::programs
