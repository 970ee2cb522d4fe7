#pragma once

#include "ai/lab/trace/labsearch.h"

#include <optional>
#include <vector>

namespace ai::lab {

/// A node of a search tree, whether the search visited it or not.
struct WholeNode
{
    int parent = -1;
    std::vector<int> children = {};
    std::vector<core::Move> path = {}; ///< from the root of the trace
    NodeId visited = noNode;
    bool max = true;     ///< of a chance node: whose turn it is behind it
    bool chance = false; ///< chance moves there
    bool leaf = false;
};

/// Every node of the tree that was searched, also what was cut, in depth-first order and the
/// children as the search tried them; nothing where there are more nodes than the limit. The trace
/// must be complete.
std::optional<std::vector<WholeNode>> wholeTree(const TracedSearch &search, std::size_t limit);

} // namespace ai::lab
