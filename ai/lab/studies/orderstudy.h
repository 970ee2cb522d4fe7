#pragma once

#include "ai/lab/trace/texttree.h"
#include "ai/search/searchcontrol.h"

#include <cstdint>
#include <optional>

namespace ai::lab {

/// How many leaves of a tree alpha-beta visits, depending on the order of the children.
struct OrderStudy
{
    /// For a tree in which every node has b children and every leaf is at depth m.
    struct Uniform
    {
        int branching = 0;
        int plies = 0;
        /// b^ceil(m/2) + b^floor(m/2) - 1, about 2b^(m/2): the minimum over all orders (Knuth and
        /// Moore 1975).
        std::uint64_t min = 0;

        friend bool operator==(const Uniform &, const Uniform &) = default;
    };

    static constexpr int samples = 100;

    std::uint64_t all = 0; ///< all leaves, which plain minimax visits
    std::uint64_t asDrawn = 0;
    std::uint64_t best = 0;  ///< the best child first at every node
    std::uint64_t worst = 0; ///< the worst child first at every node
    double random = 0;       ///< mean over `samples` orders, always the same ones
    std::optional<Uniform> uniform = {};
};

/// Searches the tree in each order. Letters have the values that the search takes. If stopped by
/// `control`, the numbers are meaningless.
OrderStudy studyOrders(const TextTree &tree, SearchControl &control);

} // namespace ai::lab
