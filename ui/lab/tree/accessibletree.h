#pragma once

#include "ui/lab/model/labsession.h"

#include <QString>

namespace ui::lab {

class TreeCanvas;
class TreeScene;

/// Lets assistive technology read every drawn tree from now on as a tree of named items, as the
/// exported page has it: each drawn node is an item inside its parent's, with its place, what it is
/// and what the search has found of it. GUI thread.
void installTreeAccessibility();

/// Tells assistive technology that the selected node has the focus, where the canvas has it.
void reportTreeFocus(TreeCanvas &canvas);

/// "C, MIN: 2 so far", "child 2 of C, leaf 4: cut, never visited": what a drawn node is called and
/// what may be said of it at the session's step.
QString drawnNodeText(const LabSession &session, const TreeScene &scene, int index);

} // namespace ui::lab
