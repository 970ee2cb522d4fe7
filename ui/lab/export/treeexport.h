#pragma once

#include "ui/lab/scene/treepainter.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// What leaves the Lab for slides and worksheets. Pictures show the drawn tree at the step reached,
/// in light colours; at step 0 it is a tree to be filled in.

QByteArray treeAsPng(const TreePicture &tree);
QByteArray treeAsSvg(const TreePicture &tree, const QString &title);
/// The whole tree with its leaves and nothing that the search finds. May run on any thread.
QByteArray blankTreeSvg(const ai::lab::TracedSearch &search, const QString &title);

/// The search in words: what was searched, its counters, the tree as an outline, and every step.
/// Stops early, with what there is, when the control is stopped. May run on any thread.
QString searchAsText(const ai::lab::TracedSearch &search, ai::SearchControl &control);

} // namespace ui::lab
