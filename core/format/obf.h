#pragma once

#include "core/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// A position of an Othello Board File, with what the file has about it.
struct ObfPosition
{
    struct Value
    {
        Move move = Move::none(); ///< none: the value of the position itself
        int score = 0;            ///< discs for the side to move
    };

    Othello position;
    std::vector<Value> values; ///< in the file's order, the best usually first
    std::string comment;
};

/// Whether a text begins with an Othello board: 64 signs and a side.
bool looksObf(std::string_view text);

/// Reads the positions of an Othello Board File (R. Delorme's OBF): on each line a board, its side,
/// and after semicolons moves with their scores; % begins a comment. An error has the place, what
/// was found and what was expected.
Result<std::vector<ObfPosition>> readObf(std::string_view text);

} // namespace core::format
