#pragma once

#include "ai/lab/trace/texttree.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui::lab {

/// The maximum size of trees that students enter on a practice page.
inline constexpr int practiceNodeLimit = 200;
inline constexpr int practiceLevelLimit = 8;

/// Why a tree cannot be used for practice; empty if it can.
QString practiceProblem(const ai::lab::TextTree &tree);

/// A self-contained HTML file on which students search trees by hand: random ones, the same for the
/// same number, or their own. The page checks values, visits and cuts, and explains mistakes. It
/// opens with the given tree, which must have no practiceProblem(), or with the first random one.
/// The URL contains the tree, so that a link can lead to it. May run on any thread.
QByteArray practicePage(const std::optional<ai::lab::TextTree> &start = {});

} // namespace ui::lab
