#pragma once

#include "ai/learn/puzzles.h"

#include <QImage>
#include <QPalette>
#include <QString>

namespace ui {

/// The result of a daily puzzle.
struct DailyResult
{
    ai::learn::Puzzle puzzle;
    int day = 0; ///< as in ai::learn::Day
    int wrongTries = 0;
    int streak = 0; ///< days in a row
};

/// The result in three lines for sharing: a mark for each try, and a text that says the same.
/// Reveals nothing of the solution.
QString dailyResultText(const DailyResult &result);

/// The same as a picture, with the puzzle's initial position.
QImage dailyResultPicture(const DailyResult &result, const QPalette &palette);

} // namespace ui
