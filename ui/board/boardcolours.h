#pragma once

#include "core/side.h"
#include "ui/board/texture.h"
#include "ui/common/boardtheme.h"
#include "ui/style/surface.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace ui {

/// The tint of a square or of a counter, and the text on it.
struct Tint
{
    QColor fill;
    QColor text;
};

/// How theory judges moves, in tones of what they lie on: never by colour alone, for each tint
/// bears a text.
struct Tints
{
    Tint good;
    Tint fair;
    Tint poor;
};

/// The colours of the boards of one theme, for a light or a dark window; all others come from the
/// palette. Lines and marks keep a contrast of 3:1 and texts one of 4.5:1 to what is under them.
struct BoardColours
{
    // Marks that may lie on anything are drawn twice, in the light and in the dark tone.
    QColor markLight;
    QColor markDark;
    /// The one of both that is read better on a ground.
    const QColor &markOn(const QColor &ground) const;
    QColor hint; ///< on every board, between lines of markDark
    QColor chip;
    QColor chipText;

    // Theory
    Tints fieldTints;
    Tints paperTints;
    Tints counterTints;

    // Othello
    QColor frame;
    QColor frameText;
    QColor field;    ///< where it is darkest
    QColor fieldLit; ///< where the light falls
    Texture fieldTexture = Texture::Plain;
    QColor fieldLine;
    QColor fieldHintText;
    QColor black;
    QColor blackRim;
    QColor white;
    QColor whiteRim;
    QColor lastMove; ///< on a disc of either colour

    const QColor &disc(core::Side side) const { return side == core::Side::First ? black : white; }
    const QColor &rim(core::Side side) const
    {
        return side == core::Side::First ? blackRim : whiteRim;
    }
    /// The colour by which a disc of a side stands out from the field: its own colour, or on a
    /// field that is as light or as dark as that its rim.
    const QColor &outline(core::Side side) const;
    /// Whether that is the rim, which then is a line of its own.
    bool needsRim(core::Side side) const;

    // Tic-tac-toe
    QColor paper;
    QColor paperEdge;
    QColor pencil;
    QColor paperText;
    QColor cross;
    QColor nought;
    QColor winningLine;
    QColor paperLastMove;

    // Nim
    QColor tray;
    QColor trayLit;
    Texture trayTexture = Texture::Plain;
    QColor trayFrame;
    QColor trayText;
    QColor buttonFace;              ///< of a button on the tray that is pointed at
    QColor socket;                  ///< the outline of a place without its counter
    std::array<QColor, 3> counters; ///< the tones of stones, so that those of a heap differ
    QColor counterRim;              ///< where a single one is a sign
    QColor counterMark;
    QColor trayLastMove;
};

/// The theme of everything that shows boards or pieces, but for a board that is given another one.
/// Felt at first. GUI thread.
BoardTheme boardTheme();
/// Has everything repainted in a theme: the widgets receive a change of the palette.
void setBoardTheme(BoardTheme theme);

const BoardColours &boardColours(BoardTheme theme, bool dark);
const BoardColours &boardColours(const QPalette &palette, BoardTheme theme = boardTheme());

} // namespace ui
