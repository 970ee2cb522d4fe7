#pragma once

#include "core/storage/filesystem.h"

#include <semaphore>

namespace support {

/// A disk on which every write blocks until it is released.
class BlockedFiles : public core::storage::FileSystem
{
public:
    ssize_t write(int file, std::string_view bytes) override
    {
        m_released.acquire();
        return FileSystem::write(file, bytes);
    }
    void release(int writes) { m_released.release(writes); }
    /// Revokes releases that were not used.
    void block()
    {
        while (m_released.try_acquire()) {
        }
    }

private:
    std::counting_semaphore<> m_released{0};
};

} // namespace support
