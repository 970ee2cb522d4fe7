#pragma once

#include "app/trainer/book/positionvalues.h"

#include <functional>
#include <vector>

namespace trainer {

/// Which opening positions are expanded, and how they are searched. Losses are in discs compared
/// with the best move.
struct BookSettings
{
    int depth = 18;        ///< search depth for the values of good moves
    int shallowDepth = 10; ///< search depth for finding them, and for other moves' values
    int plies = 12;        ///< positions after this many moves are not expanded
    int moveLoss = 2;      ///< maximum loss of a move that is followed
    int totalLoss = 4;     ///< maximum loss of both sides' moves on the path to a position
    std::size_t threads = 1;
};

/// The progress of a book. A position's moves are valued when it is expanded.
struct BookProgress
{
    int plies = 0; ///< ply of the positions being expanded
    std::size_t expanded = 0;
    std::size_t toExpand = 0; ///< their number
};

/// The canonical positions after each move of a line such as f5d6c3. The error reports the illegal
/// move.
core::Result<std::vector<ai::othello::Board>> positionsOfLine(std::string_view line);

/// Builds a book from the start position. The positions in `always` are expanded whatever the
/// losses, if each can be reached from the previous one. Values in `values` are reused, and new
/// ones added. The same settings give the same book, regardless of threads and of values known
/// before.
core::Result<ai::othello::OpeningBook>
buildBook(const BookSettings &settings, const std::vector<ai::othello::Board> &always,
          PositionValues &values, const std::function<void(const BookProgress &)> &progress);

} // namespace trainer
