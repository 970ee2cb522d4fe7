#pragma once

#include "ai/lab/exercises.h"
#include "ai/lab/labsearch.h"
#include "ai/lab/levelsearch.h"
#include "ai/lab/library.h"
#include "ai/lab/searchsetup.h"
#include "ai/lab/trace.h"

#include <QString>

namespace ui {

/// The Lab's names of things. Values are MAX's; infinity and minus have their signs.

QString algorithmTitle(ai::lab::Algorithm algorithm);
/// What the algorithm does and what it leaves out, in a sentence or two.
QString algorithmText(ai::lab::Algorithm algorithm);
QString orderTitle(ai::lab::MoveOrder order);
QString documentTitle(ai::lab::Document document);
QString exhibitTitle(std::string_view key);
/// What to look for in it; tells no result, which is for the person to find.
QString exhibitText(std::string_view key);
/// The question, with the tree it asks about if there is one.
QString exerciseText(std::string_view key);

QString valueText(int value);
/// "= 3", "≤ 2", "≥ 5".
QString boundText(int value, ai::lab::Bound bound);
/// "(3, +∞)".
QString windowText(int alpha, int beta);
QString levelText(bool max);
QString countText(qint64 count);
/// "MAX: X" and the like: who is MAX in this position.
QString maxIsText(const ai::lab::SearchSetup &setup);
/// What a level does beside the search that is shown.
QString departureText(ai::lab::Departure departure);
/// What a search did, in a few sentences: calls, time, the root's value, and what the trace lacks.
QString summaryText(const ai::lab::TracedSearch &search);
/// Why a search is refused: about how many nodes it would look at, and what to do instead.
QString refusalText(const ai::lab::Estimate &estimate);
/// The moves from the root to a node: "5, 1, 9"; "the root" for none.
QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);

} // namespace ui
