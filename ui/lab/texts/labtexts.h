#pragma once

#include "ai/lab/lessons/lettercondition.h"
#include "ai/lab/trace/takenletters.h"

#include <QString>

#include <optional>

namespace ui::lab {

/// The Lab's names of things. Values are MAX's; infinity and minus have their signs.

QString algorithmTitle(ai::lab::Algorithm algorithm);
/// What the algorithm does and what it leaves out, in a sentence or two.
QString algorithmText(ai::lab::Algorithm algorithm);
/// The algorithm, and whether it is fail-hard.
QString searchTitle(const ai::lab::SearchSetup &setup);
/// The same and the order of moves.
QString searchAndOrderTitle(const ai::lab::SearchSetup &setup);
/// The depth of a SearchSetup in words.
QString depthText(int depth);
/// What fail-hard nodes return, or how averages are written; empty for other searches.
QString searchRulesText(const ai::lab::SearchSetup &setup);
/// Whether a value that is equal to the bound cuts, in a sentence; empty where there are no bounds.
QString equalityText(const ai::lab::SearchSetup &setup);
QString orderTitle(ai::lab::MoveOrder order, const ai::lab::LabPosition &root);
/// "from left to right", by the drawing; within a sentence.
QString directionText(const ai::lab::SearchSetup &setup);

/// Exact, also of averages: as a decimal number where three places are enough, or else as a
/// fraction. The scale is that of TextTree.
QString minimaxValueText(int value, int scale = 1);
/// A value of the search.
QString valueText(const ai::lab::TracedSearch &search, int value);
/// The probability of a child of a chance node: "1/4".
QString probabilityText(const ai::lab::TracedSearch &search, ai::lab::NodeId node);
/// A leaf's value or its letter; empty for an inner node.
QString leafText(const ai::lab::TextTree &tree);
/// A whole number as it is typed, or an infinity however it is written; nothing for another text.
/// With a scale also a decimal number or a fraction, if it is a value that the scale makes whole,
/// or one rounded to two places or more; where the value that is expected rounds to the text, that.
std::optional<int> minimaxValueIn(QString text, int scale = 1, std::optional<int> expected = {});
/// "= 3", "≤ 2", "≥ 5".
QString boundText(int value, ai::lab::Bound bound, int scale = 1);
/// The same with a star where it holds only for the values that the search took for letters.
QString markedBoundText(const ai::lab::TracedSearch &search, ai::lab::NodeId node);
/// "(3, +∞)".
QString windowText(int alpha, int beta);
/// What is known of a letter: "at most 2", "1 to 5", "any value".
QString intervalText(int low, int high);
/// "a ≥ 4 and (b ≥ 2 or b > c)"; empty where nothing is asked of a letter.
QString conditionText(const ai::lab::LetterCondition &condition);
QString levelText(bool max, bool chance = false);
QString countText(qint64 count);
/// "MAX: X" and the like: which side is MAX in this position.
QString maxIsText(const ai::lab::SearchSetup &setup);
/// The moves from the root to a node: "5, 1, 9"; "the root" for none.
/// A move as it is written; a pass in the language of the texts.
QString labMoveTitle(const ai::lab::LabPosition &position, core::Move move);
QString pathText(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);
/// The capital letter of an inner node of a tree with no more than 26 of them: A is the root, and
/// the others follow rank by rank as they are drawn. Empty for other nodes. The path is the whole
/// one from the setup's root.
QString nodeLetter(const ai::lab::LabPosition &root, const std::vector<core::Move> &path);
/// The same of a search, of a subtree if need be, and a path from its own root.
QString nodeLetter(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path);
/// A node in a sentence: "C" or "child 2 of C"; in large trees "child 3.2"; in games its moves. The
/// path is from the trace's root.
QString placeText(const ai::lab::TracedSearch &search, const std::vector<core::Move> &path);

/// "a = 0, b = 3"; empty for none.
QString takenText(const ai::lab::TakenLetters::Letters &letters);
/// The sentences, with "If a = 0: " before them where they hold only then.
QString ifTaken(const ai::lab::TakenLetters::Letters &letters, const QString &sentences);
/// What a node's final value holds for; none where it holds for all values of the letters.
ai::lab::TakenLetters::Letters lettersBehind(const ai::lab::TracedSearch &search,
                                             ai::lab::NodeId node);

} // namespace ui::lab
