#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

// What the window says about the game in hand: who plays, whose turn it is, how it ended. Whole
// sentences for translators, never glued together.

/// "You", "Computer", or where two people play what a file calls them, else the side's name.
QString playerTitle(const GameController &game, core::Side side);

/// The game as a file for others has it, in which every player has a name.
core::GameRecord namedRecord(const GameController &game);

/// What happens now, in a sentence or two: whose turn, a pass, the result.
QString stateText(const GameController &game);
/// Who won, by how much, and what decided it. The match must be over. The computer is called by the
/// name of the program that plays for it, if there is one.
QString resultText(const core::Match &match, std::optional<core::Side> computer,
                   const QString &program = {});
/// The move the computer has just made, for a screen reader: "Computer: d3".
QString moveAnnouncement(const GameController &game, core::Move move);

} // namespace ui
