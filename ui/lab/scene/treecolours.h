#pragma once

#include <QBrush>
#include <QColor>
#include <QPalette>

namespace ui::lab {

// The colours of the drawn tree and of its legend, and its hatching. Colour is never the only cue.

/// The colour of the principal variation and of the current node.
QColor principalColour(const QPalette &palette);
/// The colour of nodes cut or not visited yet; contrast at least 4.5:1.
QColor mutedInk(const QPalette &palette);
/// The colour of the strokes over an edge that was cut.
QColor cutColour(const QPalette &palette);
/// The hatching of what was cut.
QBrush hatching(const QPalette &palette);
/// The colour of a right answer; wrong ones have the colour of a cut.
QColor rightColour(const QPalette &palette);
/// The colour of a leaf where MAX (or MIN) won the game.
QColor wonColour(const QPalette &palette, bool byMax);

// Palettes independent of the desktop's, for pictures and projectors.

QPalette whitePalette();
QPalette blackPalette();

} // namespace ui::lab
