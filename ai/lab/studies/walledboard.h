#pragma once

#include "core/othello.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ai::lab {

enum class WalledCell : std::uint8_t { Empty, Black, White, Wall };

/// The board in the article on an Othello engine: 10 rows of 10 cells in one array. The outermost
/// cells are a wall, which belongs to neither side.
using WalledBoard = std::array<WalledCell, 100>;

WalledBoard walledBoard(const core::Othello &position);
/// The cell, from 11 to 88, of a square from 0 to 63.
constexpr int walledCell(int square)
{
    return (square / 8 + 1) * 10 + square % 8 + 1;
}

/// A step of the article's program with a move.
struct WalledStep
{
    enum class Kind : std::uint8_t {
        Look, ///< examines a cell in one direction
        Make, ///< places the disc and turns the others
        Undo  ///< turns them back and takes the disc off
    };
    Kind kind = Kind::Look;
    int direction = 0;                    ///< for Look: the offset to the next cell
    int cell = 0;                         ///< for Look: the cell examined; else the move's
    WalledCell found = WalledCell::Empty; ///< for Look: the content of the cell
    int between = 0;        ///< for Look: the opponent's discs before it in this direction
    std::vector<int> turns; ///< discs found so far that the move turns
    WalledBoard board = {}; ///< after the step
};

/// Finds the discs that a move turns, makes the move and undoes it, like the article's program:
/// looks in each of eight directions from the move's cell, as long as there are discs of the
/// opponent.
/// \param move a legal move other than a pass
std::vector<WalledStep> walledSteps(const core::Othello &position, core::Move move);

} // namespace ai::lab
