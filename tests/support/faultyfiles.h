#pragma once

#include "core/storage/filesystem.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace support {

/// The system's files, but the n-th call fails; and all that was done is known, so that the disk
/// can be made that a loss of power may leave at any moment. Below one folder, the root; any
/// thread.
///
/// What a loss of power leaves: of each file what was synchronised, and of what was written since
/// any part in any order, the last piece perhaps torn; of the names in a folder those of its last
/// synchronisation, and any of the changes since. What the system failed to synchronise is gone,
/// although a later synchronisation succeeds: Linux marks such pages as written.
class FaultyFiles : public core::storage::FileSystem
{
public:
    enum class Call {
        Open,
        Write,
        ReadAt,
        Truncate,
        Permissions,
        Sync,
        Close,
        Rename,
        Remove,
        Folder,
        Status
    };

    struct Fault
    {
        Fault(int callNumber = 0, int errorNumber = EIO, bool isLasting = false,
              std::optional<Call> kind = {})
            : call(callNumber)
            , error(errorNumber)
            , lasting(isLasting)
            , one(kind)
        {}

        int call;                ///< counted from 1; 0 for none
        int error;               ///< its errno; 0 for a write of half the bytes
        bool lasting;            ///< all later ones fail as well
        std::optional<Call> one; ///< counts calls of one kind only
    };

    explicit FaultyFiles(std::string root, Fault fault = Fault())
        : m_root(std::move(root))
        , m_fault(fault)
    {}

    int open(const std::string &path, int flags, mode_t mode) override;
    ssize_t write(int file, std::string_view bytes) override;
    ssize_t readAt(int file, char *bytes, std::size_t count, off_t from) override;
    int truncate(int file, off_t size) override;
    int setPermissions(int file, mode_t mode) override;
    int sync(int file) override;
    int syncData(int file) override { return sync(file); }
    int close(int file) override;
    int rename(const std::string &from, const std::string &to) override;
    int remove(const std::string &path) override;
    int makeFolder(const std::string &path, mode_t mode) override;
    int removeFolder(const std::string &path) override;
    int status(int file, struct stat &status) override;
    int status(const std::string &path, struct stat &status) override;

    /// The calls up to now.
    int calls() const
    {
        const std::lock_guard lock(m_mutex);
        return m_calls;
    }
    /// Whether the fault has happened.
    bool faulted() const
    {
        const std::lock_guard lock(m_mutex);
        return m_faulted;
    }
    /// The files that are open.
    std::size_t openFiles() const
    {
        const std::lock_guard lock(m_mutex);
        return m_open.size();
    }

    enum class Loss { Everything, Nothing, Some };

    /// Makes in a folder that is not there what the root's contents may be after a loss of power
    /// that came before a call, numbered as by calls().
    void leaveAfterPowerCut(const std::string &folder, int beforeCall, Loss loss,
                            std::mt19937 &random) const;

private:
    struct Node
    {
        bool isFolder = false;
    };
    using NodePtr = std::shared_ptr<Node>;
    struct Change
    {
        int call = 0;
        NodePtr node;        ///< the file, or the folder whose names change
        std::string name;    ///< empty: of the file's bytes
        NodePtr named;       ///< what has the name now; null: nothing
        std::string oldName; ///< of a rename within a folder
        off_t at = 0;        ///< of the bytes, or the new size
        std::string bytes;   ///< written; with none, the file is cut to a size
        int durableFrom = 0; ///< the call that synchronised it; 0: none yet
        bool lost = false;   ///< the call that should have, failed
    };
    struct Opened
    {
        NodePtr node;
        off_t at = 0;
    };

    bool fails(Call call, int &error);
    std::string relative(const std::string &path) const;
    NodePtr nodeAt(const std::string &path);
    NodePtr folderOf(const std::string &path);
    void note(Change change);
    void noteName(const std::string &path, NodePtr named, const std::string &oldName = {});

    std::string m_root;
    Fault m_fault;
    mutable std::mutex m_mutex;
    int m_calls = 0;
    int m_counted = 0;
    bool m_faulted = false;
    std::map<std::string, NodePtr> m_names; ///< by the path below the root; "" is the root
    std::map<int, Opened> m_open;
    std::map<const Node *, off_t> m_sizes;
    std::vector<Change> m_changes;
};

/// A fault at the n-th call that may have it: only a write can be of half the bytes.
inline FaultyFiles::Fault faultAt(int n, int error, bool lasting = false)
{
    return {n, error, lasting, error == 0 ? std::optional(FaultyFiles::Call::Write) : std::nullopt};
}

} // namespace support
