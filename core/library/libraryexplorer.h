#pragma once

#include "core/library/gamelibrary.h"
#include "core/library/librarynames.h"
#include "core/library/positiontable.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
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

/// What a library knows of a legal move in a position.
struct MoveStatistics
{
    Move move; ///< of those that a symmetry exchanges, the first
    std::int64_t games = 0;
    std::int64_t blackWins = 0; ///< by the colours of the games
    std::int64_t draws = 0;
    std::int64_t whiteWins = 0;
    std::int64_t scoreSum = 0; ///< Black's discs less White's, over the games with a result
    int firstYear = 0;         ///< 0: no game has a year
    int lastYear = 0;
    std::int64_t gamesUnfiltered = 0;
    /// How many games moved on from the position after it, whatever led there and whatever the
    /// filter; 0 where that is one game alone.
    std::int64_t gamesAfter = 0;
    std::optional<int> value; ///< in discs, to the side that moves
    int depth = 0;            ///< of the value's search, this move included
    bool exact = false;       ///< the value is proved

    /// The number of games below which percentages and means would say more than is known.
    static constexpr std::int64_t fewGames = 10;
    bool hasFewGames() const { return games < fewGames; }
    std::int64_t scored() const { return blackWins + draws + whiteWins; }
    /// Black's discs less White's on average; nothing where no game has a result.
    std::optional<double> meanScore() const;
    /// The same to the side that moves; nothing where there are few games.
    std::optional<double> meanScoreTo(Side mover) const;
    /// Whether games came to the position after it by other moves as well.
    bool transposes() const { return gamesAfter > gamesUnfiltered; }
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

/// How many moves an engine searches for the value of a move that has none in the library: all
/// moves of a position take a tenth of a second.
inline constexpr int libraryDepth = 8;

/// With so many empty squares or fewer the moves are searched to the end, which takes no longer.
inline constexpr int librarySolvedEmpties = 12;

/// How many moves an engine searches for the values of the moves of a position.
int searchDepth(const Othello &position);
/// Whether a search of that depth finds more than is known of a move.
bool needsSearch(const Othello &position, const MoveStatistics &move);

/// What an engine found a move to be worth, as in MoveStatistics.
struct FoundValue
{
    Move move;
    int value = 0;
    int depth = 0;
    bool exact = false;
};

/// Gives the moves that have no value, or no exact one where one was found, what was found, and
/// brings those that nobody played in the order of their values again.
void addFoundValues(std::vector<MoveStatistics> &moves, std::span<const FoundValue> found);

/// Which games come first in a list that may be cut off.
enum class GameOrder : std::uint8_t {
    BestKnown, ///< the games of the players with the most games first
    Newest
};

/// Takes the values away, and with them the order of the moves that nobody played.
void removeValues(std::vector<MoveStatistics> &moves);

/// Answers what was played in a position, up to the symmetries of the board. Reads games that
/// another connection adds meanwhile. One thread at a time; a lookup in an archive of 137,000 games
/// takes some milliseconds, the first of a position that few games reached 0.2 seconds.
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
    void appendReplayed(const CanonicalPosition &position, std::int64_t above,
                        std::vector<PositionEntry> &entries) const;
    const GameFacts *factsOf(std::int64_t game) const;
    std::int64_t countAfter(const Othello &position);
    void addValues(const Othello &position, const CanonicalPosition &canonical,
                   std::vector<MoveStatistics> &moves);
    std::vector<std::int64_t> gameIds(const Othello &position, Move move, const GameFilter &filter);

    GameLibrary m_library;
    bool m_gamesAlone = false; ///< the derived tables are not read
    std::vector<GameRange> m_unreadable;
    std::int64_t m_dataVersion = -1;     ///< of the database when the facts were read
    std::int64_t m_indexed = 0;          ///< the last game that the table of positions has
    std::vector<GameFacts> m_facts;      ///< by the id of the game less one
    std::vector<std::uint8_t> m_squares; ///< of the games' moves, where they were needed
    std::vector<std::size_t> m_begins;   ///< of each game among them, and the end of the last
};

} // namespace core::library
