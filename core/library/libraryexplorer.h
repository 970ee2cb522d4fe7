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

/// Which games of a library count, and which of their moves. All conditions that are set must hold.
struct GameFilter
{
    /// Which of a player's games count, by the player's colour.
    enum class Colour : std::uint8_t { Either, Black, White };
    /// Whose moves count: both sides', the player's, or the player's opponents'.
    enum class Mover : std::uint8_t { Both, Player, Opponent };

    std::optional<std::int64_t> player; ///< an id, from LibraryExplorer::player()
    Colour colour = Colour::Either;     ///< the player's; ignored without a player
    Mover mover = Mover::Both;          ///< ignored without a player
    std::optional<std::int64_t> event;
    int firstYear = 0; ///< 0: no bound. A bound excludes games without a year.
    int lastYear = 0;
    bool ownOnly = false; ///< games that were played in this program

    bool allows(const GameFacts &game) const;
    /// Whether the moves of a colour count in a game for which allows() is true.
    bool allowsMover(const GameFacts &game, bool white) const;

    friend bool operator==(const GameFilter &, const GameFilter &) = default;
};

/// How the games of a library continued from a position.
struct PositionStatistics
{
    std::int64_t games = 0; ///< that moved from the position
    /// All legal moves: the most played first, then those not played, by value.
    std::vector<MoveStatistics> moves;
};

/// A game in a list, such as the games that a number counts.
struct ListedGame
{
    std::int64_t id = 0;
    LibraryGame game;
    std::size_t ply = 0; ///< the number of moves, without passes, before the position
};

/// Where a line of moves left the games of a library.
struct FirstNewMove
{
    std::size_t ply = 0;    ///< of the line's new move, passes counted
    std::int64_t games = 0; ///< that made the previous move in the same position
    ListedGame last;        ///< the newest of them
};

/// Which games come first in a list of limited length.
enum class GameOrder : std::uint8_t {
    BestKnown, ///< the games of the players with the most games first
    Newest
};

/// Finds what was played in a position, up to the symmetries of the board. Includes games that
/// another connection adds meanwhile. One thread at a time; a lookup in an archive of 137,000 games
/// takes some milliseconds.
class LibraryExplorer
{
public:
    static Result<LibraryExplorer> open(const std::string &path);
    /// Opens a library only for its games and names: the derived tables are not read and may be
    /// damaged.
    static Result<LibraryExplorer> openGames(const std::string &path);

    /// If the side to move must pass, the pass is the only move.
    Result<PositionStatistics> statistics(const Othello &position, const GameFilter &filter = {});

    /// At most `limit` games that continued with a move.
    Result<std::vector<ListedGame>> games(const Othello &position, Move move,
                                          const GameFilter &filter, GameOrder order,
                                          std::size_t limit);

    /// Where a line from the usual start left the games: its first move that no game made, and the
    /// newest of the games that followed it up to there. Nothing if a game made all of the moves,
    /// or none made the first. Games played in this program do not count.
    Result<std::optional<FirstNewMove>> firstNewMove(const std::vector<Move> &line);

    /// Finds the player or event by a name or part of one.
    Result<NameMatch> playerMeant(std::string_view written);
    Result<NameMatch> eventMeant(std::string_view written);
    /// The names with the most games, in descending order.
    Result<std::vector<NamedCount>> players(std::size_t limit);
    Result<std::vector<NamedCount>> events(std::size_t limit);

    /// Calls a function with each game that a filter allows, in order, until it returns false.
    /// After openGames(), games in damaged pages are skipped, and those encountered are returned.
    Result<std::vector<GameRange>>
    forEachAllowed(const GameFilter &filter,
                   const std::function<bool(std::int64_t id, const LibraryGame &game)> &receive);

    /// The number of games in the library at the last lookup.
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
    std::int64_t m_dataVersion = -1;     ///< the database's, when the facts were read
    std::int64_t m_indexed = 0;          ///< the last game that the derived tables have
    std::vector<GameFacts> m_facts;      ///< by the game's id minus one
    std::vector<std::uint8_t> m_squares; ///< moves of games not in the derived tables
    std::vector<std::size_t> m_begins;   ///< each game's offset in m_squares, and the end
};

} // namespace core::library
