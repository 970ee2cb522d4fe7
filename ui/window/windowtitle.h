#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

/// The title of the main window: what the game waits for, the game, and the event it is from, which
/// may be empty. "Your move — Othello, Paris, 1999".
QString windowTitleFor(const GameController &game, const QString &event);

/// The same while the page Learn is shown: what is learnt, and of which game. "Puzzle of the day —
/// Othello".
QString learnTitleFor(const QString &what, core::GameKind game);

} // namespace ui
