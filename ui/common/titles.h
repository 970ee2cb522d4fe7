#pragma once

#include "ai/levels/level.h"
#include "core/position.h"
#include "ui/common/animationspeed.h"
#include "ui/common/boarddisplay.h"
#include "ui/common/gamesetup.h"
#include "ui/common/windowcolours.h"

#include <QStringList>

#include <chrono>
#include <cstddef>
#include <string>

namespace ui {

// The titles of games, players and choices in the window.

QString gameTitle(core::GameKind kind);
/// The game's name, with the rule if it is not the usual one.
QString gameTitle(const core::Position &position);
QString gameTitle(const GameSetup &setup);
QString levelTitle(ai::Level level);
QString starterTitle(Starter starter);
/// The user's opponent: "Computer", "A second person", the name of a player or a program.
/// @param program the program's name in the Preferences; empty: a name derived from its command
QString opponentTitle(const core::Role &opponent, const QString &program = {});
/// The heading of the named players.
QString namedPlayersTitle();
/// The title of a time control of whole minutes, for menus.
QString clockTitle(TimeControl control);
QString animationSpeedTitle(AnimationSpeed speed);
QString boardThemeTitle(BoardTheme theme);
QString windowColoursTitle(WindowColours colours);
QString thinkingTimeTitle(std::chrono::milliseconds time);
/// A size in MiB.
QString memoryTitle(int mebibytes);

/// A name or date from a file, safe to show: "?" replaces characters that would change the text
/// direction.
QString nameTitle(const std::string &name);
/// The title of a side of the game: "Black", "X", "First player".
QString sideTitle(core::GameKind kind, core::Side side);
/// A move: its notation, "f5", or in Nim "2 from c" or, of one heap, "take 2".
QString moveTitle(const core::Position &position, core::Move move);

/// A line of tic-tac-toe, by its index in core::TicTacToe::lines: "the top row".
QString ticTacToeLineTitle(std::size_t line);

/// Joins sentences to a paragraph; omits empty ones.
QString paragraphOf(QStringList sentences);

} // namespace ui
