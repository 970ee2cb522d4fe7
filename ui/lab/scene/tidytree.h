#pragma once

#include <QtGlobal>

#include <vector>

namespace ui::lab {

/// A node of a tree to be laid out. Children come behind their parents.
struct TidyNode
{
    qreal left = 0;            ///< how far it reaches to the left of its centre, in any unit
    qreal right = 0;           ///< and to the right
    std::vector<int> children; ///< from the left
};

/// The gaps between the boxes of siblings, and of other nodes of a level.
struct TidyGaps
{
    qreal sibling = 0;
    qreal cousin = 0;
};

/// Where each node's centre is to the right of its parent's. A tidy tree in the manner of Reingold
/// and Tilford (1981): subtrees are moved together until their contours touch, and a parent stands
/// over the middle of its children.
std::vector<qreal> tidyOffsets(const std::vector<TidyNode> &nodes, const TidyGaps &gaps);

} // namespace ui::lab
