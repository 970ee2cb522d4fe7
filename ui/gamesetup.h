#pragma once

#include "core/position.h"

#include <QString>

namespace ui {

/// Who makes the first move of the next game.
enum class Starter { You, Computer, Alternate };

/// Whom one plays against.
enum class Opponent { Computer, Person };

/// What the panel's selectors say about the next game.
struct GameSetup
{
    core::GameKind game = core::GameKind::Othello;
    Starter starter = Starter::You;
    Opponent opponent = Opponent::Computer;
    QString nimHeaps;   ///< as core::Nim reads it, "20 limit 3", or randomHeaps
    bool nimMisere = true;
};

/// Stands for heaps drawn anew for each game.
inline constexpr QLatin1String randomHeaps("random");

/// The position that a game of this setup starts from, or why there is none: only heaps typed by hand
/// can be wrong.
core::Result<core::Position> startPosition(const GameSetup &setup);

} // namespace ui
