#pragma once

#include "ai/learn/puzzles.h"

#include <QImage>
#include <QPalette>
#include <QString>

namespace ui {

/// How a person solved the puzzle of a day.
struct DailyResult
{
    ai::learn::Puzzle puzzle;
    int day = 0; ///< as of ai::learn::Day
    int wrongTries = 0;
    int streak = 0; ///< days in a row
};

/// The result as three lines, with a mark for each try and a text that says the same. It gives
/// nothing of the solution away.
QString dailyResultText(const DailyResult &result);

/// The same as a picture to be shared, with the position in which the puzzle begins.
QImage dailyResultPicture(const DailyResult &result, const QPalette &palette);

} // namespace ui
