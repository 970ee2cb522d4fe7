#pragma once

#include "ai/lab/lessons/lettercondition.h"
#include "ai/lab/trace/searchsetup.h"
#include "ai/lab/trace/trace.h"

#include <QString>

#include <optional>

namespace ui::lab {

/// The Lab's names of things. Values are MAX's; infinity and minus have their signs.

QString algorithmTitle(ai::lab::Algorithm algorithm);
/// What the algorithm does and what it leaves out, in a sentence or two.
QString algorithmText(ai::lab::Algorithm algorithm);
/// The algorithm, and whether it is fail-hard.
QString searchTitle(const ai::lab::SearchSetup &setup);
/// The depth of a SearchSetup in words.
QString depthText(int depth);
/// What fail-hard nodes return; empty where the search is not fail-hard.
QString failHardRuleText(const ai::lab::SearchSetup &setup);
QString orderTitle(ai::lab::MoveOrder order);

QString minimaxValueText(int value);
/// A leaf's value or its letter; empty for an inner node.
QString leafText(const ai::lab::TextTree &tree);
/// A whole number as it is typed, or an infinity however it is written; nothing for another text.
std::optional<int> minimaxValueIn(QString text);
/// "= 3", "≤ 2", "≥ 5".
QString boundText(int value, ai::lab::Bound bound);
/// "(3, +∞)".
QString windowText(int alpha, int beta);
/// What is known of a letter: "at most 2", "1 to 5", "any value".
QString intervalText(int low, int high);
/// "a ≥ 4 and (b ≥ 2 or b > c)"; empty where nothing is asked of a letter.
QString conditionText(const ai::lab::LetterCondition &condition);
QString levelText(bool max);
QString countText(qint64 count);
/// "MAX: X" and the like: which side is MAX in this position.
QString maxIsText(const ai::lab::SearchSetup &setup);
/// The moves from the root to a node: "5, 1, 9"; "the root" for none.
QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);

} // namespace ui::lab
