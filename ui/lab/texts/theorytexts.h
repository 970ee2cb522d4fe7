#pragma once

#include "ai/lab/trace/searchsetup.h"

#include <QString>

namespace ui::lab {

/// What theory knows of a Nim position, as a table: which heaps are lost for the player to move,
/// and the nim-sum of several heaps in binary. HTML.
QString nimTheory(const core::Nim &position);

/// A term whose weight can be changed: see ai::lab::HeuristicWeights::of().
QString heuristicTermName(ai::lab::Heuristic heuristic, std::size_t term);

/// What the search's heuristic adds up at a position, part by part. HTML; empty without a
/// heuristic. Says so where the search did not evaluate the position, as at each node but a leaf.
QString heuristicParts(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position,
                       bool evaluated);

} // namespace ui::lab
