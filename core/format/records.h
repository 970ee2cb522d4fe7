#pragma once

#include "core/format/warnings.h"
#include "core/match/gamerecord.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// The most games and positions that are read of a text.
inline constexpr std::size_t maxRecords = 1'000'000;

/// The longest line in bytes of a text of positions and moves; a longer one is no record.
inline constexpr std::size_t maxLineBytes = std::size_t(1) << 20;

/// What a text states about a move of a position.
struct StatedValue
{
    Move move = Move::none(); ///< none: the value of the position itself
    int score = 0;            ///< discs for the side to move
};

/// What a text has of a game that is not kept when the game is saved.
struct Unkept
{
    std::optional<double> komi; ///< discs given to a side, which count in the result
    bool times = false;         ///< clocks, or thinking times of moves
    bool values = false;        ///< values of moves
    bool others = false;        ///< further facts, such as ratings, or marks on the board
    /// Moves in the remarks of a game, which stay there as a text.
    bool variations = false;

    bool anyButKomi() const { return times || values || others; }
    bool any() const { return komi.has_value() || anyButKomi(); }
};

/// A game or a position of a text.
struct Record
{
    GameRecord game;                 ///< a position has no moves
    std::string label;               ///< its number or name in a list; empty where it has none
    std::vector<StatedValue> values; ///< of a position's moves, in the order of the text
    std::size_t line = 0;            ///< where it begins, from 1; 0 in a file that is no text
    Unkept unkept;

    bool isPosition() const { return game.moves.empty(); }
};

/// The records of a text that could be read, in its order, where and why others could not, and what
/// is to be known of those that could.
struct Records
{
    std::vector<Record> records;
    std::vector<Warning> warnings; ///< at most some hundred, the last has the number of the others
    std::size_t leftOut = 0;       ///< how many of the warnings, and of those others, cost a record

    /// Why the first record is left out, else the first warning. Precondition: there is one.
    const Error &firstLeftOut() const;
};

/// Names that the games of a WTHOR file have numbers for; they stand in files beside it.
struct WthorNames
{
    std::vector<std::string> players;
    std::vector<std::string> tournaments;
};

/// What the caller of a reader knows about a text of records, and the text may not say.
struct ReadOptions
{
    /// The game that moves without a format of their own are taken for first.
    GameKind kind = GameKind::Othello;
    /// The file's, to be named in warnings; it is not opened. Empty: none.
    std::string name;
    /// Whether a text that could be a move or a position of `kind` is a position.
    bool positionsFirst = false;
    WthorNames names;
};

/// Reads the games and positions of a file or a text, whatever its format, character set (UTF-8,
/// UTF-16 with its mark, else ISO 8859-1) and packing (gzip, bzip2): our own format, GGF, SGF of
/// Othello, PGN as servers of Othello write it, Othello Quest's JSON, WTHOR, positions (OBF, FFO
/// lists, boards drawn over several lines), and moves as people write them, a game a line or over
/// several. Every door of the program reads by this. A record that is wrong or cut costs itself
/// alone: a warning names the file, the game where there are several, the place, what was found and
/// what was expected. Games by other rules or on other boards are left out with a warning. An
/// error, the first warning, where there is no record. Called from any thread; keeps nothing.
Result<Records> readRecords(std::string_view bytes, const ReadOptions &options = {});

/// Reads a text that is not a file, such as an argument: where it has one line, the places of
/// errors and warnings name none.
Result<Records> readLine(std::string_view text, const ReadOptions &options = {});

/// Reads a text that holds one record, as readLine() does; an error where it holds more.
Result<Record> readRecord(std::string_view text, const ReadOptions &options = {});

/// All that readers which take the first line of each game alone have to say of records: their
/// warnings, how many have a komi, and how many variations. Each names the file where it has a
/// name.
std::vector<Warning> warningsOfMovesAlone(const Records &found, const std::string &name = {});

/// Whether a line is a record by itself, or meant as one: a position, or moves from the start. What
/// is read from a list of such lines is what readRecords() reads from each alone.
bool isRecordLine(std::string_view line);

/// Whether a line begins a record of several lines: a format such as PGN or GGF, a drawn board,
/// moves that are numbered, or lines that end with carriage returns alone.
bool beginsLongRecord(std::string_view line);

/// The position at a record's end.
inline Position endOf(const Record &record)
{
    return positionAfter(record.game.start, record.game.moves, record.game.moves.size());
}

} // namespace core::format
