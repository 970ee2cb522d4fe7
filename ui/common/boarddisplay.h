#pragma once

#include "ui/common/boardtheme.h"

namespace ui {

/// How a board looks, and what it shows besides its pieces.
struct BoardDisplay
{
    bool legalMoves = true;
    bool lastMove = true; ///< and what it turned
    bool coordinates = true;
    bool preview = true; ///< what a move would do, under the pointer or the cursor
    BoardTheme theme = BoardTheme::Felt;

    friend bool operator==(const BoardDisplay &, const BoardDisplay &) = default;
};

} // namespace ui
