#pragma once

#include "core/match/gamerecord.h"

#include <string>
#include <string_view>

namespace core::format {

/// Reads a line of moves as people write them, from a start. In Othello squares in any case, glued
/// or apart, numbers before moves, passes left out or written as pass, pa, ps, -- or @@@@, a result
/// at the end, and tags as PlayOK (kurnik) writes them: [Black "Ann"]. In the other games words.
/// An error has the place, what was found and what was expected.
/// `understood`, where it is given, receives how many moves were read, also where there is an
/// error.
Result<GameRecord> readTranscript(std::string_view text, const Position &start,
                                  std::size_t *understood = nullptr);

/// The moves alone: in Othello glued and without passes, "f5d6c3"; in the others with blanks.
std::string writeTranscript(const Position &start, const std::vector<Move> &moves);

} // namespace core::format
