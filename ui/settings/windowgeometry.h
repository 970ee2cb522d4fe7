#pragma once

#include <QByteArray>
#include <QWidget>

namespace ui {

/// Restores a window's geometry from QWidget::saveGeometry(), but no larger than the screens and
/// visible on them, even if the bytes are damaged: Qt would accept a height of 180,000. Full screen
/// is not restored. Returns whether the bytes are a valid geometry.
bool restoreWindowGeometry(QWidget &window, const QByteArray &geometry);

} // namespace ui
