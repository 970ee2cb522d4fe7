#pragma once

#include "core/othello.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ai::lab {

enum class WalledCell : std::uint8_t { Empty, Black, White, Wall };

/// The board of the article on an Othello engine: ten rows of ten cells, one after the other. The
/// outermost ones are a wall, which belongs to neither side.
using WalledBoard = std::array<WalledCell, 100>;

WalledBoard walledBoard(const core::Othello &position);
/// The cell of a square from 0 to 63: 11 to 88.
constexpr int walledCell(int square)
{
    return (square / 8 + 1) * 10 + square % 8 + 1;
}

/// Something that the article's program does with a move.
struct WalledStep
{
    enum class Kind : std::uint8_t {
        Look, ///< at a cell in one direction
        Make, ///< places the disc and turns those that were found
        Undo  ///< turns them back and takes the disc off
    };
    Kind kind = Kind::Look;
    int direction = 0;                    ///< of Look: what is added to a cell for the next one
    int cell = 0;                         ///< of Look: the one it examines; else the move's
    WalledCell found = WalledCell::Empty; ///< of Look: what the cell holds
    int between = 0;        ///< of Look: the opponent's discs before it in this direction
    std::vector<int> turns; ///< the cells known so far whose discs the move turns
    WalledBoard board = {}; ///< after the step
};

/// Finds what a move turns, makes the move and undoes it, as the article's program does: from the
/// move's cell on in each of eight directions, as long as there are discs of the opponent.
/// \param move a legal move, and no pass
std::vector<WalledStep> walledSteps(const core::Othello &position, core::Move move);

} // namespace ai::lab
