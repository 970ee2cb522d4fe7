#pragma once

#include "ui/lab/tree/treepainter.h"

#include <QByteArray>
#include <QString>

namespace ui::lab {

/// What leaves the Lab for slides and worksheets. Pictures show the drawn tree at the step reached,
/// in light colours; at step 0 it is a tree to be filled in.

QByteArray treeAsPng(const TreePicture &tree);
QByteArray treeAsSvg(const TreePicture &tree, const QString &title);

/// The search in words: what was searched, its counters, the tree as an outline, and every step.
/// Stops early, with what there is, when the control is stopped. May run on any thread.
QString searchAsText(const ai::lab::TracedSearch &search, ai::SearchControl &control);

/// The same into a file, as a whole or, if stopped, not at all; the problem in words, empty if
/// there is none.
QString writeSearch(const QString &path, const ai::lab::TracedSearch &search,
                    ai::SearchControl &control);

/// Replaces the file as a whole or leaves it as it was; the problem in words, empty if there is
/// none.
QString writeFile(const QString &path, const QByteArray &content);

} // namespace ui::lab
