#include "ai/othello/book/openingbook.h"

#include "ai/othello/board/kernelportable.h"
#include "core/othellogeometry.h"
#include "core/packedfile.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace ai::othello {

namespace {

// The mark is the number of positions. They follow as a tree from the start position, each before
// those that its moves reach: the move's square with two flags, then the value with one.
constexpr core::PackedKind fileKind{"TabOthBk", 1, "book positions"};
constexpr unsigned expandedFlag = 64; ///< beside the square
constexpr unsigned childrenFlag = 128;
constexpr unsigned lastFlag =
    128; ///< in the value's byte: this is the parent's last move in the file
constexpr std::size_t bytesPerPosition = 2;

/// The maximum loss of a drawn move, in discs.
constexpr int maxLoss = 1;

/// Writes the tree of the positions of a book.
class TreeWriter
{
public:
    explicit TreeWriter(const OpeningBook &book)
        : m_book(book)
    {}

    std::vector<std::uint8_t> written()
    {
        if (const OpeningBook::Entry *start = m_book.find(startBoard)) {
            m_written.insert(start->board);
            write(*start, 0, true);
        }
        return std::move(m_bytes);
    }

private:
    struct Child
    {
        int square;
        const OpeningBook::Entry *entry;
    };

    /// The moves of a position are those of its canonical board.
    void write(const OpeningBook::Entry &entry, int square, bool isLast)
    {
        const std::vector<Child> children = newChildren(entry);
        m_bytes.push_back(static_cast<std::uint8_t>(static_cast<unsigned>(square)
                                                    | (entry.expanded ? expandedFlag : 0)
                                                    | (children.empty() ? 0 : childrenFlag)));
        m_bytes.push_back(static_cast<std::uint8_t>(
            static_cast<unsigned>(entry.value + OpeningBook::maxValue) | (isLast ? lastFlag : 0)));
        for (const Child &child : children)
            write(*child.entry, child.square, &child == &children.back());
    }

    /// The children that have not been written yet.
    std::vector<Child> newChildren(const OpeningBook::Entry &entry)
    {
        std::vector<Child> children;
        for (Mask rest = movesOf(entry.board); rest != 0;) {
            const int square = popSquare(rest);
            const OpeningBook::Entry *child = m_book.find(afterMove(entry.board, square));
            if (child != nullptr && m_written.insert(child->board).second)
                children.push_back({square, child});
        }
        return children;
    }

    const OpeningBook &m_book;
    std::set<Board> m_written;
    std::vector<std::uint8_t> m_bytes;
};

/// Reads what TreeWriter wrote.
class TreeReader
{
public:
    explicit TreeReader(std::span<const std::uint8_t> bytes)
        : m_bytes(bytes)
    {}

    core::Result<std::vector<OpeningBook::Entry>> read()
    {
        if (!m_bytes.empty() && readPosition(nullptr))
            fail("it is a second start");
        if (!m_error && !m_bytes.empty())
            fail("expected no further ones");
        if (m_error)
            return *m_error;
        return std::move(m_entries);
    }

private:
    /// Reads a position and its descendants; returns whether the parent has more moves. The
    /// recursion is at most 60 deep, because each move adds a disc.
    bool readPosition(const Board *before)
    {
        if (m_bytes.size() < bytesPerPosition)
            return fail("it is missing");
        const unsigned place = m_bytes[0];
        const unsigned worth = m_bytes[1];
        m_bytes = m_bytes.subspan(bytesPerPosition);
        const auto square = static_cast<int>(place & 63);
        if (before != nullptr && !core::geometry::contains(movesOf(*before), square))
            return fail("its move is against the rules");
        const int value = static_cast<int>(worth & 127) - OpeningBook::maxValue;
        if (value > OpeningBook::maxValue)
            return fail("its value is too large");
        const Board board =
            canonicalBoard(before == nullptr ? startBoard : afterMove(*before, square));
        m_entries.push_back({board, static_cast<std::int8_t>(value), (place & expandedFlag) != 0});
        if ((place & childrenFlag) != 0) {
            while (readPosition(&board)) {
            }
        }
        return !m_error && (worth & lastFlag) == 0;
    }

    bool fail(const char *what)
    {
        if (!m_error)
            m_error = core::Error("the opening book is damaged: position "
                                  + std::to_string(m_entries.size() + 1) + ": " + what);
        return false;
    }

    std::span<const std::uint8_t> m_bytes;
    std::vector<OpeningBook::Entry> m_entries;
    std::optional<core::Error> m_error;
};

} // namespace

OpeningBook::OpeningBook(std::vector<Entry> entries)
    : m_entries(std::move(entries))
{
    std::sort(m_entries.begin(), m_entries.end(),
              [](const Entry &a, const Entry &b) { return a.board < b.board; });
}

core::Result<OpeningBook> OpeningBook::fromBytes(std::span<const std::uint8_t> bytes)
{
    const auto file = openedFile(fileKind, bytes);
    if (!file)
        return file.error();
    auto entries = TreeReader(file->rest).read();
    if (!entries)
        return entries.error();
    if (entries->size() != file->mark)
        return core::Error("the opening book is damaged: it holds "
                           + std::to_string(entries->size()) + " positions, expected "
                           + std::to_string(file->mark));
    OpeningBook book(*entries);
    const auto twice =
        std::adjacent_find(book.m_entries.begin(), book.m_entries.end(),
                           [](const Entry &a, const Entry &b) { return a.board == b.board; });
    if (twice != book.m_entries.end())
        return core::Error("the opening book is damaged: it holds a position twice");
    if (!book.isConsistent())
        return core::Error("the opening book is damaged: the value of a position is not that of "
                           "its best move");
    return book;
}

std::vector<std::uint8_t> OpeningBook::packed() const
{
    const std::vector<std::uint8_t> tree = TreeWriter(*this).written();
    return packedFile(fileKind, static_cast<std::uint32_t>(tree.size() / bytesPerPosition), tree);
}

bool OpeningBook::isConsistent() const
{
    return std::all_of(m_entries.begin(), m_entries.end(), [this](const Entry &entry) {
        if (!entry.expanded)
            return true;
        int best = -maxValue - 1;
        for (Mask rest = movesOf(entry.board); rest != 0;) {
            const Entry *child = find(afterMove(entry.board, popSquare(rest)));
            if (child == nullptr)
                return false;
            best = std::max(best, -child->value);
        }
        return best == entry.value;
    });
}

const OpeningBook::Entry *OpeningBook::find(const Board &board) const
{
    const Board canonical = canonicalBoard(board);
    const auto found = std::lower_bound(
        m_entries.begin(), m_entries.end(), canonical,
        [](const Entry &entry, const Board &wanted) { return entry.board < wanted; });
    return found != m_entries.end() && found->board == canonical ? &*found : nullptr;
}

std::vector<BookMove> OpeningBook::moves(const Board &board) const
{
    std::vector<BookMove> moves;
    if (const Entry *entry = find(board); entry == nullptr || !entry->expanded)
        return moves;
    for (Mask rest = movesOf(board); rest != 0;) {
        const int square = popSquare(rest);
        if (const Entry *child = find(afterMove(board, square)))
            moves.push_back({square, -child->value});
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const BookMove &a, const BookMove &b) { return a.value > b.value; });
    return moves;
}

std::vector<int> OpeningBook::bestLine(Board board) const
{
    std::vector<int> line;
    for (auto known = moves(board); !known.empty(); known = moves(board)) {
        line.push_back(known.front().square);
        board = afterMove(board, line.back());
    }
    return line;
}

std::optional<BookMove> OpeningBook::pickMove(const Board &board, Random &random) const
{
    // 1. Group the good moves by the canonical position they lead to.
    std::map<Board, std::vector<BookMove>> choices;
    const std::vector<BookMove> known = moves(board);
    for (const BookMove &move : known) {
        if (known.front().value - move.value <= maxLoss)
            choices[canonicalBoard(afterMove(board, move.square))].push_back(move);
    }
    if (choices.empty())
        return std::nullopt;

    // 2. A move gets one ticket, and one more for each disc by which it beats the worst good move.
    std::vector<const std::vector<BookMove> *> tickets;
    for (const auto &[position, alike] : choices) {
        const int worse = known.front().value - alike.front().value;
        tickets.insert(tickets.end(), static_cast<std::size_t>(1 + maxLoss - worse), &alike);
    }
    const std::vector<BookMove> &alike = *tickets[uniformIndex(random, tickets.size())];
    return alike[uniformIndex(random, alike.size())];
}

} // namespace ai::othello
