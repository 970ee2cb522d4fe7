#pragma once

#include "ai/lab/trace/stepfacts.h"
#include "ai/lab/trace/trace.h"

#include <QString>

namespace ui::lab {

// What is said of cuts. `beyond` is the rule that only a value beyond the bound cuts, an equal one
// does not (ai::lab::cutsBeyondBound()).

/// Why a step cuts: "MAX can have 14 here, and MIN has 9 at B, ...: 14 is not below beta = 9."
/// @param rival where the other player has a value that is as good or better: "at B"
QString cutText(const ai::lab::StepFacts &facts, const QString &rival, bool beyond);

/// Why a node's other children are cut: "Cut: 14 is not below beta = 9."
QString cutText(bool max, const ai::lab::Trace::State &state, bool beyond);

/// That a value which closes the window has nothing left to cut.
QString nothingToCutText(const ai::lab::StepFacts &facts, bool beyond);

} // namespace ui::lab
