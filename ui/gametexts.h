#pragma once

#include "ai/searchrequest.h"
#include "core/match.h"
#include "ui/gamecontroller.h"
#include "ui/gamesetup.h"

#include <QString>

namespace ui {

/// The words of the window: names, whose turn it is, how a game ended, why a hint is one. Whole
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
/// "You", "Computer", or the side's name where two people play.
QString playerTitle(const GameController &game, core::Side side);

/// What happens now, in a sentence or two: whose turn, a pass, the result.
QString stateText(const GameController &game);
/// Who won, by how much, and what decided it. The match must be over.
QString resultText(const core::Match &match, std::optional<core::Side> computer);
/// The move the computer has just made, for a screen reader: "Computer: d3".
QString moveAnnouncement(const GameController &game, core::Move move);

/// The move of a hint with its reason: "c4: the best that was found (+2)".
QString hintText(const core::Position &position, const ai::SearchResult &result);
/// The part that fits beside a mark on the board: "+2", "wins", "blocks".
QString shortHint(const core::Position &position, const ai::SearchResult &result);

} // namespace ui
