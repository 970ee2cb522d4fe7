#include "ui/board/boardcolours.h"

#include "ui/board/themecolours.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <array>

namespace ui {

namespace {

using ColoursOfThemes = std::array<BoardColours, allBoardThemes.size()>;

ColoursOfThemes coloursOfThemes(bool dark)
{
    ColoursOfThemes colours;
    for (const BoardTheme theme : allBoardThemes)
        colours[static_cast<std::size_t>(theme)] = themeColours(theme, dark);
    return colours;
}

BoardTheme themeInUse = BoardTheme::Felt;

} // namespace

const QColor &BoardColours::markOn(const QColor &ground) const
{
    return contrast(markDark, ground) > contrast(markLight, ground) ? markDark : markLight;
}

bool BoardColours::needsRim(core::Side side) const
{
    constexpr double visible = 3;
    return contrast(disc(side), field) < visible;
}

const QColor &BoardColours::outline(core::Side side) const
{
    return needsRim(side) ? rim(side) : disc(side);
}

BoardTheme boardTheme()
{
    return themeInUse;
}

void setBoardTheme(BoardTheme theme)
{
    if (theme == themeInUse)
        return;
    themeInUse = theme;
    for (QWidget *widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &changed);
    }
}

const BoardColours &boardColours(BoardTheme theme, bool dark)
{
    static const ColoursOfThemes forLight = coloursOfThemes(false);
    static const ColoursOfThemes forDark = coloursOfThemes(true);
    return (dark ? forDark : forLight)[static_cast<std::size_t>(theme)];
}

const BoardColours &boardColours(const QPalette &palette, BoardTheme theme)
{
    return boardColours(theme, isDark(palette));
}

} // namespace ui
