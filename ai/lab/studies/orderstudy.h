#pragma once

#include "ai/lab/trace/texttree.h"
#include "ai/search/searchcontrol.h"

#include <cstdint>
#include <optional>

namespace ai::lab {

/// How many leaves of one tree alpha-beta visits, by the order of the children.
struct OrderStudy
{
    /// Counts for a tree in which every node has as many children, b, and every leaf is as deep, m.
    struct Uniform
    {
        int branching = 0;
        int plies = 0;
        /// b^ceil(m/2) + b^floor(m/2) - 1, about 2b^(m/2): no order visits fewer leaves (Knuth and
        /// Moore 1975).
        std::uint64_t min = 0;

        friend bool operator==(const Uniform &, const Uniform &) = default;
    };

    static constexpr int samples = 100;

    std::uint64_t all = 0; ///< leaves of the tree, which plain minimax visits
    std::uint64_t asDrawn = 0;
    std::uint64_t best = 0;  ///< the best child first at every node
    std::uint64_t worst = 0; ///< the worst child first at every node
    double random = 0;       ///< on average over `samples` orders, the same ones each time
    std::optional<Uniform> uniform = {};
};

/// Searches the tree in each order. A letter counts as the search takes it. If control stops it,
/// the numbers are meaningless.
OrderStudy studyOrders(const TextTree &tree, SearchControl &control);

} // namespace ai::lab
