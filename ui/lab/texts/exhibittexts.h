#pragma once

#include "ai/lab/lessons/library.h"

#include <QString>

namespace ui::lab {

// The words of the library, which names its exhibits by a key.

QString documentTitle(ai::lab::Document document);
QString exhibitTitle(std::string_view key);
/// What to look for in it; gives no result away, which is for the person to find.
QString exhibitText(std::string_view key);

} // namespace ui::lab
