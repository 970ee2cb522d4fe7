#pragma once

#include "ai/lab/lessons/levelgrowth.h"

#include <QString>

namespace ui::lab {

/// What a stage adds to a tree growing level by level, in two or three sentences.
QString growthText(const ai::lab::TracedSearch &search, const ai::lab::LevelGrowth &levels,
                   int stage);

} // namespace ui::lab
