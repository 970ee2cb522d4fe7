#pragma once

#include "ui/lab/scene/treescene.h"

namespace ui::lab {

// Where keys and the pointer lead among the drawn nodes.

/// The index of a node among its parent's drawn children, in the order of the visits; -1 for the
/// root.
int placeOf(const TreeScene &scene, int node);
/// The index among its siblings, in that order, of a node dragged to x.
int locationAt(const TreeScene &scene, int dragged, qreal x);
/// The parent, first child or neighbouring sibling in an arrow key's direction; -1 if there is
/// none.
int nodeToward(const TreeScene &scene, int node, int key);
/// The change of index among the siblings for a left or right arrow key.
int stepToward(const TreeScene &scene, int key);
/// The index of a drawn child among all moves of its parent in the setup's order, which killer
/// moves and iterative deepening change.
int searchedPlace(const LabSession &session, const TreeScene &scene, int parent, int place);

} // namespace ui::lab
