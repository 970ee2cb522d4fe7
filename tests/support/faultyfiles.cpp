#include "tests/support/faultyfiles.h"

#include <algorithm>

#include <fcntl.h>

namespace support {

using std::filesystem::path;

/// Counts a call; true if it is the one to fail.
bool FaultyFiles::fails(Call call, int &error)
{
    ++m_calls;
    if (m_fault.call == 0 || (m_fault.one && *m_fault.one != call))
        return false;
    ++m_counted;
    if (m_counted != m_fault.call && !(m_fault.lasting && m_counted > m_fault.call))
        return false;
    m_faulted = true;
    error = m_fault.error;
    errno = error;
    return true;
}

std::string FaultyFiles::relative(const std::string &path) const
{
    return path.size() > m_root.size() ? path.substr(m_root.size() + 1) : std::string();
}

FaultyFiles::NodePtr FaultyFiles::nodeAt(const std::string &path)
{
    const auto found = m_names.find(relative(path));
    if (found != m_names.end())
        return found->second;
    if (!relative(path).empty())
        return nullptr;
    auto root = std::make_shared<Node>();
    root->isFolder = true;
    m_names[""] = root;
    return root;
}

FaultyFiles::NodePtr FaultyFiles::folderOf(const std::string &path)
{
    return nodeAt(std::filesystem::path(path).parent_path().string());
}

void FaultyFiles::note(Change change)
{
    change.call = m_calls;
    m_changes.push_back(std::move(change));
}

void FaultyFiles::noteName(const std::string &path, NodePtr named, const std::string &oldName)
{
    Change change;
    change.node = folderOf(path);
    change.name = std::filesystem::path(path).filename().string();
    change.named = std::move(named);
    change.oldName = oldName;
    note(std::move(change));
}

int FaultyFiles::open(const std::string &path, int flags, mode_t mode)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Open, error))
        return -1;
    const int file = FileSystem::open(path, flags, mode);
    if (file < 0)
        return file;
    NodePtr node = nodeAt(path);
    if (!node) {
        node = m_names[relative(path)] = std::make_shared<Node>();
        noteName(path, node);
    }
    m_open[file] = {node, (flags & O_APPEND) != 0 ? m_sizes[node.get()] : 0};
    return file;
}

ssize_t FaultyFiles::write(int file, std::string_view bytes)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Write, error)) {
        if (error != 0)
            return -1;
        bytes = bytes.substr(0, std::max<std::size_t>(1, bytes.size() / 2));
    }
    const ssize_t count = FileSystem::write(file, bytes);
    if (count > 0) {
        Opened &opened = m_open[file];
        Change change;
        change.node = opened.node;
        change.at = opened.at;
        change.bytes = bytes.substr(0, static_cast<std::size_t>(count));
        note(std::move(change));
        opened.at += count;
        m_sizes[opened.node.get()] = opened.at;
    }
    return count;
}

ssize_t FaultyFiles::readAt(int file, char *bytes, std::size_t count, off_t from)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    return fails(Call::ReadAt, error) ? -1 : FileSystem::readAt(file, bytes, count, from);
}

int FaultyFiles::truncate(int file, off_t size)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Truncate, error))
        return -1;
    const int result = FileSystem::truncate(file, size);
    if (result == 0) {
        Opened &opened = m_open[file];
        Change change;
        change.node = opened.node;
        change.at = size;
        note(std::move(change));
        opened.at = m_sizes[opened.node.get()] = size;
    }
    return result;
}

int FaultyFiles::setPermissions(int file, mode_t mode)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    return fails(Call::Permissions, error) ? -1 : FileSystem::setPermissions(file, mode);
}

int FaultyFiles::sync(int file)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    const bool failed = fails(Call::Sync, error);
    const NodePtr node = m_open[file].node;
    for (Change &change : m_changes) {
        if (change.node != node || change.durableFrom != 0 || change.lost)
            continue;
        if (!failed)
            change.durableFrom = m_calls;
        else if (error != EINTR)
            change.lost = true;
    }
    return failed ? -1 : 0; // no real sync: the machine keeps running during the test
}

int FaultyFiles::close(int file)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    const bool failed = fails(Call::Close, error);
    m_open.erase(file);
    const int result = FileSystem::close(file); // like Linux, even if an error is reported
    if (!failed)
        return result;
    errno = error;
    return -1;
}

int FaultyFiles::rename(const std::string &from, const std::string &to)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Rename, error))
        return -1;
    const int result = FileSystem::rename(from, to);
    if (result == 0) {
        const NodePtr node = nodeAt(from);
        m_names.erase(relative(from));
        m_names[relative(to)] = node;
        noteName(to, node, path(from).filename().string());
    }
    return result;
}

int FaultyFiles::remove(const std::string &path)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Remove, error))
        return -1;
    const int result = FileSystem::remove(path);
    if (result == 0) {
        m_names.erase(relative(path));
        noteName(path, nullptr);
    }
    return result;
}

int FaultyFiles::makeFolder(const std::string &path, mode_t mode)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Folder, error))
        return -1;
    const int result = FileSystem::makeFolder(path, mode);
    if (result == 0) {
        const auto node = std::make_shared<Node>();
        node->isFolder = true;
        m_names[relative(path)] = node;
        noteName(path, node);
    }
    return result;
}

int FaultyFiles::removeFolder(const std::string &path)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    if (fails(Call::Remove, error))
        return -1;
    const int result = FileSystem::removeFolder(path);
    if (result == 0) {
        m_names.erase(relative(path));
        noteName(path, nullptr);
    }
    return result;
}

int FaultyFiles::status(int file, struct stat &status)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    return fails(Call::Status, error) ? -1 : FileSystem::status(file, status);
}

int FaultyFiles::status(const std::string &path, struct stat &status)
{
    const std::lock_guard lock(m_mutex);
    int error = 0;
    return fails(Call::Status, error) ? -1 : FileSystem::status(path, status);
}

void FaultyFiles::leaveAfterPowerCut(const std::string &folder, int beforeCall, Loss loss,
                                     std::mt19937 &random) const
{
    const std::lock_guard lock(m_mutex);
    std::map<const Node *, std::string> bytes;
    std::map<const Node *, std::map<std::string, NodePtr>> names;
    for (const Change &change : m_changes) {
        if (change.call >= beforeCall || change.lost)
            continue;
        const bool durable = change.durableFrom != 0 && change.durableFrom < beforeCall;
        if (!durable && (loss == Loss::Everything || (loss == Loss::Some && random() % 2 == 0)))
            continue;
        if (!change.name.empty()) {
            auto &held = names[change.node.get()];
            held.erase(change.oldName);
            held.erase(change.name);
            if (change.named)
                held[change.name] = change.named;
            continue;
        }
        std::string &content = bytes[change.node.get()];
        std::string written = change.bytes;
        const bool torn = !durable && loss == Loss::Some && random() % 4 == 0;
        if (torn && !written.empty())
            written.resize(random() % written.size());
        const auto end = static_cast<std::size_t>(change.at) + written.size();
        if (change.bytes.empty() || content.size() < end)
            content.resize(end);
        content.replace(static_cast<std::size_t>(change.at), written.size(), written);
    }
    const auto root = m_names.find("");
    std::filesystem::create_directories(folder);
    if (root == m_names.end())
        return;
    std::vector<std::pair<NodePtr, std::string>> folders{{root->second, folder}};
    while (!folders.empty()) {
        const auto [node, place] = folders.back();
        folders.pop_back();
        for (const auto &[name, held] : names[node.get()]) {
            std::string file = place;
            file.append("/").append(name);
            if (held->isFolder) {
                std::filesystem::create_directories(file);
                folders.emplace_back(held, file);
            } else {
                std::ofstream(file, std::ios::binary) << bytes[held.get()];
            }
        }
    }
}

} // namespace support
