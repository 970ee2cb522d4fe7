#pragma once

#include <QFont>
#include <QSize>

namespace ui {

/// The font scaled by a factor, whether its size is given in points or in pixels.
QFont scaledFont(QFont font, qreal factor);

/// The font in bold, and scaled by a factor. With the factor 1 a widget's font continues to follow
/// its parent's size.
QFont boldFont(QFont font, qreal factor = 1);

/// The factor, at least 1, by which to enlarge the fonts of a window of this size if the desktop's
/// font is `lineHeight` high. In steps, so that fonts do not change with every pixel.
qreal largeWindowScale(QSize window, int lineHeight);

/// The factor, at most 1, by which to make the fonts of a low window smaller, so that more of its
/// contents is in view: the greatest with which 32 lines fit, but no less than three quarters.
qreal lowWindowScale(int height, int lineHeight);

/// The font of code, which follows its widget's size.
QFont codeFont();

/// The margin around the contents of a page with a board, in pixels.
int boardPageMargin(QSize page, int lineHeight);

/// The same factor, also in steps, for a page with a board. On a wide page it is smaller if what
/// stands beside the board would otherwise make the board smaller.
/// @param besideBoard the width beside the board that is needed in the desktop's font, in pixels
qreal boardPageScale(QSize page, int lineHeight, int besideBoard = 0);

} // namespace ui
