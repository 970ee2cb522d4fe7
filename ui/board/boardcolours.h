#pragma once

#include "ui/controls/surface.h"

#include <QColor>
#include <QPalette>

namespace ui {

/// The colours of the boards themselves, for a light or a dark window; all others come from the
/// palette. Marks keep a contrast of 3:1 and texts one of 4.5:1 to what is under them.
struct BoardColours
{
    // Marks that may lie on anything are drawn twice, in the light and in the dark tone.
    QColor markLight;
    QColor markDark;
    QColor chip;
    QColor chipText;
    QColor lastMove;

    // Othello
    QColor frame;
    QColor frameText;
    QColor felt;
    QColor feltOther;
    QColor feltLine;
    QColor black;
    QColor blackRim;
    QColor white;
    QColor whiteRim;

    // Tic-tac-toe
    QColor paper;
    QColor paperEdge;
    QColor pencil;
    QColor paperText;
    QColor cross;
    QColor nought;
    QColor winningLine;

    // Nim
    QColor tray;
    QColor trayEdge;
    QColor trayText;
    QColor socket;
    QColor counter;
    QColor counterRim;
    QColor counterMark;
    QColor notAllowed;
};

const BoardColours &boardColours(bool dark);
const BoardColours &boardColours(const QPalette &palette);

} // namespace ui
