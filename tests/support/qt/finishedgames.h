#pragma once

#include "ui/common/gamesetup.h"
#include "ui/records/statistics/statistics.h"

inline ui::FinishedGame won(core::GameKind game, ai::Level level,
                            core::Side person = core::Side::First)
{
    return {game, ui::computerAt(level), person, person};
}

inline ui::FinishedGame lost(core::GameKind game, ai::Level level,
                             core::Side person = core::Side::First)
{
    return {game, ui::computerAt(level), opponent(person), person};
}
