#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

/// The title of the main window: what the game waits for, the game, and the event it is from, which
/// may be empty. "Your move — Othello, Paris, 1999".
QString windowTitleFor(const GameController &game, const QString &event);

} // namespace ui
