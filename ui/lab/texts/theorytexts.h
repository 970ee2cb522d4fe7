#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <QString>

namespace ui::lab {

/// What theory knows about a Nim position, as an HTML table: which heaps lose for the side to move,
/// and the nim-sum of several heaps in binary.
QString nimTheory(const core::Nim &position);

/// The name of a term with an adjustable weight: see ai::lab::HeuristicWeights::of().
QString heuristicTermName(ai::lab::Heuristic heuristic, std::size_t term);

/// The heuristic's terms at a position, one by one, as HTML; empty without a heuristic. Says so if
/// the search did not evaluate the position, as at inner nodes.
QString heuristicParts(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position,
                       bool evaluated);

} // namespace ui::lab
