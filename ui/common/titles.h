#pragma once

#include "ai/levels/level.h"
#include "core/position.h"
#include "ui/common/animationspeed.h"
#include "ui/common/boardtheme.h"
#include "ui/common/gamesetup.h"
#include "ui/common/timecontrol.h"

#include <QStringList>

#include <chrono>
#include <cstddef>
#include <string>

namespace ui {

// What games, players and choices are called in the window.

QString gameTitle(core::GameKind kind);
/// The game's name, with the rule where it is not the usual one.
QString gameTitle(const core::Position &position);
QString gameTitle(const GameSetup &setup);
QString levelTitle(ai::Level level);
QString starterTitle(Starter starter);
/// Who plays against the person: "Computer", "A second person", a player's name, a program's.
/// @param program what the program is called in the Preferences; empty for its command's own name
QString opponentTitle(const core::Role &opponent, const QString &program = {});
/// The heading of the players with a name.
QString namedPlayersTitle();
/// A time for the whole minutes of a menu.
QString clockTitle(TimeControl control);
QString animationSpeedTitle(AnimationSpeed speed);
QString boardThemeTitle(BoardTheme theme);
QString thinkingTimeTitle(std::chrono::milliseconds time);
/// A size in MiB.
QString memoryTitle(int mebibytes);

/// A name of a file as it may be shown: what would turn the text around it is "?".
QString nameTitle(const std::string &name);
/// What a side of the game is called: "Black", "X", "First player".
QString sideTitle(core::GameKind kind, core::Side side);
/// A move as it is written, which no language changes: "f5".
QString moveTitle(const core::Position &position, core::Move move);

/// A line of tic-tac-toe, by its place in core::TicTacToe::lines: "the top row".
QString ticTacToeLineTitle(std::size_t line);

/// Whole sentences as a paragraph; empty ones are left out.
QString paragraphOf(QStringList sentences);

} // namespace ui
