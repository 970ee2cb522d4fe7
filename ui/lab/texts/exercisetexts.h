#pragma once

#include "ai/lab/lessons/exercises.h"
#include "ai/lab/trace/labsearch.h"

#include <QString>

#include <string_view>

namespace ui::lab {

// The words of the exercises, which are named by a key.

/// A few words for lists.
QString exerciseTitle(std::string_view key);
/// The question, with its tree if it has one. Understandable by itself.
QString exerciseText(std::string_view key);
/// A game of ai::lab::knownGames().
QString knownGameText(std::string_view key);

/// Why an exercise's answer is right, from its search: the values of the root's children, the cuts,
/// or the calls per ply. Empty for an unknown key. Any thread.
QString exerciseReason(std::string_view key, const ai::lab::TracedSearch &search, qint64 answer);

/// A hint after a wrong answer, which does not give the right one.
QString misconceptionText(ai::lab::Misconception idea);

} // namespace ui::lab
