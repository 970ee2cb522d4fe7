#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QString>

namespace ui::lab {

/// What is known about a tree's letters, and the values that they count as when visited; for the
/// key, the meaning of its stars. Empty for trees without letters.
QString worksheetLettersText(const ai::lab::TracedSearch &search, bool key);

} // namespace ui::lab
