#pragma once

namespace ui {

/// What a board shows besides its pieces.
struct BoardDisplay
{
    bool legalMoves = true;
    bool lastMove = true;
    bool coordinates = true;
    bool preview = true; ///< what a move would do, under the pointer or the cursor

    friend bool operator==(const BoardDisplay &, const BoardDisplay &) = default;
};

} // namespace ui
