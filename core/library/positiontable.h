#pragma once

#include "core/library/gamelibrary.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace core::library {

/// What filters and statistics need of a game: little enough that all games' are held in memory.
struct GameFacts
{
    std::uint32_t black = 0; ///< ids of the tables of names
    std::uint32_t white = 0;
    std::uint32_t event = 0;
    std::uint16_t year = 0; ///< 0: unknown
    std::int8_t score = 0;  ///< Black's discs less White's
    bool hasScore = false;
    bool own = false;
};

/// A game that moved from a position.
struct PositionEntry
{
    std::int64_t game = 0; ///< its id
    int square = 0;        ///< of the move, canonical
    bool white = false;    ///< White moved in that game
};

// The table of positions has a row for each position that two games or more moved from: as a blob,
// by game, the difference of its id to the one before as a number of seven bits a byte, least
// first, the top bit set where more follow; then a byte with the canonical square, and 64 added
// where White moved. Rows of the positions that one game alone moved from would be 97 of 100: these
// are found by the keys that all games have after so many moves, of which a part is kept.

void appendEntry(std::vector<std::uint8_t> &blob, std::int64_t previousGame,
                 const PositionEntry &entry);

/// Calls a function with each entry of a blob; one that was damaged ends early.
template <class Receive>
void forEachEntry(std::span<const std::uint8_t> blob, const Receive &receive)
{
    PositionEntry entry;
    std::uint64_t game = 0; // wraps around where the blob is damaged
    for (std::size_t at = 0; at < blob.size();) {
        std::uint64_t difference = 0;
        for (unsigned shift = 0; at < blob.size() && shift < 63; shift += 7) {
            const std::uint8_t byte = blob[at++];
            difference |= std::uint64_t(byte & 0x7f) << shift;
            if ((byte & 0x80) == 0)
                break;
        }
        if (at >= blob.size())
            return;
        const std::uint8_t move = blob[at++];
        game += difference;
        entry.game = static_cast<std::int64_t>(game);
        entry.square = move & 63;
        entry.white = (move & 64) != 0;
        receive(entry);
    }
}

/// What is kept of a position's key with each game that moved from it: one of 65,536 games, not
/// enough to tell positions apart, has it by chance.
constexpr std::uint16_t partOfKey(std::int64_t key)
{
    return static_cast<std::uint16_t>(key);
}

/// The ids of the games in the table that may have moved from a position with a key after so many
/// squares. Throws DatabaseFailure.
std::vector<std::int64_t> mayHaveReached(Database &database, std::int64_t key, std::size_t squares);

/// The squares of a game's row, up to one that no board has: that row is damaged.
inline std::span<const std::uint8_t> squaresIn(std::span<const std::uint8_t> moves)
{
    const auto wrong =
        std::find_if(moves.begin(), moves.end(), [](auto code) { return code > 63; });
    return moves.first(static_cast<std::size_t>(wrong - moves.begin()));
}

/// The lines of games in memory, moved forward together: at each step the positions of one number
/// of discs, so that equal ones meet. A library of a million games takes 150 MB.
class GameLines
{
public:
    /// Reads all games. Throws DatabaseFailure.
    explicit GameLines(Database &database);

    /// Whether a game has a move from here.
    bool hasMoves() const { return m_ply < m_longest; }
    /// The positions in the order of their discs.
    std::vector<PlayedPosition> playedPositions() const;

    struct Entry
    {
        std::int64_t key;
        std::uint32_t game; ///< its place among the games, from 0
        std::uint8_t square;
        bool white;
    };
    /// The entries in the order of the key, then of the game.
    std::vector<Entry> entries() const;
    /// How many squares were played before the entries.
    std::size_t squaresPlayed() const { return m_ply; }
    /// The id of the game at a place.
    std::int64_t idOf(std::uint32_t game) const { return m_ids[game]; }
    std::size_t games() const { return m_ids.size(); }

    void advance();

private:
    /// -1 where the game has no further move.
    int squareAt(std::size_t game) const;
    /// The position from which a game moves at this step, if it does and may.
    std::optional<Othello> moving(std::size_t game) const;

    std::vector<std::int64_t> m_ids;
    std::vector<std::uint8_t> m_squares;
    std::vector<std::size_t> m_begins; ///< of each game among the squares, and the end of the last
    std::vector<LineReplay> m_replays;
    std::size_t m_ply = 0;
    std::size_t m_longest = 0;
};

/// The facts of all games with an id above one, by id.
std::vector<GameFacts> readFacts(Database &database, std::int64_t above);

/// Games of a damaged file, from an id to another.
struct GameRange
{
    std::int64_t first = 0;
    std::int64_t last = 0; ///< 0: to the end, which cannot be read either
};

/// Adds a game behind those of the ranges.
void addGame(std::vector<GameRange> &ranges, std::int64_t id);

/// The facts of all games that can be read one by one, by id; of the others empty ones, and their
/// ids.
std::vector<GameFacts> readWholeFacts(Database &database, std::vector<GameRange> &unreadable);

std::vector<std::uint8_t> packedFacts(std::span<const GameFacts> facts);
std::vector<GameFacts> unpackedFacts(std::span<const std::uint8_t> bytes);

/// Replaces the derived tables in one transaction. A stop leaves the old.
void writePositionTable(Database &database, const std::stop_token &token);

} // namespace core::library
