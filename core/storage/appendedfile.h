#pragma once

#include "core/storage/filesystem.h"

#include <functional>
#include <string>
#include <string_view>
#include <system_error>

namespace core::storage {

/// An append-only file of lines: each line is on disk when append() returns without an error.
/// Survives removal or replacement of the file, and a disk that fails and recovers. One thread at a
/// time.
class AppendedFile
{
public:
    using IsWhole = std::function<bool(std::string_view line)>;

    /// `isWhole` tells whether a last line without a newline is complete. Does not open the file
    /// yet. `files` must outlive this.
    AppendedFile(FileSystem &files, std::string path, IsWhole isWhole);
    ~AppendedFile();
    AppendedFile(const AppendedFile &) = delete;
    AppendedFile &operator=(const AppendedFile &) = delete;

    /// Appends a line and syncs it to disk. If the file does not exist, or an earlier line could
    /// not be appended, it is replaced by a file with `everything` instead: it might contain half a
    /// line, or one that the system considers written although its sync failed.
    std::error_code append(std::string_view line, const std::function<std::string()> &everything);

    /// Whether the last append() recreated the file because it had been removed or replaced. A file
    /// that had taken its place is kept under another name.
    bool recreated() const { return m_recreated; }

private:
    std::error_code openExisting();
    std::error_code recreate(const std::string &everything);
    std::error_code addLine(std::string_view line);
    void truncatePartialLine();
    bool isReplaced();
    std::error_code moveAside();
    void close();

    FileSystem &m_files;
    std::string m_path;
    IsWhole m_isWhole;
    int m_file = -1;
    off_t m_size = 0;           ///< of the file, up to its last complete line
    bool m_lacksLines = false;  ///< a line could not be appended
    bool m_wasReplaced = false; ///< the file was removed or replaced, and is not recreated yet
    bool m_recreated = false;
};

} // namespace core::storage
