#pragma once

#include "ui/lab/model/labsession.h"

#include <QString>

namespace ui::lab {

/// The text of a step (steptexts.h) as far as it may be shown: while the quiz asks for a node's
/// return value, the steps that compare its children would give it away.
QString shownStepText(const LabSession &session, std::uint32_t step);
/// The text beside the tree: of the current step, or of what the tree shows instead.
QString shownStepText(const LabSession &session);
/// Whether the step is one that would give the quiz's answer away.
bool tellsAnswer(const LabSession &session, std::uint32_t step);

} // namespace ui::lab
