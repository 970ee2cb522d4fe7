#pragma once

#include "ai/lab/studies/orderstudy.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/levelsearch.h"

#include <QString>

namespace ui::lab {

/// "30,709 calls".
QString callsText(quint64 calls);
/// A search's result in a few sentences: calls, time, the root's value, and what the trace lacks.
QString summaryText(const ai::lab::TracedSearch &search);
/// What iterative deepening did besides the two searches that are compared; empty if neither is
/// one.
QString shallowerText(const ai::lab::CountedSearch &first, const ai::lab::CountedSearch &second);
/// Why a search is refused: its approximate number of nodes, and what to do instead.
QString refusalText(const ai::lab::Estimate &estimate);
/// What a level does apart from the search shown.
QString deviationText(ai::lab::TraceDeviation deviation);

/// The keys that lead through the steps.
QString howToStepText();
/// How many leaves alpha-beta visits in a tree depending on the order of children, compared with
/// b^m and 2b^(m/2) if the tree is uniform.
QString orderStudyText(const ai::lab::OrderStudy &study);

} // namespace ui::lab
