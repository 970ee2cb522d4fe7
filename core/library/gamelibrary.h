#pragma once

#include "core/library/canonicalposition.h"
#include "core/library/database.h"
#include "core/move.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core::library {

/// An Othello game from the usual start, as a library stores it. The texts are UTF-8 and may be
/// empty.
struct LibraryGame
{
    std::array<std::string, 2> players; ///< of Black and White
    std::string event;
    std::string date;                  ///< as written in its source
    int year = 0;                      ///< 0: unknown
    std::optional<int> score;          ///< Black's discs minus White's; nothing: unknown
    std::vector<std::uint8_t> squares; ///< of the moves, 0 to 63, legal in this order; no passes

    friend bool operator==(const LibraryGame &, const LibraryGame &) = default;
};

/// The file that games came from.
struct Source
{
    std::string name; ///< of a file, without its folder
    std::int64_t size = 0;
    std::int64_t digest = 0; ///< of its bytes
    bool own = false;        ///< the games were played in this program
};

/// An engine's value of a position.
struct PositionValue
{
    struct PlayedMove
    {
        std::uint8_t square = 0; ///< canonical
        std::int8_t score = 0;   ///< in discs, for the side that moves

        friend bool operator==(const PlayedMove &, const PlayedMove &) = default;
    };

    int score = 0;      ///< in discs, for the side to move
    int depth = 0;      ///< of the search, in plies
    bool exact = false; ///< proved
    int best = 0;       ///< the best move's canonical square
    /// The moves that were played in the library when it was analysed, by square.
    std::vector<PlayedMove> played;

    std::optional<int> scoreOf(int canonicalSquare) const;

    friend bool operator==(const PositionValue &, const PositionValue &) = default;
};

/// A position that at least one game reached and moved from, and the moves played there.
struct PlayedPosition
{
    Discs discs;     ///< canonical
    Mask played = 0; ///< canonical squares
};

/// A position with its value, by the key of the position.
struct KeyedValue
{
    std::int64_t key = 0;
    PositionValue value;
};

/// Statistics of a library's contents.
struct LibraryInfo
{
    std::int64_t games = 0;
    std::int64_t sources = 0;
    std::int64_t players = 0;
    std::int64_t events = 0;
    int firstYear = 0; ///< 0: no game has a year
    int lastYear = 0;
    std::int64_t sharedPositions = 0; ///< reached by two games or more
    std::int64_t indexedGames = 0;    ///< games that are in the table of positions
    std::int64_t values = 0;
    std::int64_t bytes = 0; ///< of the file
};

/// A collection of Othello games and values of positions: one SQLite file, described in
/// resources/formats/tabuleiro-library.md. The table of positions is derived from the games and can
/// be rebuilt; values are never removed.
///
/// The database uses a rollback journal rather than a write-ahead log, so that it is a single file
/// while nobody writes, can be read in read-only and network folders, and a killed program's
/// journal is rolled back by the next program. Any number of programs, one writer at a time.
///
/// One thread at a time. Errors begin with the path.
class GameLibrary
{
public:
    using Access = Database::Access;

    /// The application_id of the database: "TaLi".
    static constexpr std::int64_t applicationId = 0x54614c69;
    /// The user_version of the database. Each schema has its own number.
    static constexpr std::int64_t schemaVersion = 2;

    /// Opens a library; with Access::Write creates one if there is no file or an empty one. An
    /// error if the file is something else, truncated, damaged, from a newer program, or may not be
    /// opened.
    static Result<GameLibrary> open(const std::string &path, Access access);

    const std::string &path() const { return m_database->path(); }
    /// Reads the whole file, 180 MB in about two seconds; an error if any part is damaged, which
    /// opening does not detect. Nothing after a stop.
    std::optional<Error> checkWhole(const std::stop_token &token = {});
    Result<LibraryInfo> info();

    /// Whether all games of a file with this content have been added.
    Result<bool> knows(const Source &source);

    struct Added
    {
        std::size_t added = 0;
        std::size_t known = 0;  ///< the library had the same game of the same players
        std::size_t scored = 0; ///< of the known ones: had no score, and have one now
    };
    /// Adds new games, and scores to known games that have none, in one transaction: all of them
    /// or, after an error or a stop, none. `skipped` is the number of the source's games that
    /// could not be read.
    Result<Added> add(const Source &source, std::span<const LibraryGame> games, std::size_t skipped,
                      const std::stop_token &token = {});

    /// Calls a function with each game, in the order in which they were added.
    std::optional<Error>
    forEachGame(const std::function<void(std::int64_t id, const LibraryGame &game)> &receive,
                const std::stop_token &token = {});
    /// Nothing if there is no such game.
    Result<std::optional<LibraryGame>> game(std::int64_t id);
    /// As game(). Throws DatabaseFailure.
    std::optional<LibraryGame> findGame(std::int64_t id);

    /// Rebuilds the table of positions from the games. A stop leaves it as it was.
    std::optional<Error> rebuildPositions(const std::stop_token &token = {});
    /// Calls rebuildPositions() if so many games are not in the table that lookups are slow.
    std::optional<Error> refreshPositions(const std::stop_token &token = {});

    /// Calls a function with each distinct position from which a game moved, ordered by the number
    /// of discs, then by the discs, so that the order depends only on the games.
    std::optional<Error> forEachPosition(const std::function<void(const PlayedPosition &)> &receive,
                                         const std::stop_token &token = {});

    Result<std::optional<PositionValue>> value(std::int64_t key);
    /// The values of many positions, in their order. Uses one transaction, so that the database is
    /// locked once rather than for each value.
    Result<std::vector<std::optional<PositionValue>>> values(std::span<const std::int64_t> keys);

    struct Stored
    {
        std::size_t stored = 0;
        std::size_t shallower = 0; ///< than the stored value, which was kept
        std::size_t same = 0;      ///< as the stored value
        /// Keys with a different stored value of the same depth, which was kept: the values come
        /// from different engines.
        std::vector<std::int64_t> conflicts;
    };
    /// Stores values in one transaction; a deeper one replaces a shallower one.
    Result<Stored> store(std::span<const KeyedValue> values);

    Database &database() { return *m_database; }

private:
    explicit GameLibrary(std::unique_ptr<Database> database)
        : m_database(std::move(database))
    {}

    std::optional<PositionValue> findValue(std::int64_t key);

    std::unique_ptr<Database> m_database;
    std::unique_ptr<Statement> m_findValue; ///< made when it is first needed
};

/// Returns a function's result, or the error of the DatabaseFailure that it throws.
template <class Function>
auto guarded(const Function &function) -> Result<decltype(function())>
{
    try {
        return function();
    } catch (const DatabaseFailure &failure) {
        return failure.error();
    }
}

/// Returns the value of a result, or throws its error as a DatabaseFailure, within guarded().
template <class Value>
Value valueOrThrow(Result<Value> result)
{
    if (!result)
        throw DatabaseFailure(result.error());
    return *std::move(result);
}

/// Like guarded(), for a function without a result.
template <class Function>
std::optional<Error> guardedError(const Function &function)
{
    try {
        function();
        return std::nullopt;
    } catch (const DatabaseFailure &failure) {
        return failure.error();
    }
}

} // namespace core::library
