#pragma once

#include "core/library/gamelibrary.h"
#include "core/library/librarynames.h"
#include "core/library/movestatistics.h"
#include "core/library/positiontable.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::library {

/// Which games of a library count, and which of their moves. Everything that is set must hold.
struct GameFilter
{
    /// Which of a player's games count.
    enum class Colour : std::uint8_t { Either, Black, White };
    /// Says whose moves count in the games: those of both sides, of the player, or those made
    /// against them.
    enum class Mover : std::uint8_t { Both, Player, Opponent };

    std::optional<std::int64_t> player; ///< an id, from LibraryExplorer::player()
    Colour colour = Colour::Either;     ///< of the player; read only with one
    Mover mover = Mover::Both;          ///< read only with a player
    std::optional<std::int64_t> event;
    int firstYear = 0; ///< 0: no bound. A game without a year is in no bound.
    int lastYear = 0;
    bool ownOnly = false; ///< games that were played in this program

    bool allows(const GameFacts &game) const;
    /// Whether the moves of a colour count in a game that allows() does.
    bool allowsMover(const GameFacts &game, bool white) const;

    friend bool operator==(const GameFilter &, const GameFilter &) = default;
};

/// What the games of a library did in one position.
struct PositionStatistics
{
    std::int64_t games = 0; ///< that moved from the position
    /// Every legal move: the most played first, then those that nobody played, by their value.
    std::vector<MoveStatistics> moves;
};

/// A game behind a number, as a list shows it.
struct ListedGame
{
    std::int64_t id = 0;
    LibraryGame game;
    std::size_t ply = 0; ///< how many squares were played before the position
};

/// Where a line left the games of a library.
struct FirstNewMove
{
    std::size_t ply = 0;    ///< of the line, passes counted: its move after so many is new
    std::int64_t games = 0; ///< that made the move before it, in the same position
    ListedGame last;        ///< the newest of them
};

/// Which games come first in a list that may be cut off.
enum class GameOrder : std::uint8_t {
    BestKnown, ///< the games of the players with the most games first
    Newest
};

/// Answers what was played in a position, up to the symmetries of the board. Reads games that
/// another connection adds meanwhile. One thread at a time; a lookup in an archive of 137,000 games
/// takes some milliseconds.
class LibraryExplorer
{
public:
    static Result<LibraryExplorer> open(const std::string &path);
    /// Opens a library for its games and names alone: what follows from the games is not read, and
    /// may be damaged.
    static Result<LibraryExplorer> openGames(const std::string &path);

    /// Where the side to move must pass, the pass is the only move.
    Result<PositionStatistics> statistics(const Othello &position, const GameFilter &filter = {});

    /// Games that continued with a move, at most `limit`.
    Result<std::vector<ListedGame>> games(const Othello &position, Move move,
                                          const GameFilter &filter, GameOrder order,
                                          std::size_t limit);

    /// Where a line left the games of others: the first of its moves from the usual start that none
    /// of them made, and the newest of those that went furthest with it. Nothing where a game made
    /// all of the moves, or none made the first. One's own games do not count.
    Result<std::optional<FirstNewMove>> firstNewMove(const std::vector<Move> &line);

    /// The one that a name or a part of one means.
    Result<NameMatch> playerMeant(std::string_view written);
    Result<NameMatch> eventMeant(std::string_view written);
    /// The names with the most games, these first.
    Result<std::vector<NamedCount>> players(std::size_t limit);
    Result<std::vector<NamedCount>> events(std::size_t limit);

    /// Calls a function with each game that a filter allows, in order, until it returns false.
    /// Games that a damaged page holds are passed over where openGames() opened the library: those
    /// met are returned.
    Result<std::vector<GameRange>>
    forEachAllowed(const GameFilter &filter,
                   const std::function<bool(std::int64_t id, const LibraryGame &game)> &receive);

    /// How many games the library had at the last lookup.
    std::int64_t gameCount() const { return static_cast<std::int64_t>(m_facts.size()); }

    GameLibrary &library() { return m_library; }
    const std::string &path() const { return m_library.path(); }

private:
    explicit LibraryExplorer(GameLibrary library)
        : m_library(std::move(library))
    {}

    void readNewGames();
    void readGamesAlone();
    void readMoves();
    std::vector<PositionEntry> entriesOf(const CanonicalPosition &position);
    void appendReplayed(const CanonicalPosition &position,
                        std::vector<PositionEntry> &entries) const;
    const GameFacts *factsOf(std::int64_t game) const;
    void addCountsAfter(const Othello &position, std::vector<MoveStatistics> &moves);
    void addValues(const Othello &position, const CanonicalPosition &canonical,
                   std::vector<MoveStatistics> &moves);
    std::vector<std::int64_t> gameIds(const Othello &position, Move move, const GameFilter &filter);

    GameLibrary m_library;
    bool m_gamesAlone = false; ///< the derived tables are not read
    std::vector<GameRange> m_unreadable;
    std::int64_t m_dataVersion = -1;     ///< of the database when the facts were read
    std::int64_t m_indexed = 0;          ///< the last game that the derived tables have
    std::vector<GameFacts> m_facts;      ///< by the id of the game less one
    std::vector<std::uint8_t> m_squares; ///< of the further games' moves, where needed
    std::vector<std::size_t> m_begins;   ///< of each game among them, and the end of the last
};

} // namespace core::library
