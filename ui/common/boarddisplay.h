#pragma once

#include "ui/common/boardtheme.h"

namespace ui {

/// A board's appearance, and what it shows besides its pieces.
struct BoardDisplay
{
    bool legalMoves = true;
    bool lastMove = true; ///< marks it and the discs that it turned
    bool coordinates = true;
    bool preview = true; ///< shows the effect of the move at the pointer or cursor
    BoardTheme theme = BoardTheme::Felt;

    friend bool operator==(const BoardDisplay &, const BoardDisplay &) = default;
};

} // namespace ui
