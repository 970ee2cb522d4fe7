#pragma once

#include "ai/levels/level.h"
#include "core/match/session.h"

#include <QString>

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace ui {

/// Each player's thinking time: for the whole game, and an increment after each move.
struct TimeControl
{
    std::chrono::seconds time{0}; ///< 0: no clock
    std::chrono::seconds increment{0};

    bool used() const { return time.count() > 0; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

using core::Starter;

// The games in the order in which the window offers them.
inline constexpr std::array<core::GameKind, 3> gamesInOrder{
    core::GameKind::Othello, core::GameKind::TicTacToe, core::GameKind::Nim};
inline constexpr std::array<Starter, 3> allStarters{Starter::Human, Starter::Computer,
                                                    Starter::Alternate};
/// The opponents that the window offers, in its order: the computer at the chosen level, a second
/// person, another program, and the named players. The first three have no id.
const std::vector<core::Role> &offeredOpponents();

/// Whether a game can be played against an opponent: programs play only Othello.
bool offers(core::GameKind game, const core::Role &opponent);

/// The computer at a level.
core::Role computerAt(ai::Level level);
/// The level of a role; nothing if it has none.
std::optional<ai::Level> levelOf(const core::Role &role);
/// Whether the computer plays this role at a level, whether or not the level is already chosen.
bool playsByLevel(const core::Role &role);
/// Whether a named player of this program plays the role.
bool isNamedPlayer(const core::Role &role);
/// The element of offeredOpponents() for a role: without the level or program, which are chosen
/// separately.
core::Role choiceOf(const core::Role &opponent);

/// The names of a game's players, in the order in which they move; empty if they have none.
using PlayerNames = std::array<QString, 2>;

/// The panel's choices for the next game.
struct GameSetup
{
    core::GameKind game = core::GameKind::Othello;
    Starter starter = Starter::Human;
    core::Role opponent = core::Role::computer({}); ///< a choiceOf()
    QString nimHeaps = {}; ///< as core::Nim reads it, "1-3-5-7", or randomHeaps
    bool nimMisere = true;
    core::Othello::Rule othelloRule = core::Othello::Rule::Most;

    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

/// The same, also considering the rule: Reverse Othello is played only against people and levels.
bool offers(const core::Position &position, const core::Role &opponent);
bool offers(const GameSetup &setup, const core::Role &opponent);

/// Means random heaps, drawn for each game.
inline constexpr QLatin1String randomHeaps("random");
/// GameSetup::nimHeaps: those of core::Nim().
inline constexpr QLatin1String usualHeaps("20 limit 3");

/// Whether the games of two setups start from the same position.
bool samePosition(const GameSetup &a, const GameSetup &b);

/// The start position of a game with this setup, or an error, which only heaps typed by the user
/// can cause.
core::Result<core::Position> startPosition(const GameSetup &setup);

} // namespace ui
