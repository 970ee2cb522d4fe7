#pragma once

#include "ui/lab/scene/treepainter.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// Exports of the Lab for slides and worksheets. Pictures show the drawn tree at the current step
/// in light colours; at step 0 that is a tree to be filled in.

/// Empty if there is not enough memory.
QByteArray treeAsPng(const TreePicture &tree);
QByteArray treeAsSvg(const TreePicture &tree, const QString &title);
/// The whole tree with its leaves' values but no results of the search. May run on any thread.
QByteArray blankTreeSvg(const ai::lab::TracedSearch &search, const QString &title);

/// The search in words: its setup, counters, the tree as an outline, and every step. If the control
/// is stopped, returns what there is so far. May run on any thread.
QString searchAsText(const ai::lab::TracedSearch &search, ai::SearchControl &control);

} // namespace ui::lab
