#pragma once

#include "ui/lab/scene/treepainter.h"

#include <QByteArray>

namespace ui::lab {

/// The drawn tree in the languages of those who write exams: at the step reached, as a picture of
/// it is. MAX is a triangle upwards, MIN one downwards, a leaf a box; what was cut is dashed, with
/// two strokes across its edge, and has "cut" as its edge's label in DOT. In UTF-8.

/// A tikzpicture for LaTeX with TikZ and its library shapes.geometric.
QByteArray treeAsTikz(const LabSession &session, const TreeScene &scene);
/// A graph for Graphviz.
QByteArray treeAsDot(const LabSession &session, const TreeScene &scene);

} // namespace ui::lab
