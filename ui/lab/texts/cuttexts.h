#pragma once

#include "ai/lab/trace/stepfacts.h"
#include "ai/lab/trace/trace.h"

#include <QString>

namespace ui::lab {

// What is said of cuts under the rule that only a value beyond the bound cuts, an equal one does
// not (ai::lab::cutsBeyondBound()).

/// Why a step cuts: "MAX can have 14 here, and MIN has 9 at B, ...: 14 is above beta = 9."
/// @param rival where the other player has a better value: "at B"
QString beyondCutText(const ai::lab::StepFacts &facts, const QString &rival);

/// Why a node's other children are cut: "Cut: 14 is above beta = 9."
QString beyondCutState(bool max, const ai::lab::Trace::State &state);

/// That a value beyond the bound has nothing left to cut.
QString nothingToCutBeyondText(const ai::lab::StepFacts &facts);

} // namespace ui::lab
