#pragma once

#include "ai/lab/trace/labsearch.h"

#include <optional>

namespace ai::lab {

/// A tree that is grown and valued level by level, as the Spanish and the fourth document draw it:
/// first the positions ply by ply, with values at leaves, then the other nodes' values from the
/// last ply up to the root. Stages go from 0, with only the root, to stageCount().
class LevelGrowth
{
public:
    /// The changes of one stage, all in one ply.
    struct Stage
    {
        bool grows = true; ///< adds nodes; otherwise values
        int ply = 0;
        bool max = true;  ///< who chooses; while growing, at the ply above
        int nodes = 0;    ///< nodes that are added, or valued
        int leaves = 0;   ///< of the added nodes
        int wonByMax = 0; ///< leaves that end a game won by MAX
        int wonByMin = 0;
        int drawn = 0;
        int value = 0;   ///< of the root, once it is known
        core::Move best; ///< the first of the root's best moves
    };

    /// For a complete search by plain minimax, in which no node is cut and every value is exact.
    explicit LevelGrowth(const TracedSearch &search);

    int stageCount() const { return 2 * m_plies; }
    Stage stage(int at) const;
    bool isThere(NodeId node, int at) const;
    bool isValued(NodeId node, int at) const;

private:
    void countLeaf(Stage &stage, NodeId node) const;

    const TraceNode &record(NodeId node) const { return m_search.trace->nodes()[node]; }

    TracedSearch m_search;
    int m_plies = 0;
};

/// Searches the setup's tree to its depth by plain minimax, or by the course report's algorithm,
/// which cuts nothing either; nothing if it has more nodes than the limit.
std::optional<TracedSearch> levelSearchOf(const SearchSetup &setup, std::uint64_t limit);

/// Whether MAX won a game that is over at the position, the search's root being at the setup's;
/// nothing of a draw, of a game that goes on and of a tree.
std::optional<bool> wonByMax(const SearchSetup &setup, const LabPosition &position);

} // namespace ai::lab
