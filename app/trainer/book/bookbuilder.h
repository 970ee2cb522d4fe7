#pragma once

#include "app/trainer/book/positionvalues.h"

#include <functional>
#include <vector>

namespace trainer {

/// Which positions of the opening are expanded, and how they are searched. Losses are in discs,
/// against the best move.
struct BookSettings
{
    int depth = 18;        ///< plies of the searches that value good moves
    int shallowDepth = 10; ///< of those that find them, and value the others
    int plies = 12;        ///< positions after this many moves are not expanded
    int moveLoss = 2;      ///< what a move may lose and still be followed
    int totalLoss = 4;     ///< the moves of both sides on the way to a position together
    std::size_t threads = 1;
};

/// How far a book is. A position's moves are valued when it is expanded.
struct BookProgress
{
    int plies = 0; ///< of the positions that are being expanded
    std::size_t expanded = 0;
    std::size_t toExpand = 0; ///< all of those plies
};

/// The positions after each move of a line such as f5d6c3, canonical. The error reports the move
/// that is wrong.
core::Result<std::vector<ai::othello::Board>> positionsOfLine(std::string_view line);

/// Builds a book from the start position on. The positions in `always` are expanded whatever moves
/// lead there lose, as long as moves lead there from one to the next. What is in `values` is not
/// searched for again, what is found is added. The same settings give the same book, whatever the
/// threads and whatever was known before.
core::Result<ai::othello::OpeningBook>
buildBook(const BookSettings &settings, const std::vector<ai::othello::Board> &always,
          PositionValues &values, const std::function<void(const BookProgress &)> &progress);

} // namespace trainer
