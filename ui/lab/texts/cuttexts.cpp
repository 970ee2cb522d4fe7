#include "ui/lab/texts/cuttexts.h"

#include "ui/lab/texts/labtexts.h"

#include <QCoreApplication>

namespace ui::lab {

using ai::lab::CutReason;
using ai::lab::StepFacts;

namespace {

struct CutTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::CutTexts)
};

QString beyondText(const StepFacts &facts)
{
    return facts.max ? CutTexts::tr("MAX can have %1 here, and MIN has %2 %3, so MIN is worse off "
                                    "by coming here: %1 is above beta = %2. %n branch(es) cannot "
                                    "matter: cut (beta cutoff).",
                                    nullptr, facts.left)
                     : CutTexts::tr("MIN can have %1 here, and MAX has %2 %3, so MAX is worse off "
                                    "by coming here: %1 is below alpha = %2. %n branch(es) cannot "
                                    "matter: cut (alpha cutoff).",
                                    nullptr, facts.left);
}

QString atBoundText(const StepFacts &facts)
{
    // Fail-soft compares the value and leaves the loop; fail-hard has raised its bound before that.
    const bool isClosed = facts.alpha >= facts.beta;
    if (facts.max)
        return isClosed ? CutTexts::tr("MAX can have %1 here, and MIN has %2 %3, so MIN gains "
                                       "nothing by coming here: alpha = %1 is not below beta = "
                                       "%2. %n branch(es) cannot matter: cut (beta cutoff).",
                                       nullptr, facts.left)
                        : CutTexts::tr("MAX can have %1 here, and MIN has %2 %3, so MIN gains "
                                       "nothing by coming here: %1 is not below beta = %2. %n "
                                       "branch(es) cannot matter: cut (beta cutoff).",
                                       nullptr, facts.left);
    return isClosed ? CutTexts::tr("MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing "
                                   "by coming here: alpha = %2 is not below beta = %1. %n "
                                   "branch(es) cannot matter: cut (alpha cutoff).",
                                   nullptr, facts.left)
                    : CutTexts::tr("MIN can have %1 here, and MAX has %2 %3, so MAX gains nothing "
                                   "by coming here: %1 is not above alpha = %2. %n branch(es) "
                                   "cannot matter: cut (alpha cutoff).",
                                   nullptr, facts.left);
}

} // namespace

QString cutText(const StepFacts &facts, const QString &rival, bool beyond)
{
    const QString level = levelText(facts.max, facts.chance);
    const QString best = minimaxValueText(facts.best);
    switch (facts.cutReason) {
    case CutReason::Win:
        return CutTexts::tr("This wins for %1, and nothing is better: %n branch(es) left out.",
                            nullptr, facts.left)
            .arg(level);
    case CutReason::CannotBeBettered:
        return CutTexts::tr("%1 has %2 here, a won game, which cannot be bettered: %n branch(es) "
                            "cannot matter: cut.",
                            nullptr, facts.left)
            .arg(level, best);
    case CutReason::BetterElsewhere:
        break;
    }
    return (beyond ? beyondText(facts) : atBoundText(facts))
        .arg(best, minimaxValueText(facts.elsewhere), rival);
}

QString cutText(bool max, const ai::lab::Trace::State &state, bool beyond)
{
    const QString alpha = minimaxValueText(state.alpha);
    const QString beta = minimaxValueText(state.beta);
    const QString value = minimaxValueText(state.value);
    if (beyond)
        return max ? CutTexts::tr("Cut: %1 is above beta = %2.").arg(value, beta)
                   : CutTexts::tr("Cut: %1 is below alpha = %2.").arg(value, alpha);
    if (state.alpha >= state.beta)
        return CutTexts::tr("Cut: alpha = %1 is not below beta = %2. The window is empty: no value "
                            "lies in it that could matter.")
            .arg(alpha, beta);
    return max ? CutTexts::tr("Cut: %1 is not below beta = %2.").arg(value, beta)
               : CutTexts::tr("Cut: %1 is not above alpha = %2.").arg(value, alpha);
}

QString nothingToCutText(const StepFacts &facts, bool beyond)
{
    const QString text =
        facts.max
            ? (beyond
                   ? CutTexts::tr("MAX has %1 here, above beta = %2, but no child is left to be "
                                  "cut.")
                   : CutTexts::tr("MAX has %1 here, not below beta = %2, but no child is left to "
                                  "be cut."))
            : (beyond
                   ? CutTexts::tr("MIN has %1 here, below alpha = %2, but no child is left to be "
                                  "cut.")
                   : CutTexts::tr("MIN has %1 here, not above alpha = %2, but no child is left to "
                                  "be cut."));
    return text.arg(minimaxValueText(facts.best),
                    minimaxValueText(facts.max ? facts.beta : facts.alpha));
}

} // namespace ui::lab
