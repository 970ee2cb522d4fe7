#pragma once

#include "ui/play/gamecontroller.h"

#include <QString>

namespace ui {

// What the window says about the current game: who plays, whose turn it is, how it ended. Whole
// sentences, so that they can be translated.

/// A person's name, shortened to fit beside the board.
QString shortName(const QString &name);

/// "You", "Computer" or, between two people, the name from the file, else the side's.
QString playerTitle(const GameController &game, core::Side side);

/// The record of the game for export, in which every player has a name.
core::GameRecord namedRecord(const GameController &game);

/// The side and, where the computer plays it by itself, the level: "White · Medium". Empty where
/// the title is the side already.
QString playerDetails(const GameController &game, core::Side side);

/// What happens now, in a short sentence: whose turn, a pass, who won and by how much.
QString stateText(const GameController &game);
/// The last move, how a game ended, or what one can do: details that the state leaves open. May be
/// empty.
/// @param playKeys the keys to mention if the button Play is not in view; else empty
QString detailsText(const GameController &game, const QString &playKeys = {});
/// Where the final disc counts are shown: in these sentences or elsewhere.
enum class Counts { Here, Elsewhere };
/// detailsText() as separate sentences, the most important first.
QStringList detailSentences(const GameController &game, const QString &playKeys, Counts counts);
/// A move that was played: "The computer played c5 and turned 2."
QString moveSentence(const GameController &game, std::size_t ply);
/// The last moves: a pass is reported together with the move after it.
QString lastMovesText(const GameController &game);
/// The search's progress: the depth and the best move so far.
QString progressText(const GameController &game, const ai::SearchResult &result);

} // namespace ui
