#pragma once

#include "core/position.h"

class QWidget;

namespace ui {

class BoardWidget;

/// Makes the board of a game, owned by the parent.
BoardWidget *createBoardWidget(core::GameKind kind, QWidget *parent);
/// Makes the board on which a position of the game is set up by hand, owned by the parent.
BoardWidget *createEditingBoard(core::GameKind kind, QWidget *parent);

} // namespace ui
