#pragma once

#include "ai/othello/board/board.h"
#include "ai/othello/book/openingbook.h"
#include "core/storage/appendedfile.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace trainer {

/// Values of positions, found by searches of a depth in plies, in memory and in a file that grows
/// by a line for each. A run that was killed at any moment continues with what the file has. Any
/// thread.
class PositionValues
{
public:
    /// Keeps the values in memory only until open(). The calls must outlive this.
    explicit PositionValues(core::storage::FileSystem &files = core::storage::systemFiles())
        : m_files(files)
    {}

    /// Reads a file, or begins one: afterwards add() writes there, to the disk. The error reports a
    /// file of another kind, of other weights, or one that cannot be written.
    std::optional<core::Error> open(const std::string &path);

    /// A board as canonicalBoard() returns it.
    std::optional<int> find(const ai::othello::Board &board, int depth) const;
    /// The error reports a file that could not be written.
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
    mutable std::mutex m_mutex; ///< guards what follows
    std::map<Key, int, KeyOrder> m_values;
    std::string m_path;
    std::optional<core::storage::AppendedFile> m_file; ///< none in memory only
};

} // namespace trainer
