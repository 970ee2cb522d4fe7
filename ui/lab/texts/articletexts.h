#pragma once

#include "ai/lab/studies/articlecounts.h"

#include <QString>

namespace ui::lab {

// The words for the articles' numbers, in the person's language.

/// What is counted.
QString articleCountText(const ai::lab::ArticleCount &count);
/// What the article says of it; empty where it says nothing.
QString articleClaimText(std::string_view claim);

} // namespace ui::lab
