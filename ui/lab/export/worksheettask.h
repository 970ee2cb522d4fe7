#pragma once

#include "ai/lab/trace/labsearch.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace ui::lab {

/// Something drawn of a task, in millimetres from its upper left corner.
struct WorksheetMark
{
    enum class Kind : std::uint8_t {
        Edge,
        Max,    ///< a triangle up
        Min,    ///< a triangle down
        Chance, ///< a circle
        Leaf,   ///< a box
        Rank,   ///< who moves, before a rank
        Text,   ///< in the middle of the rectangle
        Letter, ///< the name of an inner node, within its shape
        Blank,  ///< to be written on
        Answer, ///< what the key has there
        Visit,  ///< a leaf's place in the order of the visits, or a blank for it
        Strike, ///< through an edge that was cut
        Hatch,  ///< over a leaf that was not visited
        Board   ///< the position at a node, in a square
    };
    Kind kind = Kind::Text;
    QRectF rect; ///< of an edge its ends: from the upper left to the lower right corner
    QString text = {};
    ai::lab::LabPosition position = {};       ///< of a board
    core::Move lastMove = core::Move::none(); ///< that led to it
};

/// The largest space that a task can have: a page below its title, in landscape and portrait.
inline constexpr QSizeF worksheetArea{265, 150};
inline constexpr QSizeF portraitArea{178, 237};

/// A task as large as its space allows.
struct WorksheetDrawing
{
    double scale = 1; ///< of the letters and lines
    double height = 0;
    std::vector<WorksheetMark> marks = {};
};

/// Why a search cannot be a task on pages with so much space, in words; empty if it can.
QString worksheetProblem(const ai::lab::TracedSearch &search, QSizeF area = worksheetArea);

/// Whether a task fits there.
bool fitsWorksheet(const ai::lab::TracedSearch &search, QSizeF area);

/// What is drawn of a task: with blanks for each inner node's value and window, which do not tell
/// where the search went, or as the key has it. Nodes of tic-tac-toe and Othello have their boards,
/// or where not all of them fit the inner nodes alone, or the root. Nothing where the tree does not
/// fit.
WorksheetDrawing worksheetDrawing(const ai::lab::TracedSearch &search, bool key,
                                  QSizeF area = worksheetArea);

} // namespace ui::lab
