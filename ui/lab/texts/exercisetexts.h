#pragma once

#include <QString>

#include <string_view>

namespace ui::lab {

// The words of the exercises, which are named by a key.

/// The question, with its tree if it has one. Understandable by itself.
QString exerciseText(std::string_view key);
/// A game of ai::lab::knownGames().
QString knownGameText(std::string_view key);

} // namespace ui::lab
