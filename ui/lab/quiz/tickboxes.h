#pragma once

#include <QListWidget>

namespace ui::lab {

/// Outlines a list's check boxes: some styles draw an empty one almost invisibly on a dark
/// background.
inline void outlineTickBoxes(QListWidget &list)
{
    list.setStyleSheet("QListView::indicator:unchecked { border: 1px solid palette(text); }");
}

} // namespace ui::lab
