#pragma once

#include "core/storage/filesystem.h"

#include <semaphore>

namespace support {

/// A disk on which every write waits until it is let go.
class BlockedFiles : public core::storage::FileSystem
{
public:
    ssize_t write(int file, std::string_view bytes) override
    {
        m_released.acquire();
        return FileSystem::write(file, bytes);
    }
    void release(int writes) { m_released.release(writes); }
    /// Takes back what was released and not used.
    void block()
    {
        while (m_released.try_acquire()) {
        }
    }

private:
    std::counting_semaphore<> m_released{0};
};

} // namespace support
