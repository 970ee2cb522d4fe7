#include "core/library/gamelibrary.h"

#include "core/hashing.h"
#include "core/library/libraryschema.h"
#include "core/library/positiontable.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <unordered_map>

namespace core::library {

namespace {

/// FNV-1a of several parts, with separators between them.
class Hash
{
public:
    void add(std::span<const std::uint8_t> bytes)
    {
        // 0xff is neither a square nor a byte of UTF-8.
        m_value = fnv1a64(std::array<std::uint8_t, 1>{0xff}, fnv1a64(bytes, m_value));
    }
    void add(std::string_view text)
    {
        add(std::span(reinterpret_cast<const std::uint8_t *>(text.data()), text.size()));
    }
    std::int64_t value() const { return static_cast<std::int64_t>(m_value >> 1); }

private:
    std::uint64_t m_value = fnv1aBasis64;
};

/// The hash that identifies a game: of everything but the result, which one of two records of the
/// same game may lack. If both have results that differ, they are different games, and the second
/// one's hash includes its result.
std::int64_t hashOf(const LibraryGame &game, bool withScore = false)
{
    Hash hash;
    hash.add(game.squares);
    hash.add(game.players[0]);
    hash.add(game.players[1]);
    hash.add(game.event);
    hash.add(std::to_string(game.year));
    // The date too, although WTHOR and most archives have only the year: games with equal moves on
    // different dates are different.
    hash.add(game.date);
    if (withScore && game.score)
        hash.add(std::to_string(*game.score));
    return hash.value();
}

/// The table of names, held in memory while games are added.
class Names
{
public:
    Names(Database &database, const std::string &table)
        : m_database(database)
        , m_insert(database, "INSERT INTO " + table + "(name) VALUES(?)")
    {
        Statement all(database, "SELECT id, name FROM " + table);
        while (all.step())
            m_ids.emplace(all.text(1), all.integer(0));
    }

    std::int64_t idOf(const std::string &name)
    {
        const auto [found, isNew] = m_ids.try_emplace(name, 0);
        if (isNew) {
            m_insert.bind(1, name).run();
            found->second = m_database.lastInsertedId();
        }
        return found->second;
    }

private:
    Database &m_database;
    Statement m_insert;
    std::unordered_map<std::string, std::int64_t> m_ids;
};

std::int64_t recordSource(Database &database, const Source &source, std::size_t skipped)
{
    Statement insert(
        database, "INSERT INTO source(name, size, digest, own, passed_over) VALUES(?,?,?,?,?) "
                  "ON CONFLICT(digest, size, own) DO UPDATE SET passed_over=excluded.passed_over "
                  "RETURNING id");
    insert.bind(1, source.name)
        .bind(2, source.size)
        .bind(3, source.digest)
        .bind(4, std::int64_t(source.own))
        .bind(5, static_cast<std::int64_t>(skipped));
    std::int64_t id = 0;
    while (insert.step())
        id = insert.integer(0);
    return id;
}

constexpr std::string_view gameColumns = "SELECT game.id, b.name, w.name, e.name, game.year, "
                                         "game.date, game.score, game.moves FROM game "
                                         "JOIN player b ON b.id=game.black JOIN player w ON "
                                         "w.id=game.white JOIN event e ON e.id=game.event";

LibraryGame gameOf(const Statement &row)
{
    LibraryGame game;
    game.players = {std::string(row.text(1)), std::string(row.text(2))};
    game.event = row.text(3);
    game.year = static_cast<int>(row.integer(4));
    game.date = row.text(5);
    if (!row.isNull(6))
        game.score = static_cast<int>(row.integer(6));
    const auto squares = squaresIn(row.blob(7));
    game.squares.assign(squares.begin(), squares.end());
    return game;
}

std::vector<std::uint8_t> bytesOf(const std::vector<PositionValue::PlayedMove> &moves)
{
    std::vector<std::uint8_t> bytes;
    for (const auto &move : moves) {
        bytes.push_back(move.square);
        bytes.push_back(static_cast<std::uint8_t>(move.score));
    }
    return bytes;
}

PositionValue valueOf(const Statement &row)
{
    PositionValue value;
    value.score = static_cast<int>(row.integer(0));
    value.depth = static_cast<int>(row.integer(1));
    value.exact = row.integer(2) != 0;
    value.best = static_cast<int>(row.integer(3));
    const auto bytes = row.blob(4);
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2)
        value.played.push_back({bytes[i], static_cast<std::int8_t>(bytes[i + 1])});
    return value;
}

} // namespace

std::optional<int> PositionValue::scoreOf(int canonicalSquare) const
{
    for (const PlayedMove &move : played) {
        if (move.square == canonicalSquare)
            return move.score;
    }
    if (canonicalSquare == best)
        return score;
    return std::nullopt;
}

Result<GameLibrary> GameLibrary::open(const std::string &path, Access access)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return fileIsFolder(path);
    if (access == Access::Read && !std::filesystem::exists(path, none))
        return Error(QT_TRANSLATE_NOOP("core::Error", "there is no such file")).in(path);
    return guarded([&] {
        auto database = std::make_unique<Database>(path, access);
        prepareSchema(*database, access);
        return GameLibrary(std::move(database));
    });
}

std::optional<Error> GameLibrary::checkWhole(const std::stop_token &token)
{
    if (token.stop_requested())
        return std::nullopt;
    const std::stop_callback stopped(token, [this] { m_database->interrupt(); });
    const auto error = guardedError([this] { m_database->checkWhole(); });
    return token.stop_requested() ? std::nullopt : error; // only the stop may have caused the error
}

Result<LibraryInfo> GameLibrary::info()
{
    return guarded([this] {
        LibraryInfo info;
        info.games = m_database->integer("SELECT count(*) FROM game");
        info.sources = m_database->integer("SELECT count(*) FROM source");
        info.players = m_database->integer("SELECT count(*) FROM player WHERE name<>''");
        info.events = m_database->integer("SELECT count(*) FROM event WHERE name<>''");
        info.firstYear = static_cast<int>(
            m_database->integer("SELECT ifnull(min(year), 0) FROM game WHERE year<>0"));
        info.lastYear =
            static_cast<int>(m_database->integer("SELECT ifnull(max(year), 0) FROM game"));
        info.sharedPositions = m_database->integer("SELECT count(*) FROM position");
        info.indexedGames = m_database->integer("SELECT games FROM indexed");
        info.values = m_database->integer("SELECT count(*) FROM value");
        info.bytes = m_database->fileSize();
        return info;
    });
}

Result<bool> GameLibrary::knows(const Source &source)
{
    return guarded([&] {
        Statement found(*m_database, "SELECT 1 FROM source WHERE digest=? AND size=? AND own=? AND "
                                     "passed_over=0");
        found.bind(1, source.digest).bind(2, source.size).bind(3, std::int64_t(source.own));
        return found.step();
    });
}

Result<GameLibrary::Added> GameLibrary::add(const Source &source,
                                            std::span<const LibraryGame> games, std::size_t skipped,
                                            const std::stop_token &token)
{
    return guarded([&] {
        Added result;
        Transaction transaction(*m_database);
        Names players(*m_database, "player");
        Names events(*m_database, "event");
        const std::int64_t sourceId = recordSource(*m_database, source, skipped);
        Statement insert(
            *m_database,
            "INSERT OR IGNORE INTO game(hash, source, black, white, event, year, date, "
            "score, moves) VALUES(?,?,?,?,?,?,?,?,?)");
        Statement complete(*m_database, "UPDATE game SET score=? WHERE hash=? AND score IS NULL");
        Statement differs(*m_database, "SELECT 1 FROM game WHERE hash=? AND score<>?");
        for (const LibraryGame &game : games) {
            if (token.stop_requested())
                m_database->fail(QT_TRANSLATE_NOOP("core::Error", "the import was interrupted"));
            const std::int64_t hash = hashOf(game);
            insert.bind(1, hash)
                .bind(2, sourceId)
                .bind(3, players.idOf(game.players[0]))
                .bind(4, players.idOf(game.players[1]))
                .bind(5, events.idOf(game.event))
                .bind(6, std::int64_t(game.year));
            if (game.date.empty())
                insert.bindNull(7);
            else
                insert.bind(7, game.date);
            if (game.score)
                insert.bind(8, std::int64_t(*game.score));
            else
                insert.bindNull(8);
            insert.bind(9, std::span<const std::uint8_t>(game.squares)).run();
            bool isNew = m_database->changes() > 0;
            if (!isNew && game.score) {
                differs.bind(1, hash).bind(2, std::int64_t(*game.score));
                const bool isOther = differs.step();
                differs.reset();
                if (isOther) {
                    insert.bind(1, hashOf(game, true)).run();
                    isNew = m_database->changes() > 0;
                }
            }
            (isNew ? result.added : result.known) += 1;
            if (isNew || !game.score)
                continue;
            complete.bind(1, std::int64_t(*game.score)).bind(2, hash).run();
            result.scored += m_database->changes() > 0 ? 1u : 0u;
        }
        transaction.commit();
        return result;
    });
}

std::optional<Error>
GameLibrary::forEachGame(const std::function<void(std::int64_t, const LibraryGame &)> &receive,
                         const std::stop_token &token)
{
    return guardedError([&] {
        Statement all(*m_database, std::string(gameColumns) + " ORDER BY game.id");
        while (!token.stop_requested() && all.step())
            receive(all.integer(0), gameOf(all));
    });
}

Result<std::optional<LibraryGame>> GameLibrary::game(std::int64_t id)
{
    return guarded([&] { return findGame(id); });
}

std::optional<LibraryGame> GameLibrary::findGame(std::int64_t id)
{
    Statement one(*m_database, std::string(gameColumns) + " WHERE game.id=?");
    one.bind(1, id);
    if (!one.step())
        return std::nullopt;
    return gameOf(one);
}

std::optional<Error> GameLibrary::rebuildPositions(const std::stop_token &token)
{
    return guardedError([&] { writePositionTable(*m_database, token); });
}

std::optional<Error> GameLibrary::refreshPositions(const std::stop_token &token)
{
    // Comparing so many games one by one takes less than a millisecond.
    constexpr std::int64_t fewGames = 2000;
    const auto missing = guarded([this] {
        return m_database->integer("SELECT count(*) FROM game WHERE id > "
                                   "ifnull((SELECT games FROM indexed), 0)");
    });
    if (!missing)
        return missing.error();
    return *missing < fewGames ? std::nullopt : rebuildPositions(token);
}

std::optional<Error>
GameLibrary::forEachPosition(const std::function<void(const PlayedPosition &)> &receive,
                             const std::stop_token &token)
{
    return guardedError([&] {
        GameLines lines(*m_database);
        while (!token.stop_requested() && lines.hasMoves()) {
            for (const PlayedPosition &position : lines.playedPositions())
                receive(position);
            lines.advance();
        }
    });
}

Result<std::optional<PositionValue>> GameLibrary::value(std::int64_t key)
{
    return guarded([&] { return findValue(key); });
}

Result<std::vector<std::optional<PositionValue>>>
GameLibrary::values(std::span<const std::int64_t> keys)
{
    return guarded([&] {
        std::vector<std::optional<PositionValue>> found;
        found.reserve(keys.size());
        Transaction transaction(*m_database, Transaction::Kind::Read);
        for (const std::int64_t key : keys)
            found.push_back(findValue(key));
        transaction.commit();
        return found;
    });
}

/// Throws DatabaseFailure.
std::optional<PositionValue> GameLibrary::findValue(std::int64_t key)
{
    if (!m_findValue)
        m_findValue = std::make_unique<Statement>(
            *m_database, "SELECT score, depth, exact, best, played FROM value WHERE key=?");
    m_findValue->bind(1, key);
    std::optional<PositionValue> found;
    if (m_findValue->step())
        found = valueOf(*m_findValue);
    m_findValue->reset();
    return found;
}

Result<GameLibrary::Stored> GameLibrary::store(std::span<const KeyedValue> values)
{
    return guarded([&] {
        Stored result;
        Transaction transaction(*m_database);
        Statement put(*m_database, "INSERT OR REPLACE INTO value(key, score, depth, exact, best, "
                                   "played) VALUES(?,?,?,?,?,?)");
        for (const KeyedValue &keyed : values) {
            const std::optional<PositionValue> there = findValue(keyed.key);
            const PositionValue &value = keyed.value;
            if (there && *there == value) {
                ++result.same;
                continue;
            }
            // The result of the same search, but other moves had been played from the position.
            const bool sameSearch = there && there->depth == value.depth
                                    && there->score == value.score && there->exact == value.exact
                                    && there->best == value.best;
            if (there && there->depth == value.depth && !sameSearch) {
                result.conflicts.push_back(keyed.key);
                continue;
            }
            if (there
                && (there->depth > value.depth
                    || (sameSearch && there->played.size() > value.played.size()))) {
                ++result.shallower;
                continue;
            }
            put.bind(1, keyed.key)
                .bind(2, std::int64_t(value.score))
                .bind(3, std::int64_t(value.depth))
                .bind(4, std::int64_t(value.exact))
                .bind(5, std::int64_t(value.best))
                .bind(6, std::span<const std::uint8_t>(bytesOf(value.played)))
                .run();
            ++result.stored;
        }
        transaction.commit();
        return result;
    });
}

} // namespace core::library
