#pragma once

#include "core/position.h"

class QWidget;

namespace ui {

class BoardWidget;

/// Creates the board widget of a game, owned by the parent.
BoardWidget *createBoardWidget(core::GameKind kind, QWidget *parent);
/// Creates the board widget for setting up a position of the game, owned by the parent.
BoardWidget *createEditingBoard(core::GameKind kind, QWidget *parent);

} // namespace ui
