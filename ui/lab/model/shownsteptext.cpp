#include "ui/lab/model/shownsteptext.h"

#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>

namespace ui::lab {

QString shownStepText(const LabSession &session, std::uint32_t step)
{
    return tellsAnswer(session, step) ? quizString(QuizString::Hidden)
                                      : stepText(session.search(), step);
}

QString shownStepText(const LabSession &session)
{
    return session.filling() ? QCoreApplication::translate(
               "ui::lab::StepView", "The tree shows what you write; the steps come afterwards.")
                             : shownStepText(session, session.step());
}

bool tellsAnswer(const LabSession &session, std::uint32_t step)
{
    using ai::lab::EventKind;
    const ai::lab::Trace &trace = session.trace();
    if (step == 0 || session.asked() == ai::lab::noNode
        || trace.nodeOf(step - 1) != session.asked())
        return false;
    const EventKind kind = trace.events()[step - 1].kind;
    return kind == EventKind::Compare || kind == EventKind::Window || kind == EventKind::Cut
           || kind == EventKind::Sum;
}

} // namespace ui::lab
