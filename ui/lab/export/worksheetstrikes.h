#pragma once

#include "ui/lab/export/worksheettask.h"

#include <QLineF>

#include <array>

namespace ui::lab {

/// Places each strike, whose rectangle is so far that of its edge, over the edge: as large as it
/// can be without touching another edge or strike. Comes before the drawing is scaled.
void placeStrikes(std::vector<WorksheetMark> &marks);

/// The two strokes of a strike, from the lower end of its rectangle to the upper one. They lean to
/// the left where its width is negative: over edges that lean to the right themselves.
std::array<QLineF, 2> strikeStrokes(const QRectF &strike);

} // namespace ui::lab
