#pragma once

#include <QByteArray>
#include <QWidget>

namespace ui {

/// Places a window as QWidget::saveGeometry() found it, but no larger than the screens and in view
/// of them, whatever became of the bytes: Qt takes over a height of 180,000 from damaged ones. One
/// that was in full screen is not any more. Returns whether the bytes are of a place.
bool restoreWindowGeometry(QWidget &window, const QByteArray &geometry);

} // namespace ui
