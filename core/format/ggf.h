#pragma once

#include "core/format/records.h"
#include "core/format/warnings.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// Whether a text contains a game in the Generic Game Format.
bool looksGgf(std::string_view text);

/// Reads Othello games on 8x8 in the Generic Game Format (M. Buro): "(;GM[Othello]...;)". Games of
/// other kinds, rules and sizes and games with an illegal move are left out with a warning; omitted
/// passes are added. A value ends at "]", or at the latest where the next game begins. Sets the
/// roles if a player has the name of one of this program's players (core::computerNamed).
std::vector<Record> readGgf(std::string_view text, Warnings &warnings);

/// A game with the times in its text, as written, because programs write them differently.
struct TimedGame
{
    GameRecord record;
    std::array<std::string, 2> clocks; ///< of Black and White, from TI, TB and TW; empty: none
    std::vector<std::string> times;    ///< one for each move of the record; empty: not written
};

/// Reads the first game of a text as readGgf() does, with its times: for games that another program
/// continues, and for this program's matches.
Result<TimedGame> readTimedGgf(std::string_view text);

/// A move in the Generic Game Format, "MOVE[/VALUE[/TIME]]"; the parts have no blanks around them.
struct GgfMove
{
    std::string_view move;
    std::string_view value;
    std::string_view time;
};

GgfMove splitGgfMove(std::string_view text);

/// How a player valued a move, and the time taken for it.
struct GgfNote
{
    std::optional<double> value;   ///< in discs, to the player
    std::optional<double> seconds; ///< of thinking
};

/// Writes an Othello game in the Generic Game Format on one line, with its newline and with all
/// passes; the notes belong to the first moves, in order. A computer's name includes its level. If
/// the game is not over, the result is the record's. Precondition: it is Othello.
std::string writeGgf(const GameRecord &record, std::span<const GgfNote> notes = {});

} // namespace core::format
