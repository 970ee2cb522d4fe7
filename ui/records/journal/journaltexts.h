#pragma once

#include "ui/records/journal/journalreading.h"

#include <QDate>

#include <cstddef>

namespace ui {

// What the window says of a journalled game.

/// When a game was played, as the locale writes a day and a time or a day alone; what is neither,
/// as its file has it.
QString playedWhen(const core::GameRecord &game);
/// The same for a list: without the seconds, and of a day by its name where that is near.
/// @param today where the person is
QString playedWhen(const core::GameRecord &game, const QDate &today);
/// "Othello · You lost 25 to 39 · Easy", "Nim · move 4 · Ann, Bob": the game, how it ended
/// or how far it is, and who played against the person, or both players.
QString journalledGameTitle(const JournalledGame &game);
/// The number of the move to come.
std::size_t nextMoveNumber(const core::GameRecord &game);

} // namespace ui
