#include "ui/style/scaledfont.h"

#include <QFontDatabase>

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

QFont boldFont(QFont font, qreal factor)
{
    if (!qFuzzyCompare(factor, 1.0)) // scaledFont() sets a size
        font = scaledFont(font, factor);
    font.setBold(true);
    return font;
}

qreal largeWindowScale(QSize window, int lineHeight)
{
    // Windows up to this size, in line heights, have the desktop's font.
    constexpr qreal height = 50;
    constexpr qreal width = 82;
    constexpr qreal steps = 8;
    const qreal wanted = std::min(window.height() / height, window.width() / width) / lineHeight;
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

qreal lowWindowScale(int height, int lineHeight)
{
    constexpr qreal lines = 32;
    constexpr qreal steps = 20;
    constexpr qreal least = 0.75;
    return std::clamp(std::floor(steps * height / (lines * lineHeight)) / steps, least, 1.0);
}

QFont codeFont()
{
    QFont font;
    font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    return font;
}

int boardPageMargin(QSize page, int lineHeight)
{
    constexpr int share = 45; // of the shorter side
    return std::max(lineHeight / 2, std::min(page.width(), page.height()) / share);
}

qreal boardPageScale(QSize page, int lineHeight, int besideBoard)
{
    constexpr double boardShare = 0.63;   // of the longer side, which the other parts share
    constexpr int boardOfSystemFont = 38; // in line heights: fonts grow with a larger board
    constexpr double steps = 20;
    const QSize inner = page - 2 * QSize(1, 1) * boardPageMargin(page, lineHeight);
    const double side = std::max(std::min<double>(inner.height(), boardShare * inner.width()),
                                 std::min<double>(inner.width(), boardShare * inner.height()));
    double wanted = side / (boardOfSystemFont * lineHeight);
    if (besideBoard > 0 && inner.width() > inner.height())
        wanted = std::min(wanted, (inner.width() - side) / besideBoard);
    return std::max(1.0, std::floor(wanted * steps) / steps);
}

} // namespace ui
