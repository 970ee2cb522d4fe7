#pragma once

#include <QFont>
#include <QSize>

namespace ui {

/// The font scaled by a factor, whether its size is given in points or in pixels.
QFont scaledFont(QFont font, qreal factor);

/// The factor by which the fonts of a window of this size grow, at least 1, where the desktop's
/// font is `lineHeight` high. In steps, so that they do not change with every pixel.
qreal largeWindowScale(QSize window, int lineHeight);

/// The margin around all that a page with a board shows, in pixels.
int boardPageMargin(QSize page, int lineHeight);

/// The factor by which the fonts of a page with a board grow, at least 1, where the desktop's font
/// is `lineHeight` high. In steps as well.
qreal boardPageScale(QSize page, int lineHeight);

} // namespace ui
