#pragma once

#include "ui/lab/model/labsession.h"

#include <QString>

namespace ui::lab {

/// The words of a step (steptexts.h) as far as they may be shown now: while the quiz asks what a
/// node returns, the steps that compared its children would give it away.
QString shownStepText(const LabSession &session, std::uint32_t step);
/// What stands beside the tree: the words of the step reached, or what the tree shows instead.
QString shownStepText(const LabSession &session);
/// Whether it is such a step.
bool tellsAnswer(const LabSession &session, std::uint32_t step);

} // namespace ui::lab
