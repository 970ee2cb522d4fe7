#pragma once

#include "ai/analysis/analyst.h"
#include "core/match.h"

#include <QString>

#include <optional>

namespace ui {

/// The words of a review.

/// What a move does, beside its notation: "Black turns 3", "First player takes 2 from heap a".
QString moveInWords(const core::Position &position, core::Move move);

/// A value to a side as it is written: "+4", or in the other games "wins", "draws", "loses".
QString valueText(core::GameKind kind, int value);
/// The same, marked as a value that is not proved: "~ +4".
QString estimateText(core::GameKind kind, int value);

/// What was wrong with a move, what was better, and the line that shows it; or that nothing was.
/// computer is the side it plays, nothing where two people do.
QString judgement(const core::Position &position, const ai::ReviewedMove &move,
                  std::optional<core::Side> computer);

} // namespace ui
