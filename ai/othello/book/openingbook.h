#pragma once

#include "ai/othello/board/board.h"
#include "ai/search/random.h"

#include "core/error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ai::othello {

/// A move that leads into the book.
struct BookMove
{
    int square = 0;
    int value = 0; ///< to the side that makes it, in discs

    friend bool operator==(const BookMove &, const BookMove &) = default;
};

/// Positions of the opening and their values from long searches. A position is either expanded, its
/// value then being that of its best move and all of its moves leading into the book, or a leaf,
/// whose value was searched for. A position is known however the board is turned or mirrored,
/// whichever moves led to it and whichever colour is to move.
///
/// Immutable: threads share it.
class OpeningBook
{
public:
    /// Larger values are kept as this.
    static constexpr int maxValue = 63;

    struct Entry
    {
        Board board;           ///< canonical
        std::int8_t value = 0; ///< to the mover, in discs
        bool expanded = false;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// Empty.
    OpeningBook() = default;
    /// Makes a book of entries in any order, each board once. Precondition: isConsistent()
    /// afterwards.
    explicit OpeningBook(std::vector<Entry> entries);

    /// Reads what packed() wrote. The error reports what is wrong: not such a file, another
    /// version, cut short, damaged, or a position that contradicts the rules or the others.
    static core::Result<OpeningBook> fromBytes(std::span<const std::uint8_t> bytes);
    /// The positions that moves from the start reach: two bytes each, and a header.
    std::vector<std::uint8_t> packed() const;

    /// Whether every expanded position has a move, all its moves in the book, and the value of the
    /// best of them.
    bool isConsistent() const;

    std::size_t size() const { return m_entries.size(); }
    const std::vector<Entry> &entries() const { return m_entries; } ///< in the boards' order

    /// What is known of a position, or null.
    const Entry *find(const Board &board) const;
    /// Every move of an expanded position, the best first, squares in order among equals; of other
    /// positions none.
    std::vector<BookMove> moves(const Board &board) const;
    /// Best play from a position as far as the book knows it, as squares.
    std::vector<int> bestLine(Board board) const;
    /// Draws a move that is at most a disc worse than the best. The best ones are twice as likely;
    /// moves that differ by symmetry count as one. Nothing where the position is not expanded.
    std::optional<BookMove> drawMove(const Board &board, Random &random) const;

    bool operator==(const OpeningBook &) const = default;

private:
    std::vector<Entry> m_entries;
};

} // namespace ai::othello
