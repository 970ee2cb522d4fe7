#pragma once

#include "core/match/session.h"

#include <QString>

#include <array>

namespace ui {

using core::Starter;

/// Whom the person plays against.
enum class Opponent {
    Computer,
    Person,
    Program, ///< another program, in Othello alone
    Named,   ///< a program of the articles, or another player with a name
};

// The order in which the window offers them.
inline constexpr std::array<core::GameKind, 3> gamesInOrder{
    core::GameKind::Othello, core::GameKind::TicTacToe, core::GameKind::Nim};
inline constexpr std::array<Starter, 3> allStarters{Starter::Human, Starter::Computer,
                                                    Starter::Alternate};
inline constexpr std::array<Opponent, 4> allOpponents{Opponent::Computer, Opponent::Person,
                                                      Opponent::Program, Opponent::Named};

/// Whether a game can be played against such an opponent.
constexpr bool offers(core::GameKind game, Opponent opponent)
{
    return opponent != Opponent::Program || game == core::GameKind::Othello;
}

/// The names of a game's players, the one who moves first before the other; empty where they have
/// none.
using PlayerNames = std::array<QString, 2>;

/// What the panel's selectors say about the next game.
struct GameSetup
{
    core::GameKind game = core::GameKind::Othello;
    Starter starter = Starter::Human;
    Opponent opponent = Opponent::Computer;
    QString nimHeaps = {}; ///< as core::Nim reads it, "20 limit 3", or randomHeaps
    bool nimMisere = true;
    QString player = {}; ///< for Opponent::Named, as in ui/common/articleplayers.h
};

/// Stands for random heaps, drawn for each game.
inline constexpr QLatin1String randomHeaps("random");

/// Whether the game of a setup can be played against its opponent.
bool offersOpponent(const GameSetup &setup);

/// Whether two setups are of games that start from the same position.
bool samePosition(const GameSetup &a, const GameSetup &b);

/// The position that a game of this setup starts from, or why there is none: only heaps typed by
/// hand can be wrong.
core::Result<core::Position> startPosition(const GameSetup &setup);

} // namespace ui
