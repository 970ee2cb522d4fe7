#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QString>

namespace ui::lab {

/// What is known of a tree's letters, and what they count as where they have to be visited; in the
/// key what the marks beside values and windows mean. Empty for trees without letters.
QString worksheetLettersText(const ai::lab::TracedSearch &search, bool key);

} // namespace ui::lab
