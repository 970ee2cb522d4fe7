#pragma once

#include "ai/lab/trace/labsearch.h"

#include <optional>

namespace ai::lab {

/// A tree that is grown and valued level by level, as the Spanish and the fourth document draw it:
/// first the positions ply by ply, where a leaf has its value at once, then the values of the other
/// nodes from the last ply up to the root. Stages go from 0, the root alone, to stageCount().
class LevelGrowth
{
public:
    /// What one stage adds, counted in one ply.
    struct Stage
    {
        bool grows = true; ///< nodes; else their values
        int ply = 0;
        bool max = true;  ///< who chooses: where it grows, at the ply above
        int nodes = 0;    ///< that come, or that get a value
        int leaves = 0;   ///< of those that come
        int wonByMax = 0; ///< of the leaves, those that end a game so
        int wonByMin = 0;
        int drawn = 0;
        int value = 0;   ///< of the root, once it has one
        core::Move best; ///< the root's first best move then
    };

    /// Shows a complete search by plain minimax: no node is cut, and every value is exact.
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

/// The setup's tree by plain minimax (or the course report's, which cuts nothing either), as deep
/// as the setup goes; nothing where it has more nodes than the limit.
std::optional<TracedSearch> levelSearchOf(const SearchSetup &setup, std::uint64_t limit);

/// Whether MAX won a game that is over at the position, the search's root being at the setup's;
/// nothing of a draw, of a game that goes on and of a tree.
std::optional<bool> wonByMax(const SearchSetup &setup, const LabPosition &position);

} // namespace ai::lab
