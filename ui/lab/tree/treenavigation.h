#pragma once

#include "ui/lab/scene/treescene.h"

namespace ui::lab {

// Where keys and the pointer lead among the drawn nodes.

/// The place of a node among the drawn children of its parent, in the order of the visits; -1 of
/// the root.
int placeOf(const TreeScene &scene, int node);
/// Where a node that was dragged to there comes among its siblings, in that order.
int locationAt(const TreeScene &scene, int dragged, qreal x);
/// The parent, the first child or a neighbouring sibling, by the arrow key; -1 where there is none.
int nodeToward(const TreeScene &scene, int node, int key);
/// How far an arrow to the left or to the right leads on among the siblings.
int stepToward(const TreeScene &scene, int key);
/// The place of a drawn child among all moves of its parent, of which merged ones are not drawn.
int searchedPlace(const LabSession &session, const TreeScene &scene, int parent, int place);

} // namespace ui::lab
