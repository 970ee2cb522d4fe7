#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

/// The title of the main window: whose turn it is, the game, and the event, which may be empty.
/// "Your move — Othello, Paris, 1999".
QString windowTitleFor(const GameController &game, const QString &event);

/// The title on the page Learn: what is being learnt, and for which game. "Puzzle of the day —
/// Othello".
QString learnTitleFor(const QString &what, core::GameKind game);

} // namespace ui
