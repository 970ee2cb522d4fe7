#pragma once

#include "ai/analysis/analyst.h"
#include "ui/board/boardwidget.h"

#include <vector>

namespace ui {

/// What theory says of the moves of a position, for the board: where a game is only won, drawn or
/// lost each move is tinted by its own value, in Othello by what it gives away to the best one.
QList<BoardWidget::Theory> theoryMarks(core::GameKind kind,
                                       const std::vector<ai::ValuedMove> &moves);
/// What the tints on the board mean, in a word or two each.
QList<BoardWidget::TintMeaning> theoryLegend(core::GameKind kind,
                                             const std::vector<ai::ValuedMove> &moves);

} // namespace ui
