#pragma once

#include "ui/lab/scene/treepainter.h"

#include <QByteArray>

namespace ui::lab {

/// The drawn tree, at the current step like a picture of it, as source code for typeset exams. MAX
/// is a triangle pointing up, MIN one pointing down, a leaf a box. What was cut is dashed, its edge
/// crossed by two strokes; in DOT that edge is labelled "cut". UTF-8.

/// A tikzpicture for LaTeX with TikZ and its library shapes.geometric.
QByteArray treeAsTikz(const LabSession &session, const TreeScene &scene);
/// A graph for Graphviz.
QByteArray treeAsDot(const LabSession &session, const TreeScene &scene);

} // namespace ui::lab
