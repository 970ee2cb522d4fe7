#pragma once

#include "ai/analysis/analyst.h"
#include "ui/board/boardwidget.h"

#include <vector>

namespace ui {

/// The theory marks for a position's moves: in solved games each move is tinted by its own value,
/// in Othello by how much worse than the best it is.
QList<BoardWidget::Theory> theoryMarks(core::GameKind kind,
                                       const std::vector<ai::AnalyzedMove> &moves);
/// The legend: the meaning of each tint on the board, in a word or two.
QList<BoardWidget::TintMeaning> theoryLegend(core::GameKind kind,
                                             const std::vector<ai::AnalyzedMove> &moves);

} // namespace ui
