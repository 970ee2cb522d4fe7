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

/// The system's files, except that the n-th call fails. All operations are recorded, so that the
/// possible states of the disk after a power cut can be reconstructed. For files below one folder,
/// the root; any thread.
///
/// State after a power cut: each file has its synced contents and any subset of later writes, in
/// any order and the last piece possibly torn; each folder has the names of its last sync and any
/// subset of later changes. What failed to sync is lost, even if a later sync succeeds, because
/// Linux then marks such pages as written.
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

        int call;                ///< counted from 1; 0 for no fault
        int error;               ///< errno; 0 for a write of half the bytes
        bool lasting;            ///< all later calls fail too
        std::optional<Call> one; ///< counts only calls of one kind
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

    /// The number of calls so far.
    int calls() const
    {
        const std::lock_guard lock(m_mutex);
        return m_calls;
    }
    /// Whether the fault has occurred.
    bool faulted() const
    {
        const std::lock_guard lock(m_mutex);
        return m_faulted;
    }
    /// The number of open files.
    std::size_t openFiles() const
    {
        const std::lock_guard lock(m_mutex);
        return m_open.size();
    }

    enum class Loss { Everything, Nothing, Some };

    /// Creates in a new folder what the root may contain after a power cut before a call, numbered
    /// as by calls().
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
        NodePtr node;        ///< the file, or the folder whose entries change
        std::string name;    ///< an entry; empty for a change of the file's contents
        NodePtr named;       ///< what the name refers to now; null: nothing
        std::string oldName; ///< for a rename within a folder
        off_t at = 0;        ///< the offset of the bytes, or the new size
        std::string bytes;   ///< the bytes written; empty for a truncation
        int durableFrom = 0; ///< the call that synced the change; 0: none yet
        bool lost = false;   ///< the call that should have synced it failed
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
    std::map<std::string, NodePtr> m_names; ///< by path below the root; "" is the root
    std::map<int, Opened> m_open;
    std::map<const Node *, off_t> m_sizes;
    std::vector<Change> m_changes;
};

/// A fault at the n-th possible call: only writes can fail after half the bytes.
inline FaultyFiles::Fault faultAt(int n, int error, bool lasting = false)
{
    return {n, error, lasting, error == 0 ? std::optional(FaultyFiles::Call::Write) : std::nullopt};
}

} // namespace support
