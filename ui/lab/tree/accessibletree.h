#pragma once

#include "ui/lab/model/labsession.h"

#include <QString>

namespace ui::lab {

class TreeCanvas;
class TreeScene;

/// Makes every drawn tree accessible as a tree of named items, like the exported page: each drawn
/// node is an item inside its parent's, with its place, its kind and the search's results. GUI
/// thread.
void installTreeAccessibility();

/// Reports that the selected node has the focus, if the canvas has it.
void reportTreeFocus(TreeCanvas &canvas);

/// "C, MIN: 2 so far", "child 2 of C, leaf 4: cut, never visited": a drawn node's name, and what
/// may be said about it at the current step.
QString drawnNodeText(const LabSession &session, const TreeScene &scene, int index);

} // namespace ui::lab
