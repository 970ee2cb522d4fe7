#include "ui/style/focuscolour.h"

#include "ui/style/surface.h"

namespace ui {

QColor focusColour(const QPalette &palette, const QColor &ground)
{
    constexpr double visible = 3;
    const QColor wanted = accent(palette).fill;
    return contrast(wanted, ground) >= visible
               ? wanted
               : palette.color(QPalette::Active, QPalette::WindowText);
}

} // namespace ui
