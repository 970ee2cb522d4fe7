#pragma once

class QWidget;

namespace ui {

/// Shows a window before the others, ready for the keyboard.
void bringToFront(QWidget &window);

} // namespace ui
