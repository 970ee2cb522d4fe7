#pragma once

#include "ai/levels/level.h"
#include "core/match/session.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace ui {

using core::Starter;

// The order in which the window offers them.
inline constexpr std::array<core::GameKind, 3> gamesInOrder{
    core::GameKind::Othello, core::GameKind::TicTacToe, core::GameKind::Nim};
inline constexpr std::array<Starter, 3> allStarters{Starter::Human, Starter::Computer,
                                                    Starter::Alternate};
/// The opponents that the window offers, in its order: the computer at the level chosen, a second
/// person, another program, and the players with a name. The first three have no id.
const std::vector<core::Role> &offeredOpponents();

/// Whether a game can be played against such an opponent: a program plays Othello alone.
bool offers(core::GameKind game, const core::Role &opponent);

/// The computer at a level.
core::Role computerAt(ai::Level level);
/// The level of a role; nothing where none is named.
std::optional<ai::Level> levelOf(const core::Role &role);
/// Whether the computer plays this role at a level, chosen or to be chosen.
bool playsByLevel(const core::Role &role);
/// Whether one of our own players plays it by name: a program of the articles, or another one.
bool isNamedPlayer(const core::Role &role);
/// The one of offeredOpponents() that a role was chosen as: without the level or the program, which
/// are chosen by themselves.
core::Role choiceOf(const core::Role &opponent);

/// The names of a game's players, the one who moves first before the other; empty where they have
/// none.
using PlayerNames = std::array<QString, 2>;

/// What the panel's selectors say about the next game.
struct GameSetup
{
    core::GameKind game = core::GameKind::Othello;
    Starter starter = Starter::Human;
    core::Role opponent = core::Role::computer({}); ///< a choiceOf()
    QString nimHeaps = {}; ///< as core::Nim reads it, "20 limit 3", or randomHeaps
    bool nimMisere = true;
    core::Othello::Rule othelloRule = core::Othello::Rule::Most;
};

/// The same by the rule as well: Reverse Othello is played against people and levels alone.
bool offers(const core::Position &position, const core::Role &opponent);
bool offers(const GameSetup &setup, const core::Role &opponent);

/// Stands for random heaps, drawn for each game.
inline constexpr QLatin1String randomHeaps("random");

/// Whether two setups are of games that start from the same position.
bool samePosition(const GameSetup &a, const GameSetup &b);

/// The position that a game of this setup starts from, or why there is none: only heaps typed by
/// hand can be wrong.
core::Result<core::Position> startPosition(const GameSetup &setup);

} // namespace ui
