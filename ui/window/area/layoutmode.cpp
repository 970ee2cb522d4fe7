#include "ui/window/area/layoutmode.h"

#include <algorithm>
#include <cstdlib>

namespace ui {

namespace {

/// What a board is worth in its size where the form is folded, and where it takes turns.
constexpr double foldedWorth = 0.9;
constexpr double oneRowWorth = 0.75;

double worthOf(const LayoutMode &plan, const LayoutMetrics &sizes)
{
    if (plan.form == FormState::Open || sizes.isBoardOnly())
        return plan.side;
    return plan.side * (plan.form == FormState::Folded ? foldedWorth : oneRowWorth);
}

} // namespace

LayoutMode bestMode(const LayoutMetrics &sizes)
{
    // Where nothing has room.
    const FormState smallestForm = sizes.offersBesidePlay() ? FormState::Folded : FormState::OneRow;
    LayoutMode best{false, smallestForm, std::max(0, sizes.sideBelow(smallestForm))};
    for (const bool beside : {true, false}) {
        for (const FormState form : {FormState::Open, FormState::Folded, FormState::OneRow}) {
            if (form == FormState::OneRow && sizes.offersBesidePlay())
                continue;
            const LayoutMode plan{beside, form,
                                  beside ? sizes.sideBeside(form) : sizes.sideBelow(form)};
            if (worthOf(plan, sizes) > worthOf(best, sizes))
                best = plan;
        }
    }
    return best;
}

LayoutMode stableMode(const LayoutMetrics &sizes, const LayoutMode &current)
{
    constexpr double clearly = 1.05;
    constexpr int rounding = 100; // the part of a board that fonts of another scale may cost
    const LayoutMode best = bestMode(sizes);
    if (current.form == FormState::OneRow && sizes.offersBesidePlay())
        return best;
    LayoutMode kept = current;
    kept.side = kept.beside ? sizes.sideBeside(kept.form) : sizes.sideBelow(kept.form);
    if (worthOf(best, sizes) > clearly * worthOf(kept, sizes))
        return best;
    const int little = std::max(2, current.side / rounding);
    return std::abs(kept.side - current.side) <= little ? current : kept;
}

} // namespace ui
