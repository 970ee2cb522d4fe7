#pragma once

#include "ai/lab/lessons/exercises.h"
#include "ai/lab/trace/labsearch.h"

#include <QString>

#include <string_view>

namespace ui::lab {

/// Why an exercise's answer is right, from the search that it is about: the values of the root's
/// children, the cuts, or the calls ply by ply. Empty for a key that is no exercise's. Any thread.
QString exerciseReason(std::string_view key, const ai::lab::TracedSearch &search, qint64 answer);

/// What to think of after a wrong answer. Does not give the right one.
QString misconceptionText(ai::lab::Misconception idea);

} // namespace ui::lab
