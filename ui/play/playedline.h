#pragma once

#include "ui/play/gamecontroller.h"

#include <vector>

namespace ui {

/// Identifies a game by its line, so that results about one game are not used for another, such as
/// a second finished game opened right after a first one.
struct PlayedLine
{
    core::Position start;
    std::vector<core::Move> moves; ///< including those taken back

    friend bool operator==(const PlayedLine &, const PlayedLine &) = default;
};

/// The line of the current game.
inline PlayedLine playedLine(const GameController &game)
{
    return {game.match().start(), game.match().moves()};
}

} // namespace ui
