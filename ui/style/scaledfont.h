#pragma once

#include <QFont>

namespace ui {

/// The font scaled by a factor, whether its size is given in points or in pixels.
QFont scaledFont(QFont font, qreal factor);

} // namespace ui
