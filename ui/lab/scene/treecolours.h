#pragma once

#include <QBrush>
#include <QColor>
#include <QPalette>

namespace ui::lab {

// The colours and the hatching of a drawn tree, for the tree and its legend alike. No meaning is
// carried by colour alone.

/// The colour of the principal variation, and of the node that the search is at.
QColor principalColour(const QPalette &palette);
/// The colour of what was cut or is still to come; at least 4.5:1 on the ground.
QColor mutedInk(const QPalette &palette);
/// The colour of the strokes over an edge that was cut.
QColor cutColour(const QPalette &palette);
/// The hatching of what was cut.
QBrush hatching(const QPalette &palette);
/// The colour of an answer that is right; what is wrong has the colour of a cut.
QColor rightColour(const QPalette &palette);
/// The colour of a game that MAX won, or that MIN did.
QColor wonColour(const QPalette &palette, bool byMax);

// Colours of their own, whatever the desktop's are: for pictures and for projectors.

QPalette whiteGround();
QPalette blackGround();

} // namespace ui::lab
