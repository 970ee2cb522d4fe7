#pragma once

#include "ai/lab/searchsetup.h"

#include <QString>

namespace ui {

/// What theory knows of a Nim position, as a table: which heaps are lost for who is to move, and
/// the exclusive or of several heaps in binary. HTML.
QString nimTheory(const core::Nim &position);

/// What the search's heuristic adds up at a position, part by part. HTML; empty without a
/// heuristic.
QString heuristicParts(const ai::lab::SearchSetup &setup, const ai::lab::LabPosition &position);

} // namespace ui
