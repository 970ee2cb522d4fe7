#pragma once

#include "ui/play/gamecontroller.h"

#include <vector>

namespace ui {

/// The line of a game, by which what was found out about one is told from another: a second game
/// that is over may be opened right after a first one.
struct PlayedLine
{
    core::Position start;
    std::vector<core::Move> moves; ///< those that were taken back included

    friend bool operator==(const PlayedLine &, const PlayedLine &) = default;
};

/// The line of the current game.
inline PlayedLine playedLine(const GameController &game)
{
    return {game.match().start(), game.match().moves()};
}

} // namespace ui
