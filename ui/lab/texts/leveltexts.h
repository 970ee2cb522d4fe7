#pragma once

#include "ai/lab/studies/levelstudy.h"

#include <QString>

namespace ui::lab {

/// Why the level plays its move: a rule, the theory, chance, or how far it looks and by what.
QString levelReasonText(const ai::lab::LevelChoice &choice);
/// What the move is worth to the side to move as the level reckons; a dash where it does not.
QString levelValueText(const ai::lab::LevelChoice &choice);
/// "won", "drawn" or "lost", for the side to move; a dash where it is not known.
QString outcomeText(const std::optional<int> &outcome);

} // namespace ui::lab
