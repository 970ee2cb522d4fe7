#pragma once

#include "ui/records/journal/journalreading.h"

#include <QDate>

#include <cstddef>

namespace ui {

// Texts about journalled games.

/// When a game was played, as a date or date and time in the locale's format; text that is neither
/// is returned as it is.
QString playedWhen(const core::GameRecord &game);
/// The same for a list: without seconds, and with the name of a recent day.
/// @param today the local date
QString playedWhen(const core::GameRecord &game, const QDate &today);
/// "Othello · lost 25 to 39 · Easy", "Nim · move 4 · Ann against Bob": the game, its result or
/// current move, how an earlier line ended, and the opponent, or both players.
QString journalledGameTitle(const JournalledGame &game);
/// The number of the next move.
std::size_t nextMoveNumber(const core::GameRecord &game);

} // namespace ui
