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
        InUse,      ///< somebody holds it
        Unavailable ///< nobody can hold it: a file system that is read-only or knows no locks
    };

    explicit FileLock(std::string path);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// Takes the lock, or says why not. Waits no longer than this for somebody else to give it
    /// back; the default is enough for isInUse() of another program.
    Outcome take(std::chrono::milliseconds patience = std::chrono::milliseconds(20));
    bool isTaken() const { return m_file >= 0; }
    /// Gives the lock back and removes its file.
    void release();

    /// Whether anybody holds a lock, this process included. Changes nothing: the lock is shared
    /// with others that query it, and delays who takes it for a moment.
    static bool isInUse(const std::string &path);

private:
    std::string m_path;
    int m_file = -1;
};

} // namespace core::storage
