#pragma once

#include "ai/lab/lessons/examples.h"

#include <QString>

namespace ui::lab {

// The texts of the examples, which have keys.

QString documentTitle(ai::lab::Document document);
QString exampleTitle(std::string_view key);
/// What to look for in an example; reveals no result.
QString exampleText(std::string_view key);

} // namespace ui::lab
