#include "ui/style/focuscolour.h"

#include "ui/style/surface.h"

namespace ui {

namespace {

constexpr double visibleRing = 3;

} // namespace

QColor focusColour(const QPalette &palette, const QColor &ground)
{
    const QColor wanted = accent(palette).fill;
    return contrast(wanted, ground) >= visibleRing
               ? wanted
               : palette.color(QPalette::Active, QPalette::WindowText);
}

QColor focusColour(const QPalette &palette)
{
    const QColor onWindow = focusColour(palette, palette.color(QPalette::Window));
    return contrast(onWindow, cardColour(palette)) >= visibleRing
               ? onWindow
               : focusColour(palette, cardColour(palette));
}

} // namespace ui
