#pragma once

#include "core/position.h"

class QWidget;

namespace ui {

class BoardWidget;

/// Makes the board of a game, owned by the parent.
BoardWidget *createBoardWidget(core::GameKind kind, QWidget *parent);

} // namespace ui
