#pragma once

#include "ai/lab/trace/texttree.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui::lab {

/// The trees that a student may write on a practice page.
inline constexpr int practiceNodeLimit = 200;
inline constexpr int practiceLevelLimit = 8;

/// Why a tree cannot be practised on, in words; empty if it can.
QString practiceProblem(const ai::lab::TextTree &tree);

/// An HTML file that needs nothing else, on which students search trees by hand: random ones, the
/// same for the same number, or their own. The page checks values, visits and cuts, and says why.
/// It opens with the tree, which must have no practiceProblem(), or with the first random one. The
/// address names the tree, so that a link leads to it. May run on any thread.
QByteArray practicePage(const std::optional<ai::lab::TextTree> &start = {});

} // namespace ui::lab
