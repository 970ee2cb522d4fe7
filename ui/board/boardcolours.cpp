#include "ui/board/boardcolours.h"

namespace ui {

namespace {

BoardColours lightColours()
{
    BoardColours colours;
    colours.markLight = QColor(0xfffdf2);
    colours.markDark = QColor(0x1d2421);
    colours.chip = QColor(0x26302b);
    colours.chipText = QColor(0xf6f5ee);
    colours.lastMove = QColor(0xb4521f);

    colours.frame = QColor(0x33503f);
    colours.frameText = QColor(0xd9e5dc);
    colours.felt = QColor(0x5e9373);
    colours.feltOther = QColor(0x568a6b);
    colours.feltLine = QColor(0x3c6650);
    colours.black = QColor(0x1f2322);
    colours.blackRim = QColor(0x0f1211);
    colours.white = QColor(0xf7f5ee);
    colours.whiteRim = QColor(0x6c776f);

    colours.paper = QColor(0xfcf9f2);
    colours.paperEdge = QColor(0xd9d2c3);
    colours.pencil = QColor(0x7a7d86);
    colours.paperText = QColor(0x75716a);
    colours.cross = QColor(0x26436e);
    colours.nought = QColor(0xbd5630);
    colours.winningLine = QColor(0x2f7d46);

    colours.tray = QColor(0xece5d8);
    colours.trayEdge = QColor(0xcfc5b2);
    colours.trayText = QColor(0x4a453c);
    colours.socket = QColor(0xd8cebc);
    colours.counter = QColor(0x52677c);
    colours.counterRim = QColor(0x34475a);
    colours.counterMark = QColor(0xfffdf2);
    colours.notAllowed = QColor(0xb3352b);
    return colours;
}

BoardColours darkColours()
{
    BoardColours colours;
    colours.markLight = QColor(0xfffdf2);
    colours.markDark = QColor(0x14191a);
    colours.chip = QColor(0xe9e8e0);
    colours.chipText = QColor(0x1c2220);
    colours.lastMove = QColor(0xc8622c);

    colours.frame = QColor(0x1d2923);
    colours.frameText = QColor(0xb4c6ba);
    colours.felt = QColor(0x46735c);
    colours.feltOther = QColor(0x426e58);
    colours.feltLine = QColor(0x2c4d3d);
    colours.black = QColor(0x151918);
    colours.blackRim = QColor(0x8fa399);
    colours.white = QColor(0xe9e7df);
    colours.whiteRim = QColor(0x59635d);

    colours.paper = QColor(0x2a2c31);
    colours.paperEdge = QColor(0x3c3f46);
    colours.pencil = QColor(0x8a8e98);
    colours.paperText = QColor(0x9a9ca3);
    colours.cross = QColor(0xbcd0f0);
    colours.nought = QColor(0xe48a5c);
    colours.winningLine = QColor(0x7fcb92);

    colours.tray = QColor(0x2b2d2e);
    colours.trayEdge = QColor(0x414445);
    colours.trayText = QColor(0xd3d0c8);
    colours.socket = QColor(0x1f2122);
    colours.counter = QColor(0x93a8bb);
    colours.counterRim = QColor(0xbccbd8);
    colours.counterMark = QColor(0x1c2126);
    colours.notAllowed = QColor(0xf08a7c);
    return colours;
}

} // namespace

const BoardColours &boardColours(bool dark)
{
    static const BoardColours forLight = lightColours();
    static const BoardColours forDark = darkColours();
    return dark ? forDark : forLight;
}

const BoardColours &boardColours(const QPalette &palette)
{
    return boardColours(isDark(palette));
}

} // namespace ui
