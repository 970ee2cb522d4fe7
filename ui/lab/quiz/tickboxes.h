#pragma once

#include <QListWidget>

namespace ui::lab {

/// Some styles draw an empty box so faintly on a dark base that it is not seen.
inline void outlineTickBoxes(QListWidget &list)
{
    list.setStyleSheet("QListView::indicator:unchecked { border: 1px solid palette(text); }");
}

} // namespace ui::lab
