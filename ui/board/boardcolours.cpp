#include "ui/board/boardcolours.h"

#include "ui/style/surface.h"

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

constexpr double readable = 4.5;

/// Mixes a background with a share of another colour; less if text would be unreadable on it.
Tint tint(const BoardColours &colours, const QColor &ground, const QColor &ink, double share)
{
    constexpr double step = 0.05;
    QColor fill = mixed(ground, ink, share);
    while (contrast(colours.markOn(fill), fill) < readable && share > step) {
        share -= step;
        fill = mixed(ground, ink, share);
    }
    return {fill, colours.markOn(fill)};
}

/// The tints for theory: the better the move, the lighter the tint.
Tints tintsOf(const BoardColours &colours, const QColor &ground)
{
    constexpr int light = 150;
    const Tint fair = ground.lightness() < light ? tint(colours, ground, colours.white, 0.45)
                                                 : tint(colours, ground, colours.markDark, 0.25);
    return {tint(colours, ground, colours.white, 0.85), fair,
            tint(colours, ground, colours.markDark, 0.6)};
}

/// The tints in diluted colours of the pens.
Tints tintsOfPens(const BoardColours &colours)
{
    return {tint(colours, colours.paper, colours.winningLine, 0.3),
            tint(colours, colours.paper, colours.pencil, 0.25),
            tint(colours, colours.paper, colours.nought, 0.35)};
}

/// The colours that do not depend on the theme: marks and discs.
BoardColours commonColours(bool dark)
{
    BoardColours colours;
    colours.markLight = QColor(0xfffdf2);
    colours.markDark = dark ? QColor(0x14191a) : QColor(0x1d2421);
    colours.chip = dark ? QColor(0xe9e8e0) : QColor(0x26302b);
    colours.chipText = dark ? QColor(0x1c2220) : QColor(0xf6f5ee);
    colours.black = dark ? QColor(0x131716) : QColor(0x1b1f1e);
    colours.blackRim = dark ? QColor(0x9db1a7) : QColor(0x0c0f0e);
    colours.white = dark ? QColor(0xeceae2) : QColor(0xf7f5ee);
    colours.whiteRim = dark ? QColor(0x3f4843) : QColor(0x5f6a63);
    colours.lastMove = dark ? QColor(0xc8622c) : QColor(0xc2541b);
    colours.hint = QColor(0xffc53d);
    return colours;
}

/// Discs on felt, pen on paper, stones on a tray of card.
void useFelt(BoardColours &colours, bool dark)
{
    colours.frame = dark ? QColor(0x1d2923) : QColor(0x2f4a3c);
    colours.frameText = dark ? QColor(0xb4c6ba) : QColor(0xd9e5dc);
    colours.field = dark ? QColor(0x356f55) : QColor(0x448a68);
    colours.fieldLit = dark ? QColor(0x407d61) : QColor(0x549a78);
    colours.fieldTexture = Texture::Felt;
    colours.fieldLine = dark ? QColor(0x0b1812) : QColor(0x0f3122);
    colours.fieldHintText = dark ? QColor(0xfffdf2) : QColor(0x0d1310);

    colours.paper = dark ? QColor(0x2a2c31) : QColor(0xfcf9f2);
    colours.paperEdge = dark ? QColor(0x3c3f46) : QColor(0xd9d2c3);
    colours.pencil = dark ? QColor(0x8a8e98) : QColor(0x7a7d86);
    colours.paperText = dark ? QColor(0x9a9ca3) : QColor(0x6f6b64);
    colours.cross = dark ? QColor(0xbcd0f0) : QColor(0x26436e);
    colours.nought = dark ? QColor(0xe48a5c) : QColor(0xb4491f);
    colours.winningLine = dark ? QColor(0x7fcb92) : QColor(0x2f7d46);
    colours.paperLastMove = dark ? QColor(0xd0703a) : QColor(0xb4521f);

    colours.tray = dark ? QColor(0x40352a) : QColor(0xdfc8a2);
    colours.trayLit = dark ? QColor(0x473b2f) : QColor(0xe6d0ab);
    colours.trayTexture = Texture::Grain;
    colours.trayFrame = dark ? QColor(0x231b13) : QColor(0x8a6239);
    colours.trayText = dark ? QColor(0xe2d6c2) : QColor(0x3f2f18);
    colours.buttonFace = dark ? QColor(0x5c4d3d) : QColor(0xfffaf0);
    colours.socket = dark ? QColor(0xa08f77) : QColor(0x77603c);
    colours.counters = dark ? std::array{QColor(0x9cb0c2), QColor(0x9ab5a7), QColor(0xbbaa99)}
                            : std::array{QColor(0x52677c), QColor(0x4d6d5f), QColor(0x6b5b4e)};
    colours.counterRim = dark ? QColor(0xbccbd8) : QColor(0x34475a);
    colours.counterMark = dark ? QColor(0x1c2126) : QColor(0xfffdf2);
    colours.trayLastMove = dark ? QColor(0xd0703a) : QColor(0xb4521f);
}

/// Boards of maple and walnut.
void useWood(BoardColours &colours, bool dark)
{
    colours.frame = dark ? QColor(0x2b1d10) : QColor(0x5a3c20);
    colours.frameText = dark ? QColor(0xd8c5a7) : QColor(0xf2e4ce);
    colours.field = dark ? QColor(0x855f37) : QColor(0xad7d45);
    colours.fieldLit = dark ? QColor(0x90693f) : QColor(0xb2824a);
    colours.fieldTexture = Texture::Grain;
    colours.fieldLine = dark ? QColor(0x190e04) : QColor(0x43290f);
    colours.fieldHintText = dark ? QColor(0xfffdf2) : QColor(0x100a05);

    colours.paper = dark ? QColor(0x36291c) : QColor(0xecd9b8);
    colours.paperEdge = dark ? QColor(0x4f3d2b) : QColor(0xc9ac7c);
    colours.pencil = dark ? QColor(0xa08b6d) : QColor(0x7d6444);
    colours.paperText = dark ? QColor(0xbba888) : QColor(0x66502f);
    colours.cross = dark ? QColor(0xc3d4f0) : QColor(0x26436e);
    colours.nought = dark ? QColor(0xf09a66) : QColor(0x9a3a14);
    colours.winningLine = dark ? QColor(0x93d39b) : QColor(0x276b3c);
    colours.paperLastMove = dark ? QColor(0xdd7f45) : QColor(0xa54312);

    colours.tray = dark ? QColor(0x3a2b1c) : QColor(0xd9b98c);
    colours.trayLit = dark ? QColor(0x413122) : QColor(0xe0c196);
    colours.trayTexture = Texture::Grain;
    colours.trayFrame = dark ? QColor(0x1d130a) : QColor(0x5a3c20);
    colours.trayText = dark ? QColor(0xe0cfb4) : QColor(0x3f2c14);
    colours.buttonFace = dark ? QColor(0x57432d) : QColor(0xfff6e6);
    colours.socket = dark ? QColor(0x9a8465) : QColor(0x775a33);
    colours.counters = dark ? std::array{QColor(0xcdbb9c), QColor(0xb9b7a4), QColor(0xd3ab88)}
                            : std::array{QColor(0x4c4038), QColor(0x47463f), QColor(0x5b3d2c)};
    colours.counterRim = dark ? QColor(0xe6dac2) : QColor(0x2e251f);
    colours.counterMark = dark ? QColor(0x2a1d10) : QColor(0xfff6e6);
    colours.trayLastMove = dark ? QColor(0xdd7f45) : QColor(0xa54312);
}

/// Stone, and chalk on it.
void useSlate(BoardColours &colours, bool dark)
{
    colours.frame = dark ? QColor(0x1a2229) : QColor(0x36434f);
    colours.frameText = dark ? QColor(0xb9c5cf) : QColor(0xe3eaf0);
    colours.field = dark ? QColor(0x56697a) : QColor(0x7a8b9b);
    colours.fieldLit = dark ? QColor(0x607385) : QColor(0x7f90a0);
    colours.fieldTexture = Texture::Stone;
    colours.fieldLine = dark ? QColor(0x0a1117) : QColor(0x26313b);
    colours.fieldHintText = dark ? QColor(0xfffdf2) : QColor(0x0d1216);

    colours.paper = dark ? QColor(0x242c33) : QColor(0x44505b);
    colours.paperEdge = dark ? QColor(0x39444d) : QColor(0x2f3942);
    colours.pencil = dark ? QColor(0x8b98a3) : QColor(0xa9b6c1);
    colours.paperText = dark ? QColor(0xa9b4bd) : QColor(0xc6d0d8);
    colours.cross = dark ? QColor(0xf0eee4) : QColor(0xf6f4ea);
    colours.nought = dark ? QColor(0xefbd55) : QColor(0xf4c257);
    colours.winningLine = dark ? QColor(0x8fd39d) : QColor(0x9fe0ac);
    colours.paperLastMove = dark ? QColor(0xe98652) : QColor(0xffa06e);

    colours.tray = dark ? QColor(0x262e35) : QColor(0xc7d0d8);
    colours.trayLit = dark ? QColor(0x2c353d) : QColor(0xced7df);
    colours.trayTexture = Texture::Stone;
    colours.trayFrame = dark ? QColor(0x141a1f) : QColor(0x5d6c79);
    colours.trayText = dark ? QColor(0xced6dd) : QColor(0x28323b);
    colours.buttonFace = dark ? QColor(0x3b4751) : QColor(0xf6f9fb);
    colours.socket = dark ? QColor(0x81909c) : QColor(0x657482);
    colours.counters = dark ? std::array{QColor(0xa9bac8), QColor(0xb7b9bb), QColor(0x9fb9b6)}
                            : std::array{QColor(0x3b4b59), QColor(0x4a4c4f), QColor(0x36504f)};
    colours.counterRim = dark ? QColor(0xcbd7e1) : QColor(0x26333f);
    colours.counterMark = dark ? QColor(0x1b242b) : QColor(0xf6f9fb);
    colours.trayLastMove = dark ? QColor(0xe98652) : QColor(0xa63c0e);
}

/// Black on white like printed diagrams; in dark mode black and white on a grey to which both have
/// a contrast of at least 4:1.
void useHighContrast(BoardColours &colours, bool dark)
{
    colours.black = Qt::black;
    colours.blackRim = dark ? Qt::white : Qt::black;
    colours.white = Qt::white;
    colours.whiteRim = Qt::black;
    colours.lastMove = QColor(0xd63f00);

    colours.frame = dark ? QColor(Qt::black) : QColor(0xffffff);
    colours.frameText = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.field = colours.fieldLit = dark ? QColor(0x6f6f6f) : QColor(0xececec);
    colours.fieldLine = QColor(Qt::black);
    colours.fieldHintText = dark ? QColor(0xffffff) : QColor(Qt::black);

    colours.paper = dark ? QColor(Qt::black) : QColor(0xffffff);
    colours.paperEdge = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.pencil = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.paperText = dark ? QColor(0xc4c4c4) : QColor(0x4a4a4a);
    colours.cross = dark ? QColor(0xffffff) : QColor(0x00308f);
    colours.nought = dark ? QColor(0xffb347) : QColor(0xa33000);
    colours.winningLine = dark ? QColor(0x7dffa0) : QColor(0x006b2d);
    colours.paperLastMove = dark ? QColor(0xff8a4d) : QColor(0xb03a00);

    colours.tray = colours.trayLit = dark ? QColor(Qt::black) : QColor(0xffffff);
    colours.trayFrame = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.trayText = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.buttonFace = dark ? QColor(0x4a4a4a) : QColor(0xd0d0d0);
    colours.socket = dark ? QColor(0xb4b4b4) : QColor(0x4a4a4a);
    colours.counters.fill(dark ? QColor(0xffffff) : QColor(Qt::black));
    colours.counterRim = dark ? QColor(0xffffff) : QColor(Qt::black);
    colours.counterMark = dark ? QColor(Qt::black) : QColor(0xffffff);
    colours.trayLastMove = dark ? QColor(0xff8a4d) : QColor(0xb03a00);
}

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

BoardColours themeColours(BoardTheme theme, bool dark)
{
    BoardColours colours = commonColours(dark);
    switch (theme) {
    case BoardTheme::Felt:
        useFelt(colours, dark);
        break;
    case BoardTheme::Wood:
        useWood(colours, dark);
        break;
    case BoardTheme::Slate:
        useSlate(colours, dark);
        break;
    case BoardTheme::HighContrast:
        useHighContrast(colours, dark);
        break;
    }
    colours.fieldTints = tintsOf(colours, colours.field);
    colours.paperTints = tintsOfPens(colours);
    colours.counterTints = tintsOf(colours, colours.counters[0]);
    return colours;
}

} // namespace ui
