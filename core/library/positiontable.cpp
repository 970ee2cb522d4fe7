#include "core/library/positiontable.h"

#include <algorithm>
#include <tuple>

namespace core::library {

namespace {

/// A row of the table before it is written: the blobs are contiguous in memory.
struct Row
{
    std::int64_t key;
    std::size_t begin;
    std::uint32_t size;
    std::uint32_t count;
};

class RowsOfPly
{
public:
    RowsOfPly(std::vector<Row> &rows, std::vector<std::uint8_t> &blobs)
        : m_rows(rows)
        , m_blobs(blobs)
    {}

    /// Adds a row for each key that at least two entries have.
    void add(const GameLines &lines, const std::vector<GameLines::Entry> &entries)
    {
        for (auto begin = entries.begin(); begin != entries.end();) {
            const auto end = std::find_if(begin, entries.end(), [begin](const auto &entry) {
                return entry.key != begin->key;
            });
            if (end - begin >= 2)
                addRow(lines, {begin, end});
            begin = end;
        }
    }

private:
    void addRow(const GameLines &lines, std::span<const GameLines::Entry> entries)
    {
        const std::size_t begin = m_blobs.size();
        std::int64_t previous = 0;
        for (const GameLines::Entry &entry : entries) {
            const std::int64_t game = lines.idOf(entry.game);
            appendEntry(m_blobs, previous, {game, entry.square, entry.white});
            previous = game;
        }
        m_rows.push_back({entries.front().key, begin,
                          static_cast<std::uint32_t>(m_blobs.size() - begin),
                          static_cast<std::uint32_t>(entries.size())});
    }

    std::vector<Row> &m_rows;
    std::vector<std::uint8_t> &m_blobs;
};

void writeRows(Database &database, const std::vector<Row> &rows,
               std::span<const std::uint8_t> blobs)
{
    Statement insert(database, "INSERT INTO position(key, count, games) VALUES(?,?,?)");
    for (const Row &row : rows) {
        insert.bind(1, row.key)
            .bind(2, std::int64_t(row.count))
            .bind(3, blobs.subspan(row.begin, row.size))
            .run();
    }
}

/// Writes a part of each game's key; 0 for a game without a move.
void writeKeys(Database &database, const GameLines &lines,
               const std::vector<GameLines::Entry> &entries)
{
    std::vector<std::uint8_t> bytes(2 * lines.games());
    for (const GameLines::Entry &entry : entries) {
        const std::uint16_t part = partOfKey(entry.key);
        bytes[2 * entry.game] = static_cast<std::uint8_t>(part);
        bytes[2 * entry.game + 1] = static_cast<std::uint8_t>(part >> 8);
    }
    Statement insert(database, "INSERT INTO reached(ply, keys) VALUES(?,?)");
    insert.bind(1, static_cast<std::int64_t>(lines.squaresPlayed()))
        .bind(2, std::span<const std::uint8_t>(bytes))
        .run();
}

constexpr std::size_t packedSize = 16;

void appendNumber(std::vector<std::uint8_t> &bytes, std::uint32_t number, int size)
{
    for (int i = 0; i < size; ++i)
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::uint32_t numberAt(std::span<const std::uint8_t> bytes, std::size_t at, int size)
{
    std::uint32_t number = 0;
    for (int i = 0; i < size; ++i)
        number |= std::uint32_t(bytes[at + static_cast<std::size_t>(i)]) << (8 * i);
    return number;
}

constexpr std::string_view factsQuery = "SELECT black, white, event, year, score, source.own FROM "
                                        "game JOIN source ON source.id=source ";

GameFacts factsIn(const Statement &row)
{
    return {static_cast<std::uint32_t>(row.integer(0)),
            static_cast<std::uint32_t>(row.integer(1)),
            static_cast<std::uint32_t>(row.integer(2)),
            static_cast<std::uint16_t>(row.integer(3)),
            static_cast<std::int8_t>(row.integer(4)),
            !row.isNull(4),
            row.integer(5) != 0};
}

/// The last game's id; nothing if none of the tables that give it can be read.
std::optional<std::int64_t> lastGame(Database &database)
{
    for (const char *sql : {"SELECT max(id) FROM game",
                            "SELECT count(*) FROM game INDEXED BY sqlite_autoindex_game_1",
                            "SELECT games FROM indexed"}) {
        const auto found = guarded([&] { return database.integer(sql); });
        if (found)
            return *found;
    }
    return std::nullopt;
}

} // namespace

void addGame(std::vector<GameRange> &ranges, std::int64_t id)
{
    if (!ranges.empty() && ranges.back().last == id - 1)
        ranges.back().last = id;
    else
        ranges.push_back({id, id});
}

std::vector<GameFacts> readWholeFacts(Database &database, std::vector<GameRange> &unreadable)
{
    constexpr std::int64_t fewestBytes = 16; // per game
    const std::optional<std::int64_t> last = lastGame(database);
    std::vector<GameFacts> facts;
    Statement one(database, std::string(factsQuery) + "WHERE game.id=?");
    for (std::int64_t id = 1; id <= last.value_or(database.fileSize() / fewestBytes); ++id) {
        one.bind(1, id);
        bool isRead = false;
        try {
            isRead = one.step();
        } catch (const DatabaseFailure &failure) {
            if (!failure.isDamage())
                throw;
        }
        facts.push_back(isRead ? factsIn(one) : GameFacts());
        if (!isRead)
            addGame(unreadable, id);
        one.reset();
    }
    if (!last && !unreadable.empty()) {
        facts.resize(static_cast<std::size_t>(unreadable.back().first - 1));
        unreadable.back().last = 0;
    }
    return facts;
}

void appendEntry(std::vector<std::uint8_t> &blob, std::int64_t previousGame,
                 const PositionEntry &entry)
{
    auto difference = static_cast<std::uint64_t>(entry.game - previousGame);
    for (; difference >= 0x80; difference >>= 7)
        blob.push_back(static_cast<std::uint8_t>(0x80 | (difference & 0x7f)));
    blob.push_back(static_cast<std::uint8_t>(difference));
    blob.push_back(static_cast<std::uint8_t>(entry.square | (entry.white ? 64 : 0)));
}

GameLines::GameLines(Database &database)
{
    Statement all(database, "SELECT id, moves FROM game ORDER BY id");
    while (all.step()) {
        m_ids.push_back(all.integer(0));
        m_begins.push_back(m_squares.size());
        const auto squares = squaresIn(all.blob(1));
        m_squares.insert(m_squares.end(), squares.begin(), squares.end());
        m_longest = std::max(m_longest, squares.size());
    }
    m_begins.push_back(m_squares.size());
    m_replays.resize(m_ids.size());
}

int GameLines::squareAt(std::size_t game) const
{
    const std::size_t at = m_begins[game] + m_ply;
    return at < m_begins[game + 1] ? m_squares[at] : -1;
}

std::optional<Othello> GameLines::moving(std::size_t game) const
{
    const int square = squareAt(game);
    if (square < 0)
        return std::nullopt;
    const Move move(static_cast<std::uint16_t>(square));
    Othello position = m_replays[game].position();
    // A side with a legal move never passes; checking the move first is cheaper.
    if (!position.isLegal(move) && position.mustPass())
        position.play(Othello::pass);
    return position.isLegal(move) ? std::optional(position) : std::nullopt;
}

std::vector<GameLines::Entry> GameLines::entries() const
{
    std::vector<Entry> entries;
    entries.reserve(m_ids.size());
    for (std::size_t game = 0; game < m_ids.size(); ++game) {
        const std::optional<Othello> position = moving(game);
        if (!position)
            continue;
        const CanonicalPosition canonical(*position);
        entries.push_back({canonical.key(), static_cast<std::uint32_t>(game),
                           static_cast<std::uint8_t>(canonical.canonicalSquare(squareAt(game))),
                           position->sideToMove() == Side::Second});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
        return std::tie(a.key, a.game) < std::tie(b.key, b.game);
    });
    return entries;
}

std::vector<PlayedPosition> GameLines::playedPositions() const
{
    std::vector<PlayedPosition> positions;
    for (std::size_t game = 0; game < m_ids.size(); ++game) {
        const std::optional<Othello> position = moving(game);
        if (!position)
            continue;
        const CanonicalPosition canonical(*position);
        positions.push_back(
            {canonical.discs(), geometry::squareBit(canonical.canonicalSquare(squareAt(game)))});
    }
    std::sort(positions.begin(), positions.end(),
              [](const auto &a, const auto &b) { return a.discs < b.discs; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (kept > 0 && positions[kept - 1].discs == positions[i].discs)
            positions[kept - 1].played |= positions[i].played;
        else
            positions[kept++] = positions[i];
    }
    positions.resize(kept);
    return positions;
}

void GameLines::advance()
{
    for (std::size_t game = 0; game < m_ids.size(); ++game) {
        const int square = squareAt(game);
        if (square >= 0)
            m_replays[game].play(square);
    }
    ++m_ply;
}

std::vector<std::int64_t> mayHaveReached(Database &database, std::int64_t key, std::size_t squares)
{
    std::vector<std::int64_t> games;
    Statement row(database, "SELECT keys FROM reached WHERE ply=?");
    row.bind(1, static_cast<std::int64_t>(squares));
    if (!row.step())
        return games;
    const std::span<const std::uint8_t> bytes = row.blob(0);
    const std::uint16_t part = partOfKey(key);
    for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
        if ((bytes[at] | bytes[at + 1] << 8) == part)
            games.push_back(static_cast<std::int64_t>(at / 2) + 1);
    }
    return games;
}

std::vector<GameFacts> readFacts(Database &database, std::int64_t above)
{
    std::vector<GameFacts> facts;
    Statement all(database, std::string(factsQuery) + "WHERE game.id>? ORDER BY game.id");
    all.bind(1, above);
    while (all.step())
        facts.push_back(factsIn(all));
    return facts;
}

std::vector<std::uint8_t> packedFacts(std::span<const GameFacts> facts)
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(facts.size() * packedSize);
    for (const GameFacts &game : facts) {
        appendNumber(bytes, game.black, 4);
        appendNumber(bytes, game.white, 4);
        appendNumber(bytes, game.event, 4);
        appendNumber(bytes, game.year, 2);
        bytes.push_back(static_cast<std::uint8_t>(game.score));
        bytes.push_back(static_cast<std::uint8_t>((game.hasScore ? 1 : 0) | (game.own ? 2 : 0)));
    }
    return bytes;
}

std::vector<GameFacts> unpackedFacts(std::span<const std::uint8_t> bytes)
{
    std::vector<GameFacts> facts;
    facts.reserve(bytes.size() / packedSize);
    for (std::size_t at = 0; at + packedSize <= bytes.size(); at += packedSize) {
        facts.push_back({numberAt(bytes, at, 4), numberAt(bytes, at + 4, 4),
                         numberAt(bytes, at + 8, 4),
                         static_cast<std::uint16_t>(numberAt(bytes, at + 12, 2)),
                         static_cast<std::int8_t>(bytes[at + 14]), (bytes[at + 15] & 1) != 0,
                         (bytes[at + 15] & 2) != 0});
    }
    return facts;
}

void writePositionTable(Database &database, const std::stop_token &token)
{
    Transaction transaction(database);
    database.execute("DELETE FROM reached");
    const std::vector<std::uint8_t> facts = packedFacts(readFacts(database, 0));
    std::vector<Row> rows;
    std::vector<std::uint8_t> blobs;
    std::int64_t last = 0;
    {
        GameLines lines(database);
        database.releasePages(); // an archive's pages take more memory than everything else
        if (lines.games() > 0)
            last = lines.idOf(static_cast<std::uint32_t>(lines.games() - 1));
        for (; lines.hasMoves(); lines.advance()) {
            if (token.stop_requested())
                return;
            const std::vector<GameLines::Entry> entries = lines.entries();
            writeKeys(database, lines, entries);
            RowsOfPly(rows, blobs).add(lines, entries);
        }
    }
    // In the order of the table's key, because inserting is then several times faster.
    std::sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.key < b.key; });
    database.execute("DELETE FROM position");
    writeRows(database, rows, blobs);
    Statement put(database, "INSERT OR REPLACE INTO indexed(id, games, facts) VALUES(1,?,?)");
    put.bind(1, last).bind(2, std::span<const std::uint8_t>(facts)).run();
    transaction.commit();
}

} // namespace core::library
