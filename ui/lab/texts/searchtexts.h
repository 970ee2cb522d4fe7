#pragma once

#include "ai/lab/studies/orderstudy.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/levelsearch.h"

#include <QString>

namespace ui::lab {

/// "30,709 calls".
QString callsText(quint64 calls);
/// What a search did, in a few sentences: calls, time, the root's value, and what the trace lacks.
QString summaryText(const ai::lab::TracedSearch &search);
/// What iterative deepening did besides the two searches that are compared; empty if neither is
/// one.
QString shallowerText(const ai::lab::CountedSearch &first, const ai::lab::CountedSearch &second);
/// Why a search is refused: about how many nodes it would visit, and what to do instead.
QString refusalText(const ai::lab::Estimate &estimate);
/// What a level does beside the search that is shown.
QString deviationText(ai::lab::TraceDeviation deviation);

/// The keys that lead through the steps.
QString howToStepText();
/// How many leaves alpha-beta visits in a tree by the order of the children, beside b^m and
/// 2b^(m/2) where the tree has a b and an m.
QString orderStudyText(const ai::lab::OrderStudy &study);

} // namespace ui::lab
