#include "ui/lab/scene/treecolours.h"

#include "ui/style/surface.h"

namespace ui::lab {

QColor principalColour(const QPalette &palette)
{
    return markColour(palette, palette.color(QPalette::Base));
}

QColor mutedInk(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.58);
}

QColor cutColour(const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    return dark ? QColor(0xf2, 0x80, 0x58) : QColor(0xc8, 0x42, 0x1a);
}

QBrush hatching(const QPalette &palette)
{
    return {mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.34),
            Qt::BDiagPattern};
}

QColor rightColour(const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    return dark ? QColor(0x74, 0xd6, 0x8f) : QColor(0x17, 0x6b, 0x2f);
}

QColor wonColour(const QPalette &palette, bool byMax)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    if (byMax)
        return dark ? QColor(0x7f, 0xb4, 0xff) : QColor(0x15, 0x55, 0xb5);
    return dark ? QColor(0xff, 0x86, 0x7d) : QColor(0xb6, 0x1f, 0x1f);
}

namespace {

QPalette paletteOf(const QColor &base, const QColor &text, const QColor &accent)
{
    QPalette colours(mixed(base, text, 0.06));
    for (const auto role : {QPalette::Base, QPalette::Window})
        colours.setColor(role, base);
    for (const auto role : {QPalette::Text, QPalette::WindowText})
        colours.setColor(role, text);
    colours.setColor(QPalette::AlternateBase, mixed(base, text, 0.05));
    colours.setColor(QPalette::Highlight, accent);
    return colours;
}

} // namespace

QPalette whitePalette()
{
    return paletteOf(Qt::white, Qt::black, QColor(0x1f6fc4));
}

QPalette blackPalette()
{
    return paletteOf(QColor(0x12, 0x14, 0x16), Qt::white, QColor(0x78, 0xae, 0xed));
}

} // namespace ui::lab
