#pragma once

#include <QFont>

namespace ui {

/// A font so many times as large, whether its size is given in points or in pixels.
QFont scaledFont(QFont font, qreal factor);

} // namespace ui
