#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/book/openingbook.h"
#include "core/storage/appendedfile.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace trainer {

/// Values of positions from searches of a depth in plies, in memory and in a file with one line
/// each. A run killed at any moment continues with the file's contents. Any thread.
class PositionValues
{
public:
    /// Keeps values in memory only, until open(). `files` must outlive this.
    explicit PositionValues(core::storage::FileSystem &files = core::storage::systemFiles())
        : m_files(files)
    {}

    /// Reads or creates a file, to which add() then writes and syncs. An error for a file of
    /// another kind or of other weights, or one that cannot be written.
    std::optional<core::Error> open(const std::string &path);

    /// The board must be as returned by canonicalBoard().
    std::optional<int> find(const ai::othello::Board &board, int depth) const;
    /// An error if the file could not be written.
    std::optional<core::Error> add(const ai::othello::Board &board, int depth, int value);

    std::size_t size() const;

private:
    struct Key
    {
        ai::othello::Board board;
        int depth;
    };
    struct KeyOrder
    {
        bool operator()(const Key &a, const Key &b) const
        {
            return a.depth != b.depth ? a.depth < b.depth : a.board < b.board;
        }
    };

    std::optional<core::Error> read(const std::string &text, std::size_t &whole);
    std::string text() const;

    core::storage::FileSystem &m_files;
    mutable std::mutex m_mutex; ///< guards the members below
    std::map<Key, int, KeyOrder> m_values;
    std::string m_path;
    std::optional<core::storage::AppendedFile> m_file; ///< nothing: memory only
};

} // namespace trainer
