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

/// An Othello game from the usual start, as a library keeps it. The texts are UTF-8 and may be
/// empty.
struct LibraryGame
{
    std::array<std::string, 2> players; ///< of Black and White
    std::string event;
    std::string date;                  ///< as its source wrote it
    int year = 0;                      ///< 0: unknown
    std::optional<int> score;          ///< Black's discs less White's; nothing where unknown
    std::vector<std::uint8_t> squares; ///< of the moves, 0 to 63, legal in this order; no passes

    friend bool operator==(const LibraryGame &, const LibraryGame &) = default;
};

/// Where games came from.
struct Source
{
    std::string name; ///< of a file, without its folder
    std::int64_t size = 0;
    std::int64_t digest = 0; ///< of its bytes
    bool own = false;        ///< the games were played in this program
};

/// What an engine found a position to be worth.
struct PositionValue
{
    struct PlayedMove
    {
        std::uint8_t square = 0; ///< canonical
        std::int8_t score = 0;   ///< in discs, to the side that moves

        friend bool operator==(const PlayedMove &, const PlayedMove &) = default;
    };

    int score = 0;      ///< in discs, to the side to move
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

/// What a library holds, in numbers.
struct LibraryInfo
{
    std::int64_t games = 0;
    std::int64_t sources = 0;
    std::int64_t players = 0;
    std::int64_t events = 0;
    int firstYear = 0; ///< 0: no game has a year
    int lastYear = 0;
    std::int64_t sharedPositions = 0; ///< reached by two games or more
    std::int64_t indexedGames = 0;    ///< that the table of positions counts
    std::int64_t values = 0;
    std::int64_t bytes = 0; ///< of the file
};

/// A collection of Othello games with what positions are worth: one SQLite file, described in
/// resources/formats/tabuleiro-library.md. The games are the truth; the table of positions follows
/// from them and can be rebuilt; values are never removed.
///
/// The database has a rollback journal, not a write-ahead log: so it is one file whenever nobody
/// writes, can be read from read-only and network folders, and a killed program leaves a journal
/// that the next one rolls back. One writer at a time, of any number of programs.
///
/// One thread at a time. Errors begin with the path.
class GameLibrary
{
public:
    using Access = Database::Access;

    /// The application_id of the database: "TaLi".
    static constexpr std::int64_t applicationId = 0x54614c69;
    /// The user_version of the database. Another number is another schema.
    static constexpr std::int64_t schemaVersion = 2;

    /// Opens a library; for Access::Write makes one where there is no file or an empty one. An
    /// error where it is something else, cut short, damaged, of a newer program, or may not be
    /// opened.
    static Result<GameLibrary> open(const std::string &path, Access access);

    const std::string &path() const { return m_database->path(); }
    /// Reads the whole file, 180 MB in about two seconds; an error where a part of it is damaged,
    /// which opening does not find. Nothing after a stop.
    std::optional<Error> checkWhole(const std::stop_token &token = {});
    Result<LibraryInfo> info();

    /// Whether every game of a file with these bytes was added.
    Result<bool> knows(const Source &source);

    struct Added
    {
        std::size_t added = 0;
        std::size_t known = 0;  ///< the same game of the same players was there
        std::size_t scored = 0; ///< of those: had no score, and have one now
    };
    /// Adds the games that are not there yet, and their scores to those that have none, in one
    /// transaction: all of them or, after an error or a stop, none. `passedOver` is how many of the
    /// source could not be read.
    Result<Added> add(const Source &source, std::span<const LibraryGame> games,
                      std::size_t passedOver, const std::stop_token &token = {});

    /// Calls a function with each game, in the order in which they were added.
    std::optional<Error>
    forEachGame(const std::function<void(std::int64_t id, const LibraryGame &game)> &receive,
                const std::stop_token &token = {});
    /// Nothing where there is no such game.
    Result<std::optional<LibraryGame>> game(std::int64_t id);
    /// As game(). Throws DatabaseFailure.
    std::optional<LibraryGame> findGame(std::int64_t id);

    /// Rebuilds the table of positions from the games. A stop leaves it as it was.
    std::optional<Error> rebuildPositions(const std::stop_token &token = {});
    /// rebuildPositions() where enough games are not in the table to make lookups slow.
    std::optional<Error> refreshPositions(const std::stop_token &token = {});

    /// Calls a function with each different position of the games that has a move, in an order that
    /// the games alone decide: by the number of discs, then by the discs.
    std::optional<Error> forEachPosition(const std::function<void(const PlayedPosition &)> &receive,
                                         const std::stop_token &token = {});

    Result<std::optional<PositionValue>> value(std::int64_t key);
    /// The values of many positions, in their order. One transaction: the database is locked once,
    /// not once a value.
    Result<std::vector<std::optional<PositionValue>>> values(std::span<const std::int64_t> keys);

    struct Stored
    {
        std::size_t stored = 0;
        std::size_t shallower = 0; ///< than what is there, which was kept
        std::size_t same = 0;      ///< as what is there
        /// Keys whose value of the same depth is another one, which was kept: the values come from
        /// different engines.
        std::vector<std::int64_t> conflicts;
    };
    /// Keeps values in one transaction; a deeper one replaces a shallower one.
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

/// Returns what a function returns, or the error of the DatabaseFailure that it throws.
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

/// As guarded(), for a function without a result.
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
