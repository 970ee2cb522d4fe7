#pragma once

#include "ui/lab/export/lessonsearch.h"

#include <QString>

#include <vector>

namespace ui::lab {

/// What is known about a tree's letters, and the values that they count as when visited; for the
/// key, the meaning of its stars. Empty for trees without letters.
QString worksheetLettersText(const ai::lab::TracedSearch &search, bool key);

/// Whether letters decide a leaf's place in the order of the visits or, if it was not visited, that
/// the node `visited` above it was cut.
bool dependsOnLetters(const ai::lab::TracedSearch &search, ai::lab::NodeId visited, bool isLeaf);
/// What to do with the tree of a task.
QString worksheetInstructions(const ai::lab::SearchSetup &setup);

/// The instructions above each task; empty if they are the same as the previous task's.
std::vector<QString> worksheetInstructions(const std::vector<TitledSearch> &tasks);

} // namespace ui::lab
