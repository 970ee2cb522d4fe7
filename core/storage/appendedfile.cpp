#include "core/storage/appendedfile.h"

#include "core/storage/filewriting.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fcntl.h>

namespace core::storage {

AppendedFile::AppendedFile(FileSystem &files, std::string path, IsWhole isWhole)
    : m_files(files)
    , m_path(std::move(path))
    , m_isWhole(std::move(isWhole))
{}

AppendedFile::~AppendedFile()
{
    close();
}

void AppendedFile::close()
{
    if (m_file >= 0)
        // No data is lost if this fails: it is synced already.
        m_files.close(std::exchange(m_file, -1));
}

std::error_code AppendedFile::append(std::string_view line,
                                     const std::function<std::string()> &everything)
{
    m_recreated = false;
    m_wasReplaced = m_wasReplaced || (m_file >= 0 && isReplaced());
    if (m_wasReplaced)
        close();
    const bool lacksLines = std::exchange(m_lacksLines, true); // until this line is on disk
    if (m_file < 0 && !m_wasReplaced) {
        const std::error_code problem = openExisting();
        if (problem && problem != std::errc::no_such_file_or_directory)
            return problem;
    }
    if (m_file >= 0 && !lacksLines) {
        const std::error_code problem = addLine(line);
        m_lacksLines = bool(problem);
        return problem;
    }
    close();
    const std::error_code problem = recreate(everything());
    m_lacksLines = bool(problem);
    m_recreated = m_wasReplaced && !problem;
    m_wasReplaced = m_wasReplaced && problem;
    return problem;
}

std::error_code AppendedFile::openExisting()
{
    // O_NONBLOCK: do not wait for a writer if the path is a pipe.
    const int file = uninterrupted(
        [&] { return m_files.open(m_path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK); });
    if (file < 0)
        return lastError();
    m_file = file;
    struct stat status = {};
    std::error_code problem;
    if (uninterrupted([&] { return m_files.status(file, status); }) != 0)
        problem = lastError();
    else if (!S_ISREG(status.st_mode))
        problem = notRegularFile();
    if (problem) {
        close();
        return problem;
    }
    m_size = status.st_size;
    truncatePartialLine();
    return {};
}

/// Removes an incomplete last line, left by a power cut, which would look like damage once lines
/// follow it. A line that only lacks its newline is kept.
void AppendedFile::truncatePartialLine()
{
    constexpr off_t longest = 64 << 10;
    std::string end(static_cast<std::size_t>(std::min(m_size, longest)), '\0');
    const off_t begin = m_size - static_cast<off_t>(end.size());
    if (m_files.readAt(m_file, end.data(), end.size(), begin) != static_cast<ssize_t>(end.size()))
        return;
    const std::size_t newline = end.rfind('\n');
    if (newline == std::string::npos && begin > 0)
        return;
    const std::string_view last = std::string_view(end).substr(newline + 1);
    const off_t size = m_size - static_cast<off_t>(last.size());
    if (!last.empty() && !m_isWhole(last)
        && uninterrupted([&] { return m_files.truncate(m_file, size); }) == 0)
        m_size = size; // otherwise readers skip the incomplete line
}

/// Whether the path now refers to another file, or to none. False if that cannot be determined:
/// writing will report the problem.
bool AppendedFile::isReplaced()
{
    struct stat opened = {};
    struct stat named = {};
    if (uninterrupted([&] { return m_files.status(m_file, opened); }) != 0)
        return false;
    if (opened.st_nlink == 0)
        return true;
    if (uninterrupted([&] { return m_files.status(m_path, named); }) != 0)
        return errno == ENOENT || errno == ENOTDIR;
    return opened.st_ino != named.st_ino || opened.st_dev != named.st_dev;
}

std::error_code AppendedFile::moveAside()
{
    struct stat status = {};
    std::string aside;
    for (int i = 1; aside.empty() || m_files.status(aside, status) == 0; ++i)
        aside = m_path + ".other-" + std::to_string(i);
    if (uninterrupted([&] { return m_files.rename(m_path, aside); }) != 0 && errno != ENOENT)
        return lastError();
    return {};
}

std::error_code AppendedFile::recreate(const std::string &everything)
{
    if (m_wasReplaced) {
        if (const std::error_code problem = moveAside())
            return problem;
    }
    const std::string folder = std::filesystem::path(m_path).parent_path().string();
    if (const std::error_code problem = makeFolders(m_files, folder.empty() ? "." : folder, 0700))
        return problem;
    if (const std::error_code problem = replaceFile(m_files, m_path, everything, 0600))
        return problem;
    // The result does not matter: the line is on disk, and the next append() opens the file if
    // necessary.
    openExisting();
    return {};
}

std::error_code AppendedFile::addLine(std::string_view line)
{
    std::string text(line);
    char last = '\n';
    if (m_size > 0 && m_files.readAt(m_file, &last, 1, m_size - 1) == 1 && last != '\n')
        text.insert(text.begin(), '\n'); // the previous line lacks its newline
    if (const std::error_code problem = writeAll(m_files, m_file, text))
        return problem;
    if (uninterrupted([&] { return m_files.syncData(m_file); }) != 0)
        return lastError();
    m_size += static_cast<off_t>(text.size());
    return {};
}

} // namespace core::storage
