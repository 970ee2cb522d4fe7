#pragma once

#include <chrono>
#include <string>

namespace core::storage {

/// A lock file. Only the holder of its lock may write the data that it protects. The lock is held
/// by the kernel (flock), independent of the file's contents, so it ends with the process however
/// that ends, and works across pid namespaces. An existing lock file that is not locked was left by
/// a process that was killed. One thread at a time.
class FileLock
{
public:
    enum class Outcome {
        Taken,
        InUse,      ///< held by another holder
        Unavailable ///< the file system is read-only or has no locks
    };

    explicit FileLock(std::string path);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// Takes the lock, or returns why it could not. Waits up to `patience` for another holder to
    /// release it; the default covers another program's isInUse().
    Outcome take(std::chrono::milliseconds patience = std::chrono::milliseconds(20));
    bool isTaken() const { return m_file >= 0; }
    /// Releases the lock and removes its file.
    void release();

    /// Whether the lock is held by any process. Modifies nothing: the query takes a shared lock for
    /// a moment, which other queries do not notice and a take() waits for.
    static bool isInUse(const std::string &path);

private:
    std::string m_path;
    int m_file = -1;
};

} // namespace core::storage
