#pragma once

#include "core/format/records.h"

#include <string>
#include <string_view>

namespace core::format {

/// What was read of a line of moves.
struct Transcript
{
    GameRecord game;            ///< the moves before an error, the texts of its tags
    Unkept unkept;              ///< what else its tags and remarks say
    std::string label;          ///< words before the first move or behind the last
    bool isNoProse = false;     ///< the label stands before a colon, or several moves are one word
    std::size_t understood = 0; ///< how many moves were read, those that were added aside
    std::size_t end = 0;        ///< the byte of the text behind the game
    std::optional<Error> error; ///< why the rest could not be read
    std::vector<Error> remarks; ///< what else is to be known, of a game with an error too
};

/// Reads one game as people and servers write it, from a start, up to the end of the text, or to
/// where the next game begins: at a tag behind moves, or at a move behind a result.
///
/// In Othello squares in any case, glued or apart, with numbers, remarks ({...}, (...), or ; to the
/// line's end) and any signs between them; passes left out or written as pass, pa, ps, --, 00 or
/// @@@@; a result (37-27, W+24, *, "White wins by 24"); words before and behind the moves; and tags
/// as PGN has them: [Black "Ann"]. In the other games moves are words. The text may be a part of a
/// larger one; places are in the part.
Transcript readTranscript(std::string_view text, const Position &start);

/// The moves alone: in Othello glued and without passes, "f5d6c3"; in the others with blanks.
std::string writeTranscript(const Position &start, const std::vector<Move> &moves);

} // namespace core::format
