#include "ui/style/scaledfont.h"

#include <algorithm>
#include <cmath>

namespace ui {

QFont scaledFont(QFont font, qreal factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

qreal largeWindowScale(QSize window, int lineHeight)
{
    // The largest window that has the desktop's font, in lines.
    constexpr qreal height = 50;
    constexpr qreal width = 82;
    constexpr qreal steps = 8;
    const qreal wanted = std::min(window.height() / height, window.width() / width) / lineHeight;
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

} // namespace ui
