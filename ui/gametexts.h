#pragma once

#include "core/match.h"
#include "ui/gamecontroller.h"
#include "ui/gamesetup.h"

#include <QString>

namespace ui {

/// The words of the window: names, whose turn it is, how a game ended. Whole
/// sentences for translators, never glued together.

QString gameTitle(core::GameKind kind);
QString levelTitle(ai::Level level);
QString starterTitle(Starter starter);
QString opponentTitle(Opponent opponent);
/// A time for the whole minutes of a menu.
QString clockTitle(TimeControl control);
QString paceTitle(Pace pace);

/// What a side of the game is called: "Black", "X", "First player".
QString sideTitle(core::GameKind kind, core::Side side);
/// "You", "Computer", or where two people play what a file calls them, else the side's name.
QString playerTitle(const GameController &game, core::Side side);

/// What happens now, in a sentence or two: whose turn, a pass, the result.
QString stateText(const GameController &game);
/// Who won, by how much, and what decided it. The match must be over. The computer is called by the
/// name of the program that plays for it, if there is one.
QString resultText(const core::Match &match, std::optional<core::Side> computer,
                   const QString &program = {});
/// The move the computer has just made, for a screen reader: "Computer: d3".
QString moveAnnouncement(const GameController &game, core::Move move);

} // namespace ui
