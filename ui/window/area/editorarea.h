#pragma once

#include "ui/play/setup/positioneditor.h"
#include "ui/window/area/layoutmetrics.h"

namespace ui {

/// The board and the panel of a position that is set up, in the place of the game's. They stay
/// their editor's.
class EditorArea
{
public:
    /// What of the game's they stand for.
    struct GamePlace
    {
        QRect board;
        QRect column; ///< beside the board: the players' card and what is below it
        bool isBeside;
        qreal scale; ///< of the fonts
    };

    bool isShown() const { return m_board != nullptr; }
    void show(QWidget *board, PositionEditor *panel);
    void hide() { *this = {}; }

    /// Sets the panel's font as large as that of the card that it stands for, as far as it stays
    /// whole beside the board, and places both. Not at each layout, which a change of the font
    /// requests.
    void rescale(const LayoutMetrics &sizes, const QFont &font, const GamePlace &place);
    /// The board where the game's is and the panel for all that is beside it. Where that is too
    /// little, beside one another or, where the board is larger so, above one another.
    void layOut(const LayoutMetrics &sizes, const GamePlace &place) const;

private:
    QWidget *m_board = nullptr;
    PositionEditor *m_panel = nullptr;
    qreal m_scale = 1;         ///< of the panel's font
    bool m_isInColumn = false; ///< the panel is where the game's card and form are
};

} // namespace ui
