#pragma once

#include "ui/lab/window/openrequest.h"
#include "ui/play/gamecontroller.h"

#include <optional>

namespace ui::lab {

/// The current position, searched like the game's level does. The game must not be over.
OpenRequest requestForPosition(const GameController &game);

/// The position before the last move other than a pass, searched like the level that played it; for
/// a person's or a program's move like the strongest level. Nothing if there is no such move.
std::optional<OpenRequest> requestForLastMove(const GameController &game);

/// Whether a game is in progress whose position is not this one.
bool isPlayedElsewhere(const GameController &game, const ai::lab::LabPosition &position);

} // namespace ui::lab
