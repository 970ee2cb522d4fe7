#pragma once

#include "ui/window/area/areasizes.h"

namespace ui {

/// How the parts of a GameArea are arranged.
struct AreaPlan
{
    bool beside = true; ///< the panel is beside the board, else all is above and below it
    FormState form = FormState::Open;
    int side = 0; ///< of the board
};

/// The plan with the largest board, where a form in view is worth a little of it.
AreaPlan bestPlan(const AreaSizes &sizes);

/// The best plan or, while the window keeps its size, the one that it has, unless another is
/// clearly better: nothing moves by a pixel with the words.
AreaPlan steadyPlan(const AreaSizes &sizes, const AreaPlan &current);

} // namespace ui
