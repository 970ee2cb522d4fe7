#pragma once

#include "ai/othello/board/board.h"
#include "ai/search/random.h"

#include "core/error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ai::othello {

/// A move whose position is in the book.
struct BookMove
{
    int square = 0;
    int value = 0; ///< for the side that makes it, in discs

    friend bool operator==(const BookMove &, const BookMove &) = default;
};

/// Opening positions with values from long searches. A position is either expanded: then all its
/// moves lead into the book, and its value is the best move's; or a leaf with a value from a
/// search. Lookups are independent of symmetry, of the moves that led to a position, and of the
/// side to move.
///
/// Immutable, so threads share it.
class OpeningBook
{
public:
    /// Larger values are clamped to this.
    static constexpr int maxValue = 63;

    struct Entry
    {
        Board board;           ///< canonical
        std::int8_t value = 0; ///< for the mover, in discs
        bool expanded = false;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// An empty book.
    OpeningBook() = default;
    /// Creates a book from entries in any order with distinct boards. Precondition: the result
    /// isConsistent().
    explicit OpeningBook(std::vector<Entry> entries);

    /// Parses packed(). The error says what is wrong: another kind of file or version, truncated,
    /// damaged, or a position that is illegal or contradicts the others.
    static core::Result<OpeningBook> fromBytes(std::span<const std::uint8_t> bytes);
    /// The book as a file: a header and two bytes per position reachable from the start.
    std::vector<std::uint8_t> packed() const;

    /// Whether every expanded position has moves, all of which are in the book, and the best one's
    /// value.
    bool isConsistent() const;

    std::size_t size() const { return m_entries.size(); }
    const std::vector<Entry> &entries() const { return m_entries; } ///< in the boards' order

    /// A position's entry, or null.
    const Entry *find(const Board &board) const;
    /// All moves of an expanded position, the best first, and equal ones in the order of squares;
    /// none for other positions.
    std::vector<BookMove> moves(const Board &board) const;
    /// The best line from a position as far as the book goes, as squares.
    std::vector<int> bestLine(Board board) const;
    /// Draws a move that is at most one disc worse than the best. Best moves are twice as likely;
    /// symmetric moves count as one. Nothing if the position is not expanded.
    std::optional<BookMove> pickMove(const Board &board, Random &random) const;

    bool operator==(const OpeningBook &) const = default;

private:
    std::vector<Entry> m_entries;
};

} // namespace ai::othello
