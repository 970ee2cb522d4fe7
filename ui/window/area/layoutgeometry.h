#pragma once

#include "ui/window/area/layoutmode.h"

namespace ui {

/// Where the parts of a GameArea are, as in a layout from left to right.
struct LayoutGeometry
{
    QRect board;
    QRect players;
    QRect words; ///< null where the players' card has them
    QRect commands;
    QRect form;
    QRect offer; ///< null where nothing is offered
    QRect moves; ///< between the commands and the form; may be too low to be shown
    bool isOfferCompact = false;
};

/// @param playersHeight what the players' card needs with the words of the moment
LayoutGeometry placesBeside(const LayoutMetrics &sizes, const LayoutMode &plan, int playersHeight);

/// @param isFormCovered long words have the row of the form
LayoutGeometry placesBelow(const LayoutMetrics &sizes, const LayoutMode &plan, int playersHeight,
                           bool isFormCovered);

/// Where the parts of a review are: the strip of the players and the board as placesBeside() and
/// placesBelow() have them, and instead of all else these.
struct ReviewPlaces
{
    QRect players;
    QRect review;
    QRect moves; ///< null where there is no room for them
    QRect commands;
};

/// What of a review is as high as it needs, in pixels.
struct ReviewHeights
{
    int minReview;
    int review;
    int minMoves;
};

ReviewPlaces placesOfReview(const LayoutMetrics &sizes, const LayoutMode &plan,
                            const LayoutGeometry &places, const ReviewHeights &heights);

/// Gives a part its place, which is mirrored where the script runs from the right.
void placePart(QWidget *part, const QRect &area);

} // namespace ui
