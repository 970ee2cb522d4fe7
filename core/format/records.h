#pragma once

#include "core/format/warnings.h"
#include "core/match/gamerecord.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// The maximum number of games and positions read from a text.
inline constexpr std::size_t maxRecords = 1'000'000;

/// The maximum length in bytes of a line of positions or moves; a longer one is not a record.
inline constexpr std::size_t maxLineBytes = std::size_t(1) << 20;

/// The score that a text gives a move, or the position itself.
struct StatedValue
{
    Move move = Move::none(); ///< none: the score is the position's
    int score = 0;            ///< discs for the side to move
};

/// Information about a game in a text that is lost when the game is saved.
struct UnsavedFacts
{
    std::optional<double> komi; ///< discs given to a side, which count in the result
    bool times = false;         ///< clocks, or thinking times of moves
    bool values = false;        ///< values of moves
    bool others = false;        ///< further facts, such as ratings, or marks on the board
    /// The remarks contain moves, which are kept only as text.
    bool variations = false;

    bool anyButKomi() const { return times || values || others; }
    bool any() const { return komi.has_value() || anyButKomi(); }
};

/// A game or a position read from a text.
struct Record
{
    GameRecord game;                 ///< a position has no moves
    std::string label;               ///< its number or name in a list; empty if it has none
    std::vector<StatedValue> values; ///< of a position's moves, in the order of the text
    std::size_t line = 0;            ///< its first line, from 1; 0 in a binary file
    UnsavedFacts unsaved;

    bool isPosition() const { return game.moves.empty(); }
};

/// The records of a text that could be read, in order, and the warnings: where and why others could
/// not be read, and remarks about those that could.
struct Records
{
    std::vector<Record> records;
    std::vector<Warning> warnings; ///< a few hundred at most; the last one counts the others
    std::size_t skipped = 0;       ///< the number of records that could not be read

    /// Why the first record was left out, else the first warning. Precondition: warnings is not
    /// empty.
    const Error &firstError() const;
};

/// The names that a WTHOR file's games refer to by number; other files in its folder contain them.
struct WthorNames
{
    std::vector<std::string> players;
    std::vector<std::string> tournaments;
};

/// What the caller of a reader knows about a text and the text itself may not say.
struct ReadOptions
{
    /// The game that is tried first for moves without a format.
    GameKind kind = GameKind::Othello;
    /// The file's name, only for warnings. Empty: none.
    std::string name;
    /// Whether a text that could be a move or a position of `kind` is a position.
    bool positionsFirst = false;
    WthorNames names;
};

/// Reads the games and positions of a file or a text, whatever its format, character set (UTF-8,
/// UTF-16 with its mark, else ISO 8859-1) and packing (gzip, bzip2): our own format, GGF, SGF of
/// Othello, PGN as servers of Othello write it, Othello Quest's JSON, WTHOR, positions (OBF, FFO
/// lists, boards drawn over several lines), and moves as people write them, a game a line or over
/// several. All input of the program goes through this function. An invalid or truncated record
/// does not affect others: a warning names the file, the game if there are several, the place, what
/// was found and what was expected. Games by other rules or on other boards are left out with a
/// warning. If there is no record, the first warning is returned as an error. Any thread.
Result<Records> readRecords(std::string_view bytes, const ReadOptions &options = {});

/// Reads a text that is not a file, such as an argument: if it has one line, places in errors and
/// warnings do not name the line.
Result<Records> readArgument(std::string_view text, const ReadOptions &options = {});

/// Reads a text of one record, as readArgument() does; an error if there are more.
Result<Record> readRecord(std::string_view text, const ReadOptions &options = {});

/// The warnings for callers that use only the main line of each game: those of the records, the
/// number of games with a komi, and that with variations. Each names the file if `name` is not
/// empty.
std::vector<Warning> warningsOfMovesAlone(const Records &found, const std::string &name = {});

/// Whether a line is, or is meant as, a record by itself: a position, or moves from the start. A
/// list of such lines gives the same records as each line read separately by readRecords().
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
