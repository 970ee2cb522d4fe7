#pragma once

#include "core/format/records.h"

#include <string>
#include <string_view>

namespace core::format {

/// The result of reading one game's moves.
struct Transcript
{
    GameRecord game;            ///< the moves before any error, and the values of its tags
    UnsavedFacts unsaved;       ///< other information in its tags and remarks
    std::string label;          ///< words before the first move or after the last
    bool isNoProse = false;     ///< a colon follows the label, or several moves are one word
    std::size_t understood = 0; ///< the number of moves read, without added passes
    std::size_t end = 0;        ///< the byte after the game
    std::optional<Error> error; ///< why the rest could not be read
    std::vector<Error> remarks; ///< remarks, also about a game with an error
};

/// Reads one game as people and servers write it, from a start, up to the end of the text or the
/// beginning of the next game: a tag after moves, or a move after a result.
///
/// Othello: squares in upper or lower case, with or without blanks, numbers, remarks ({...}, (...),
/// or ; to the line's end) or any other characters between them; passes omitted or written as pass,
/// pa, ps, --, 00 or @@@@; a result (37-27, W+24, *, "White wins by 24"); words before and after
/// the moves; and tags as in PGN: [Black "Ann"]. In the other games moves are words. The text may
/// be a part of a larger one; places refer to the part.
Transcript readTranscript(std::string_view text, const Position &start);

/// Only the moves: in Othello without blanks and passes, "f5d6c3"; in other games with blanks.
std::string writeTranscript(const Position &start, const std::vector<Move> &moves);

} // namespace core::format
