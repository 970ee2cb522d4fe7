#pragma once

#include "ai/lab/lessons/library.h"

#include <QString>

namespace ui::lab {

// The words of the library and of the exercises, which name both by a key.

QString documentTitle(ai::lab::Document document);
QString exhibitTitle(std::string_view key);
/// What to look for in it; gives no result away, which is for the person to find.
QString exhibitText(std::string_view key);
/// The question, with the tree it is about if there is one.
QString exerciseText(std::string_view key);
/// A game of ai::lab::knownGames().
QString knownGameText(std::string_view key);

} // namespace ui::lab
