#pragma once

#include "ai/lab/trace/texttree.h"

#include <map>

namespace ai::lab {

/// What unknown letters of a tree must be for something to hold: "a >= 4 and (b >= 2 or b > c)".
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

    /// The letters that are named must have values.
    bool holds(const std::map<std::string, int> &values) const;

    friend bool operator==(const LetterCondition &, const LetterCondition &) = default;
};

/// For which values of the letters elsewhere a node can change the root at all, if it may be worth
/// anything. Depth counts plies from the root as in a setup, 0 searches all of the tree.
///
/// The root's value is the node's, held between the best that MAX has beside the way to it and the
/// best that MIN has: the node matters just when all that MIN may choose instead is worth more than
/// all that MAX may.
LetterCondition whenNodeMatters(const TextTree &tree, const std::vector<core::Move> &path,
                                int depth);

/// Whether a letter stands outside the node.
bool hasLettersElsewhere(const TextTree &tree, const std::vector<core::Move> &path);

} // namespace ai::lab
