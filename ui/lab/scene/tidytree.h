#pragma once

#include <QtGlobal>

#include <vector>

namespace ui::lab {

/// A node of a tree to be laid out. Children come after their parents.
struct TidyNode
{
    qreal left = 0;            ///< extent to the left of its centre, in any unit
    qreal right = 0;           ///< and to the right
    std::vector<int> children; ///< from left to right
};

/// The gaps between siblings' boxes, and between those of other nodes on a level.
struct TidyGaps
{
    qreal sibling = 0;
    qreal cousin = 0;
};

/// The horizontal offset of each node's centre from its parent's. A tidy tree in the manner of
/// Reingold and Tilford (1981): subtrees are moved together until their contours touch, and a
/// parent is centred over its children.
std::vector<qreal> tidyOffsets(const std::vector<TidyNode> &nodes, const TidyGaps &gaps);

} // namespace ui::lab
