#pragma once

#include <QListWidget>

namespace ui::lab {

/// Outlines the boxes of a list: some styles draw an empty one so faintly on a dark base that it is
/// not seen.
inline void outlineTickBoxes(QListWidget &list)
{
    list.setStyleSheet("QListView::indicator:unchecked { border: 1px solid palette(text); }");
}

} // namespace ui::lab
