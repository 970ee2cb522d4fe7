#pragma once

#include <chrono>
#include <string>

namespace core::storage {

/// A file whose holder alone may write what it stands for. The system holds the lock, not the
/// file's contents: it ends with its holder however that ends, in whatever process namespace, and
/// no contents can be wrong. A lock file that is not held was left by a program that was killed.
/// One thread at a time.
class FileLock
{
public:
    enum class Outcome {
        Taken,
        InUse,      ///< another holder has it
        Unavailable ///< the file system is read-only or has no locks
    };

    explicit FileLock(std::string path);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// Takes the lock, or returns why not. Waits no longer than this for another holder to release
    /// it; the default is enough for isInUse() of another program.
    Outcome take(std::chrono::milliseconds patience = std::chrono::milliseconds(20));
    bool isTaken() const { return m_file >= 0; }
    /// Gives the lock back and removes its file.
    void release();

    /// Whether a lock is held, by this process or another. Changes nothing: the query shares the
    /// lock with other queries, and delays a take() for a moment.
    static bool isInUse(const std::string &path);

private:
    std::string m_path;
    int m_file = -1;
};

} // namespace core::storage
