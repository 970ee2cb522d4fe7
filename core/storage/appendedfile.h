#pragma once

#include "core/storage/filesystem.h"

#include <functional>
#include <string>
#include <string_view>
#include <system_error>

namespace core::storage {

/// A file of lines that grows: what was appended is on the disk, or an error says why it may not
/// be. Survives the removal or replacement of the file, and a disk that fails and recovers.
/// One thread at a time.
class AppendedFile
{
public:
    using IsWhole = std::function<bool(std::string_view line)>;

    /// Distinguishes a last line without an end that is whole from one that was cut off. Nothing is
    /// opened yet. The calls must outlive this.
    AppendedFile(FileSystem &files, std::string path, IsWhole isWhole);
    ~AppendedFile();
    AppendedFile(const AppendedFile &) = delete;
    AppendedFile &operator=(const AppendedFile &) = delete;

    /// Appends a line and forces it to the disk. Where the file is not there or lacks a line that
    /// could not be appended, it is replaced by one with all that it should hold: half a line may
    /// be in it, or one that the system counts as written although its synchronisation failed.
    std::error_code append(std::string_view line, const std::function<std::string()> &everything);

    /// Whether the last call of append() recreated the file because it had been removed or replaced
    /// meanwhile. Another file in its place is kept under another name.
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
    off_t m_size = 0;           ///< of the file, up to the last whole line
    bool m_lacksLines = false;  ///< one that was to be appended is not on the disk
    bool m_wasReplaced = false; ///< and is not there again yet
    bool m_recreated = false;
};

} // namespace core::storage
