#pragma once

#include "core/library/gamelibrary.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace core::library {

/// What filters and statistics need of a game: small enough to keep those of all games in memory.
struct GameFacts
{
    std::uint32_t black = 0; ///< this and the next two: ids in the tables of names
    std::uint32_t white = 0;
    std::uint32_t event = 0;
    std::uint16_t year = 0; ///< 0: unknown
    std::int8_t score = 0;  ///< Black's discs minus White's
    bool hasScore = false;
    bool own = false;
};

/// A game's move from a position.
struct PositionEntry
{
    std::int64_t game = 0; ///< its id
    int square = 0;        ///< of the move, canonical
    bool white = false;    ///< White moved in that game
};

// The table of positions has a row for each position that at least two games moved from. Its blob
// has for each game the difference from the previous id as a varint (seven bits a byte, least
// significant first, the top bit set if more follow), and a byte with the canonical square, plus 64
// if White moved. Positions that only one game moved from would make up 97 % of the rows; they are
// found by a part of each game's key after each number of moves, stored in another table.

void appendEntry(std::vector<std::uint8_t> &blob, std::int64_t previousGame,
                 const PositionEntry &entry);

/// Calls a function with each entry of a blob; ends early if it is damaged.
template <class Receive>
void forEachEntry(std::span<const std::uint8_t> blob, const Receive &receive)
{
    PositionEntry entry;
    std::uint64_t game = 0; // wraps around if the blob is damaged
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

/// The part of a position's key that is stored for each game that moved from it. It does not
/// identify the position: one of 65,536 games has it by chance.
constexpr std::uint16_t partOfKey(std::int64_t key)
{
    return static_cast<std::uint16_t>(key);
}

/// The ids of the games in the table that may have moved from the position with this key after this
/// number of moves. Throws DatabaseFailure.
std::vector<std::int64_t> mayHaveReached(Database &database, std::int64_t key, std::size_t squares);

/// The squares in a game's row, up to the first invalid one, if the row is damaged.
inline std::span<const std::uint8_t> squaresIn(std::span<const std::uint8_t> moves)
{
    const auto wrong =
        std::find_if(moves.begin(), moves.end(), [](auto code) { return code > 63; });
    return moves.first(static_cast<std::size_t>(wrong - moves.begin()));
}

/// Replays all games in memory in step: at each step all positions have the same number of discs,
/// so that equal ones are found together. A library of a million games takes 150 MB.
class GameLines
{
public:
    /// Reads all games. Throws DatabaseFailure.
    explicit GameLines(Database &database);

    /// Whether any game has another move.
    bool hasMoves() const { return m_ply < m_longest; }
    /// The positions, sorted by their discs.
    std::vector<PlayedPosition> playedPositions() const;

    struct Entry
    {
        std::int64_t key;
        std::uint32_t game; ///< the game's index, from 0
        std::uint8_t square;
        bool white;
    };
    /// The entries, sorted by key, then by game.
    std::vector<Entry> entries() const;
    /// The number of moves, without passes, before the entries.
    std::size_t squaresPlayed() const { return m_ply; }
    /// The id of the game at an index.
    std::int64_t idOf(std::uint32_t game) const { return m_ids[game]; }
    std::size_t games() const { return m_ids.size(); }

    void advance();

private:
    /// -1 if the game has no further move.
    int squareAt(std::size_t game) const;
    /// The position from which a game moves at this step, if it has a move and the move is legal.
    std::optional<Othello> moving(std::size_t game) const;

    std::vector<std::int64_t> m_ids;
    std::vector<std::uint8_t> m_squares;
    std::vector<std::size_t> m_begins; ///< each game's offset among the squares, and the end
    std::vector<LineReplay> m_replays;
    std::size_t m_ply = 0;
    std::size_t m_longest = 0;
};

/// The facts of all games with ids greater than `above`, by id.
std::vector<GameFacts> readFacts(Database &database, std::int64_t above);

/// A range of ids of games in a damaged file.
struct GameRange
{
    std::int64_t first = 0;
    std::int64_t last = 0; ///< 0: up to the end, which is unknown
};

/// Adds a game after those of the ranges.
void addGame(std::vector<GameRange> &ranges, std::int64_t id);

/// The facts of all games that can be read one by one, by id; empty facts for the others, and the
/// ranges of their ids.
std::vector<GameFacts> readWholeFacts(Database &database, std::vector<GameRange> &unreadable);

std::vector<std::uint8_t> packedFacts(std::span<const GameFacts> facts);
std::vector<GameFacts> unpackedFacts(std::span<const std::uint8_t> bytes);

/// Replaces the derived tables in one transaction. A stop leaves the old ones.
void writePositionTable(Database &database, const std::stop_token &token);

} // namespace core::library
