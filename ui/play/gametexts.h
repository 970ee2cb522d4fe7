#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

// What the window says about the current game: who plays, whose turn it is, how it ended. Whole
// sentences for translators, never glued together.

/// A person's name as long as fits beside the board.
QString shortName(const QString &name);

/// "You", "Computer", or where two people play what a file calls them, else the side's name.
QString playerTitle(const GameController &game, core::Side side);

/// The game as a file for others has it, in which every player has a name.
core::GameRecord namedRecord(const GameController &game);

/// The side and, where the computer plays it by itself, the level: "White · Medium". Empty where
/// the title is the side already.
QString playerDetails(const GameController &game, core::Side side);

/// What happens now, in a short sentence: whose turn, a pass, who won and by how much.
QString stateText(const GameController &game);
/// What just happened, or what the state leaves open: the last move, how a game ended, what one can
/// do. May be empty.
/// @param playKeys what to press where the button Play is not in view
QString detailsText(const GameController &game, const QString &playKeys = {});
/// Where the players' counts of discs at the end are to be read.
enum class Counts { Here, Elsewhere };
/// The same in parts, the one that matters most first.
QStringList detailSentences(const GameController &game, const QString &playKeys, Counts counts);
/// A move that was played: "The computer played c5 and turned 2."
QString moveSentence(const GameController &game, std::size_t ply);
/// The last moves: a pass is not reported without what was played after it.
QString lastMovesText(const GameController &game);
/// What the search for a move has found up to now: the depth and the best move.
QString progressText(const GameController &game, const ai::SearchResult &result);

} // namespace ui
