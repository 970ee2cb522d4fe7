#pragma once

#include "ui/lab/window/openrequest.h"
#include "ui/play/gamecontroller.h"

#include <optional>

namespace ui::lab {

/// The current position, searched as the game's level searches it. The game must not be over.
OpenRequest requestForPosition(const GameController &game);

/// The position before the last move that was no pass, searched as the level that played it does; a
/// person's move, or another program's, as the strongest level does. Nothing without such a move.
std::optional<OpenRequest> requestForLastMove(const GameController &game);

/// Whether a game is in progress, at another position.
bool isPlayedElsewhere(const GameController &game, const ai::lab::LabPosition &position);

} // namespace ui::lab
