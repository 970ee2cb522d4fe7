#pragma once

#include "ai/lab/studies/levelstudy.h"

#include <QString>

namespace ui::lab {

/// Why the level plays its move: a rule, theory, chance, or the depth and criterion of its search.
QString levelReasonText(const ai::lab::LevelChoice &choice);
/// The move's value for the side to move by the level's own reckoning; a dash if it has none.
QString levelValueText(const ai::lab::LevelChoice &choice);
/// "won", "drawn" or "lost", for the side to move, where more than 0 is won.
QString outcomeText(int outcome);

} // namespace ui::lab
