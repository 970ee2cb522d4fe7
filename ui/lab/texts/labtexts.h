#pragma once

#include "ai/lab/lessons/lettercondition.h"
#include "ai/lab/trace/assumedletters.h"

#include <QString>

#include <optional>

namespace ui::lab {

/// The Lab's names for things. Values are from MAX's point of view, with signs for infinity and
/// minus.

QString algorithmTitle(ai::lab::Algorithm algorithm);
/// What the algorithm does and what it leaves out, in a sentence or two.
QString algorithmText(ai::lab::Algorithm algorithm);
/// The algorithm, whether it is fail-hard, and whether it cuts only beyond the bound.
QString searchTitle(const ai::lab::SearchSetup &setup);
/// searchTitle() with the order of moves.
QString searchAndOrderTitle(const ai::lab::SearchSetup &setup);
/// The depth of a SearchSetup in words.
QString depthText(int depth);
/// What is unusual in a search, in sentences: what fail-hard nodes return, whose values negamax
/// shows, how averages are written, that an equal value does not cut. Empty for other searches.
QString searchRulesText(const ai::lab::SearchSetup &setup);
/// Whether a value that is equal to the bound cuts, in a sentence; empty where there are no bounds.
QString equalityText(const ai::lab::SearchSetup &setup);
QString orderTitle(ai::lab::MoveOrder order, const ai::lab::LabPosition &root);
/// "from left to right" as drawn; for use within a sentence.
QString directionText(const ai::lab::SearchSetup &setup);

/// The exact value, also of an average: a decimal number if three places are enough, else a
/// fraction. `scale` is that of TextTree.
QString minimaxValueText(int value, int scale = 1);
/// A value of the search.
QString valueText(const ai::lab::TracedSearch &search, int value);
/// The probability of a child of a chance node: "1/4".
QString probabilityText(const ai::lab::TracedSearch &search, ai::lab::NodeId node);
/// A leaf's value or its letter; empty for an inner node.
QString leafText(const ai::lab::TextTree &tree);
/// Parses a whole number, or infinity in any notation; nothing for other text. With a scale it also
/// accepts a decimal number or fraction that the scale makes whole, or one rounded to two or more
/// places; the expected value if that rounds to the text.
std::optional<int> minimaxValueIn(QString text, int scale = 1, std::optional<int> expected = {});
/// "= 3", "≤ 2", "≥ 5".
QString boundText(int value, ai::lab::Bound bound, int scale = 1);
/// A value or bound, with a star if it depends on values assumed for letters.
QString starred(const QString &text, bool assumed);
/// boundText() of a node, with that star.
QString markedBoundText(const ai::lab::TracedSearch &search, ai::lab::NodeId node);
/// "(3, +∞)".
QString windowText(int alpha, int beta);
/// What is known of a letter: "at most 2", "1 to 5", "any value".
QString intervalText(int low, int high);
/// "a ≥ 4 and (b ≥ 2 or b > c)"; empty where nothing is asked of a letter.
QString conditionText(const ai::lab::LetterCondition &condition);
QString levelText(bool max, bool chance = false);
QString countText(qint64 count);
/// "MAX is to move at the root: X." and the like; empty for a tree.
QString maxIsText(const ai::lab::SearchSetup &setup);
/// A move as it is written; a pass in the language of the texts.
QString labMoveTitle(const ai::lab::LabPosition &position, core::Move move);
/// A child of a node of a tree, by its number or path, within a sentence: "child 2".
QString childText(const QString &child);
/// The moves from the root to a node: "5, 1, 9"; "the root" for none.
QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);
/// The capital letter of an inner node: A is the root, and the others follow rank by rank as drawn,
/// AA after Z. Empty in a tree with more than 702 inner nodes, which would need three, and for
/// other nodes. The path starts at the setup's root.
QString nodeLetter(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);
/// The same for a search, possibly of a subtree, and a path from its own root.
QString nodeLetter(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path);
/// The same as the next, with a path that starts at the setup's root.
QString placeText(const ai::lab::LabPosition &root, std::vector<core::Move> path);
/// A node within a sentence: "C" or "child 2 of C"; in large trees "child 3.2"; in games its moves.
/// The path starts at the trace's root.
QString placeText(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path);

/// "a = 0, b = 3"; empty for none.
QString takenText(const ai::lab::AssumedLetters::Letters &letters);
/// The sentences, prefixed by "If a = 0: " if they depend on these letters.
QString ifTaken(const ai::lab::AssumedLetters::Letters &letters, const QString &sentences);

} // namespace ui::lab
