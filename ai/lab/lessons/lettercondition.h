#pragma once

#include "ai/lab/trace/texttree.h"

#include <map>

namespace ai::lab {

/// A condition on the unknown letters of a tree: "a >= 4 and (b >= 2 or b > c)".
struct LetterCondition
{
    enum class Kind : std::uint8_t {
        Always,
        Never,
        AtLeast, ///< letter >= value
        AtMost,  ///< letter <= value
        Greater, ///< letter > other
        All,     ///< of the parts
        Any
    };
    Kind kind = Kind::Always;
    std::string letter = {};
    int value = 0;
    std::string other = {};
    std::vector<LetterCondition> parts = {};

    /// Whether the condition holds; `values` must contain all letters in it.
    bool holds(const std::map<std::string, int> &values) const;

    friend bool operator==(const LetterCondition &, const LetterCondition &) = default;
};

/// For which values of the letters elsewhere a node with an arbitrary value can affect the root.
/// `depth` counts plies from the root as in a setup; 0 searches the whole tree.
///
/// The root's value is the node's, clamped between the best that MAX has along the path and the
/// best that MIN has. So the node matters if and only if every alternative of MIN's is worth more
/// than every alternative of MAX's.
LetterCondition whenNodeMatters(const TextTree &tree, const std::vector<core::Move> &path,
                                int depth);

/// Whether there are letters outside the node's subtree.
bool hasLettersElsewhere(const TextTree &tree, const std::vector<core::Move> &path);

} // namespace ai::lab
