#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace ui::lab {

/// A graphic element of a task; coordinates are in millimetres from the task's upper left corner.
struct WorksheetMark
{
    enum class Kind : std::uint8_t {
        Edge,
        Max,    ///< a triangle up
        Min,    ///< a triangle down
        Chance, ///< a circle
        Leaf,   ///< a box
        Rank,   ///< who moves, beside a rank
        Text,   ///< centred in the rectangle
        Letter, ///< the name of an inner node, within its shape
        Blank,  ///< for the learner to fill in
        Answer, ///< the key's content of a blank
        Visit,  ///< the visit number of a leaf, or a blank for it
        Strike, ///< across an edge that was cut: see strikeStrokes()
        Hatch,  ///< over a leaf that was not visited
        Board   ///< the position at a node, in a square
    };
    Kind kind = Kind::Text;
    QRectF rect; ///< for an edge its ends, from the upper left to the lower right corner
    QString text = {};
    ai::lab::LabPosition position = {};       ///< of a board
    core::Move lastMove = core::Move::none(); ///< the move to the board's position
};

/// The maximum space of a task: a landscape page below the title. The width is landscape's.
inline constexpr QSizeF worksheetArea{265, 150};
inline constexpr QSizeF portraitArea{178, 237};

/// The smallest scale of letters and lines, for wide trees: a font of 2.3 mm, as of footnotes.
inline constexpr double minWorksheetScale = 0.8;

/// A drawn task, at the largest size that its space allows.
struct WorksheetDrawing
{
    double scale = 1; ///< of letters and lines
    double height = 0;
    std::vector<WorksheetMark> marks = {};
};

/// Why a search cannot be a task in this space; empty if it can.
QString worksheetProblem(const ai::lab::TracedSearch &search, QSizeF area = worksheetArea);

/// Whether the task fits into the area at no less than this scale.
bool fitsWorksheet(const ai::lab::TracedSearch &search, QSizeF area,
                   double scale = minWorksheetScale);

/// The drawing of a task: with blanks for each inner node's value and window that do not reveal
/// which nodes were visited, or for the key with the answers. Nodes of tic-tac-toe and Othello have
/// boards; if not all fit, only inner nodes or the root. Empty if the tree does not fit.
WorksheetDrawing worksheetDrawing(const ai::lab::TracedSearch &search, bool key,
                                  QSizeF area = worksheetArea);

} // namespace ui::lab
