#include "ui/window/area/areaplan.h"

#include <algorithm>
#include <cstdlib>

namespace ui {

namespace {

/// What a board is worth in its size where the form is folded, and where it takes turns.
constexpr double foldedWorth = 0.9;
constexpr double oneRowWorth = 0.75;

double worthOf(const AreaPlan &plan, const AreaSizes &sizes)
{
    if (plan.form == FormState::Open || sizes.isBoardOnly())
        return plan.side;
    return plan.side * (plan.form == FormState::Folded ? foldedWorth : oneRowWorth);
}

} // namespace

AreaPlan bestPlan(const AreaSizes &sizes)
{
    // Where nothing has room.
    const FormState smallestForm = sizes.offersBesidePlay() ? FormState::Folded : FormState::OneRow;
    AreaPlan best{false, smallestForm, std::max(0, sizes.sideBelow(smallestForm))};
    for (const bool beside : {true, false}) {
        for (const FormState form : {FormState::Open, FormState::Folded, FormState::OneRow}) {
            if (form == FormState::OneRow && sizes.offersBesidePlay())
                continue;
            const AreaPlan plan{beside, form,
                                beside ? sizes.sideBeside(form) : sizes.sideBelow(form)};
            if (worthOf(plan, sizes) > worthOf(best, sizes))
                best = plan;
        }
    }
    return best;
}

AreaPlan steadyPlan(const AreaSizes &sizes, const AreaPlan &current)
{
    constexpr double clearly = 1.05;
    constexpr int rounding = 100; // the part of a board that fonts of another scale may cost
    const AreaPlan best = bestPlan(sizes);
    if (current.form == FormState::OneRow && sizes.offersBesidePlay())
        return best;
    AreaPlan kept = current;
    kept.side = kept.beside ? sizes.sideBeside(kept.form) : sizes.sideBelow(kept.form);
    if (worthOf(best, sizes) > clearly * worthOf(kept, sizes))
        return best;
    const int little = std::max(2, current.side / rounding);
    return std::abs(kept.side - current.side) <= little ? current : kept;
}

} // namespace ui
