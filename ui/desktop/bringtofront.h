#pragma once

class QWidget;

namespace ui {

/// Shows a window in front of the others and activates it.
void bringToFront(QWidget &window);

} // namespace ui
