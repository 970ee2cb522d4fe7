#include "ui/lab/texts/cuttexts.h"

#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

namespace {

struct CutTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::CutTexts)
};

} // namespace

QString beyondCutText(const ai::lab::StepFacts &facts, const QString &rival)
{
    const QString best = minimaxValueText(facts.best);
    const QString elsewhere = minimaxValueText(facts.elsewhere);
    return (facts.max
                ? CutTexts::tr("MAX can have %1 here, and MIN has %2 %3, so MIN is worse "
                               "off by coming here: %1 is above beta = %2. %n branch(es) cannot "
                               "matter: cut (beta cutoff).",
                               nullptr, facts.left)
                : CutTexts::tr("MIN can have %1 here, and MAX has %2 %3, so MAX is worse "
                               "off by coming here: %1 is below alpha = %2. %n branch(es) cannot "
                               "matter: cut (alpha cutoff).",
                               nullptr, facts.left))
        .arg(best, elsewhere, rival);
}

QString beyondCutState(bool max, const ai::lab::Trace::State &state)
{
    const QString value = minimaxValueText(state.value);
    return max ? CutTexts::tr("Cut: %1 is above beta = %2.")
                     .arg(value, minimaxValueText(state.beta))
               : CutTexts::tr("Cut: %1 is below alpha = %2.")
                     .arg(value, minimaxValueText(state.alpha));
}

QString nothingToCutBeyondText(const ai::lab::StepFacts &facts)
{
    const QString best = minimaxValueText(facts.best);
    return facts.max
               ? CutTexts::tr("MAX has %1 here, above beta = %2, but no child is left to be cut.")
                     .arg(best, minimaxValueText(facts.beta))
               : CutTexts::tr("MIN has %1 here, below alpha = %2, but no child is left to be cut.")
                     .arg(best, minimaxValueText(facts.alpha));
}

} // namespace ui::lab
