#include "ai/lab/studies/orderstudy.h"

#include "ai/lab/trace/labsearch.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace ai::lab {

namespace {

using Arrange = std::function<void(std::vector<TextTree> &children, bool max)>;

/// A node's value by plain minimax.
int valueOf(const TextTree &node)
{
    if (node.isOver())
        return node.score();
    const bool max = node.sideToMove() == core::Side::First;
    int best = max ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    for (const core::Move move : node.legalMoves()) {
        const int value = valueOf(core::after(node, move));
        best = max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

/// Writes the tree as text, with each node's children rearranged.
void write(std::string &text, const TextTree &node, const Arrange &arrange)
{
    if (node.isOver()) {
        // A letter becomes the value that the search takes, because its range is not written.
        text += std::to_string(node.score());
        return;
    }
    const bool max = node.sideToMove() == core::Side::First;
    std::vector<TextTree> children;
    for (const core::Move move : node.legalMoves())
        children.push_back(core::after(node, move));
    arrange(children, max);
    text += max ? "MAX(" : "MIN(";
    for (std::size_t i = 0; i < children.size(); ++i) {
        if (i > 0)
            text += ',';
        write(text, children[i], arrange);
    }
    text += ')';
}

std::uint64_t leavesIn(const TextTree &tree, const Arrange &arrange, SearchControl &control)
{
    std::string text;
    write(text, tree, arrange);
    const auto arranged = TextTree::parse(text);
    return countSearch({*arranged, Algorithm::AlphaBetaShared}, control).counters.leaves();
}

/// The depth of the node's tree if every inner node has this many children and all leaves are
/// equally deep; nothing otherwise.
std::optional<int> uniformPlies(const TextTree &node, std::size_t branching)
{
    if (node.isOver())
        return 0;
    const auto moves = node.legalMoves();
    if (static_cast<std::size_t>(moves.size()) != branching)
        return std::nullopt;
    std::optional<int> plies;
    for (const core::Move move : moves) {
        const auto below = uniformPlies(core::after(node, move), branching);
        if (!below || (plies && *plies != *below))
            return std::nullopt;
        plies = below;
    }
    return *plies + 1;
}

std::uint64_t power(std::uint64_t base, int exponent)
{
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

} // namespace

OrderStudy studyOrders(const TextTree &tree, SearchControl &control)
{
    OrderStudy study;
    const auto byValue = [](bool bestFirst) {
        return [bestFirst](std::vector<TextTree> &children, bool max) {
            std::stable_sort(children.begin(), children.end(),
                             [max, bestFirst](const TextTree &one, const TextTree &other) {
                                 const int left = valueOf(one);
                                 const int right = valueOf(other);
                                 return max == bestFirst ? left > right : left < right;
                             });
        };
    };
    study.all = countSearch({tree, Algorithm::Plain}, control).counters.leaves();
    study.asDrawn = countSearch({tree, Algorithm::AlphaBetaShared}, control).counters.leaves();
    study.best = leavesIn(tree, byValue(true), control);
    study.worst = leavesIn(tree, byValue(false), control);
    Random random(1);
    std::uint64_t sum = 0;
    for (int i = 0; i < OrderStudy::samples && !control.stopped(); ++i)
        sum += leavesIn(
            tree, [&random](std::vector<TextTree> &children, bool) { shuffle(children, random); },
            control);
    study.random = static_cast<double>(sum) / OrderStudy::samples;
    const auto branching = static_cast<std::size_t>(tree.legalMoves().size());
    if (const auto plies = uniformPlies(tree, branching); plies && *plies > 0) {
        const auto b = static_cast<std::uint64_t>(branching);
        study.uniform = OrderStudy::Uniform{static_cast<int>(branching), *plies,
                                            power(b, (*plies + 1) / 2) + power(b, *plies / 2) - 1};
    }
    return study;
}

} // namespace ai::lab
