#include "ai/lab/lessons/lettercondition.h"

#include <algorithm>
#include <limits>

namespace ai::lab {

using core::Move;
using core::Side;
using Condition = LetterCondition;
using Kind = LetterCondition::Kind;

namespace {

constexpr int allPlies = std::numeric_limits<int>::max();

Condition constant(bool holds)
{
    return {holds ? Kind::Always : Kind::Never};
}

/// Merges two parts about the same letter; returns whether it could.
bool merge(Condition &into, const Condition &part, bool all)
{
    if (into == part)
        return true;
    if (into.kind != part.kind || into.letter != part.letter)
        return false;
    if (into.kind == Kind::AtLeast) {
        into.value = all ? std::max(into.value, part.value) : std::min(into.value, part.value);
        return true;
    }
    if (into.kind == Kind::AtMost) {
        into.value = all ? std::min(into.value, part.value) : std::max(into.value, part.value);
        return true;
    }
    return false;
}

/// Whether two parts contradict each other, such as "a >= 4" and "a <= 2".
bool exclude(const Condition &one, const Condition &other)
{
    return one.kind == Kind::AtLeast && other.kind == Kind::AtMost && one.letter == other.letter
           && one.value > other.value;
}

/// The conjunction or disjunction of the parts, simplified by dropping decided ones.
Condition joined(const std::vector<Condition> &parts, bool all)
{
    const Kind kind = all ? Kind::All : Kind::Any;
    const Kind neutral = all ? Kind::Always : Kind::Never;
    const Kind decisive = all ? Kind::Never : Kind::Always;
    std::vector<Condition> kept;
    const auto add = [&](const Condition &part) {
        const bool merged = std::any_of(kept.begin(), kept.end(),
                                        [&](Condition &one) { return merge(one, part, all); });
        if (!merged)
            kept.push_back(part);
    };
    for (const Condition &part : parts) {
        if (part.kind == decisive)
            return {decisive};
        if (part.kind == kind)
            std::for_each(part.parts.begin(), part.parts.end(), add);
        else if (part.kind != neutral)
            add(part);
    }
    for (const Condition &one : kept) {
        if (all && std::any_of(kept.begin(), kept.end(), [&one](const Condition &other) {
                return exclude(one, other);
            }))
            return {Kind::Never};
    }
    if (kept.empty())
        return {neutral};
    return kept.size() == 1 ? kept.front() : Condition{kind, {}, 0, {}, kept};
}

/// A sibling of a node on the path, with the remaining depth of the search below it.
struct Beside
{
    TextTree node;
    int plies = allPlies;

    bool isLeaf() const { return plies == 0 || node.isOver(); }
    bool isMax() const { return node.sideToMove() == Side::First; }
    const TextTree::Unknown *letter() const { return node.isOver() ? node.unknown() : nullptr; }
    /// The value of a leaf with a known value.
    int value() const { return node.score(); }
    std::vector<Beside> children() const
    {
        std::vector<Beside> all;
        for (const Move move : node.legalMoves())
            all.push_back({core::after(node, move), plies == allPlies ? allPlies : plies - 1});
        return all;
    }
};

/// When one leaf has a larger value than another.
Condition leafExceeds(const Beside &one, const Beside &other)
{
    const TextTree::Unknown *larger = one.letter();
    const TextTree::Unknown *smaller = other.letter();
    const int oneLow = larger != nullptr ? larger->low : one.value();
    const int oneHigh = larger != nullptr ? larger->high : one.value();
    const int otherLow = smaller != nullptr ? smaller->low : other.value();
    const int otherHigh = smaller != nullptr ? smaller->high : other.value();
    const bool same = larger != nullptr && smaller != nullptr && larger->name == smaller->name;
    if (same || oneHigh <= otherLow)
        return constant(false);
    if (oneLow > otherHigh)
        return constant(true);
    if (larger != nullptr && smaller != nullptr)
        return {Kind::Greater, larger->name, 0, smaller->name};
    return larger != nullptr ? Condition{Kind::AtLeast, larger->name, other.value() + 1}
                             : Condition{Kind::AtMost, smaller->name, one.value() - 1};
}

/// When a node has a larger value than another: a maximum exceeds if any of its values does, a
/// minimum if all do; a maximum is exceeded if all of its values are, a minimum if any is.
Condition exceeds(const Beside &one, const Beside &other)
{
    const bool split = !one.isLeaf();
    if (!split && other.isLeaf())
        return leafExceeds(one, other);
    std::vector<Condition> parts;
    for (const Beside &child : (split ? one : other).children())
        parts.push_back(split ? exceeds(child, other) : exceeds(one, child));
    const bool all = split ? !one.isMax() : other.isMax();
    return joined(parts, all);
}

bool hasLetters(const TextTree &node)
{
    if (node.isOver())
        return node.unknown() != nullptr;
    const auto moves = node.legalMoves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return hasLetters(core::after(node, move)); });
}

/// The siblings along the path to a node among which MAX chooses, or those among which MIN does.
std::vector<Beside> besideTheWay(TextTree node, const std::vector<Move> &path, int depth, bool max)
{
    std::vector<Beside> beside;
    int plies = depth == 0 ? allPlies : depth;
    for (const Move next : path) {
        plies = plies == allPlies ? allPlies : plies - 1;
        for (const Move move : node.legalMoves()) {
            if (move != next && (node.sideToMove() == Side::First) == max)
                beside.push_back({core::after(node, move), plies});
        }
        node.play(next);
    }
    return beside;
}

} // namespace

bool LetterCondition::holds(const std::map<std::string, int> &values) const
{
    const auto partHolds = [&values](const LetterCondition &part) { return part.holds(values); };
    switch (kind) {
    case Kind::Always:
        return true;
    case Kind::Never:
        return false;
    case Kind::AtLeast:
        return values.at(letter) >= value;
    case Kind::AtMost:
        return values.at(letter) <= value;
    case Kind::Greater:
        return values.at(letter) > values.at(other);
    case Kind::All:
        return std::all_of(parts.begin(), parts.end(), partHolds);
    case Kind::Any:
        return std::any_of(parts.begin(), parts.end(), partHolds);
    }
    return false;
}

LetterCondition whenNodeMatters(const TextTree &tree, const std::vector<Move> &path, int depth)
{
    std::vector<Condition> parts;
    const auto ofMax = besideTheWay(tree, path, depth, true);
    for (const Beside &instead : besideTheWay(tree, path, depth, false)) {
        for (const Beside &has : ofMax)
            parts.push_back(exceeds(instead, has));
    }
    return joined(parts, true);
}

bool hasLettersElsewhere(const TextTree &tree, const std::vector<Move> &path)
{
    const auto isOpen = [](const Beside &one) { return hasLetters(one.node); };
    const auto ofMax = besideTheWay(tree, path, 0, true);
    const auto ofMin = besideTheWay(tree, path, 0, false);
    return std::any_of(ofMax.begin(), ofMax.end(), isOpen)
           || std::any_of(ofMin.begin(), ofMin.end(), isOpen);
}

} // namespace ai::lab
