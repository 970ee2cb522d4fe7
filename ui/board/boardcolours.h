#pragma once

#include "core/move.h"
#include "ui/board/texture.h"
#include "ui/common/boarddisplay.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace ui {

/// A tint of a square or counter, and the colour of text on it.
struct Tint
{
    QColor fill;
    QColor text;
};

/// The tints for theory's judgements on one material. Each tint comes with a text, so that colour
/// is never the only cue.
struct Tints
{
    Tint good;
    Tint fair;
    Tint poor;
};

/// The colours of the boards in one theme, for a light or dark window; other colours come from the
/// palette. Lines and marks have a contrast of at least 3:1, texts 4.5:1, to their background.
struct BoardColours
{
    // Marks that may lie on any colour are drawn twice, in the light and in the dark tone.
    QColor markLight;
    QColor markDark;
    /// Whichever of the two has more contrast to a background.
    const QColor &markOn(const QColor &ground) const;
    QColor hint; ///< for all games, between lines of markDark
    QColor chip;
    QColor chipText;

    // Theory
    Tints fieldTints;
    Tints paperTints;
    Tints counterTints;

    // Othello
    QColor frame;
    QColor frameText;
    QColor field;    ///< its darkest part
    QColor fieldLit; ///< its brightest part
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
    /// Whether outline() is the rim's colour, which is then painted as a separate line.
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
    QColor buttonFace;              ///< of a button on the tray under the pointer
    QColor socket;                  ///< outlines the place of a counter that was taken
    std::array<QColor, 3> counters; ///< several, so that the stones of a heap differ
    QColor counterRim;              ///< for a single counter as a sign
    QColor counterMark;
    QColor trayLastMove;
};

/// The current theme for all boards and pieces, except for boards that were given another one.
/// Initially felt. GUI thread.
BoardTheme boardTheme();
/// Sets the theme and repaints everything: widgets receive a PaletteChange.
void setBoardTheme(BoardTheme theme);

const BoardColours &boardColours(BoardTheme theme, bool dark);
const BoardColours &boardColours(const QPalette &palette, BoardTheme theme = boardTheme());

/// Creates the colours of a theme; boardColours() caches them.
BoardColours themeColours(BoardTheme theme, bool dark);

} // namespace ui
