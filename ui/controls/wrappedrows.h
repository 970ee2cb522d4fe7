#pragma once

#include <QListView>

namespace ui {

/// Breaks the texts of a list's rows into lines, each row as high as its lines; `space` pixels
/// between the rows. The rows have no check boxes.
void wrapRows(QListView &list, int space = 0);
/// Makes a list at most as high as its rows are now, and at least as high as `least` of them. In a
/// layout it needs a stretch to become higher than its size hint.
void fitToRows(QListView &list, int least);

} // namespace ui
