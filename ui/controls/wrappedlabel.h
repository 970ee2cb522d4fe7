#pragma once

#include <QLabel>

namespace ui {

/// A label with a plain text that wraps, at the top of its place.
QLabel *wrappedLabel(const QString &objectName, QWidget *parent = nullptr);

} // namespace ui
