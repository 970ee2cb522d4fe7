#pragma once

#include "ui/records/journal/journalreading.h"

#include <cstddef>

namespace ui {

// A journalled game in the words of the window.

/// When a game was played, as the locale writes a day and a time or a day alone; what is neither,
/// as its file has it.
QString playedWhen(const core::GameRecord &game);
/// "Othello, move 24", "Nim, Ann against Bob, finished".
QString journalledGameTitle(const JournalledGame &game);
/// The number of the move to come.
std::size_t nextMoveNumber(const core::GameRecord &game);

} // namespace ui
