#pragma once

#include "ui/window/area/layoutmetrics.h"

namespace ui {

/// How the parts of a GameArea are arranged.
struct LayoutMode
{
    bool beside = true; ///< the panel is beside the board, else all is above and below it
    FormState form = FormState::Open;
    int side = 0; ///< of the board
};

/// The plan with the largest board, where a form in view is worth a little of it.
LayoutMode bestMode(const LayoutMetrics &sizes);

/// The best plan or, while the window keeps its size, the one that it has, unless another is
/// clearly better: nothing moves by a pixel with the words.
LayoutMode stableMode(const LayoutMetrics &sizes, const LayoutMode &current);

} // namespace ui
