#pragma once

#include "core/position.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A game as it is kept in a file: what was played, and what is said about it. The texts are as the
/// file has them, in UTF-8 or whatever it uses, and may be empty.
struct GameRecord
{
    Position start;
    /// The line played, every move legal after those before it; passes are moves.
    std::vector<Move> moves;
    /// Other lines that were looked at, each whole, from the start, and legal as well.
    std::vector<std::vector<Move>> variations;
    /// How many of the moves lead to the position last shown; all where a file does not say.
    std::optional<std::size_t> ply;

    std::array<std::string, 2> players; ///< of Side::First and Side::Second
    std::string date;
    std::string place;
    std::string result;
    std::string comment;
    std::optional<Side> computer;  ///< the side that the computer played, if it is known
    std::string level;             ///< the computer's, by ai::levelName()
    std::optional<Side> outOfTime; ///< whose clock ran out, which ended the game

    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

/// The position after the first so many moves of a legal line; all of them if there are fewer.
Position positionAfter(const Position &start, const std::vector<Move> &moves, std::size_t count);

} // namespace core
