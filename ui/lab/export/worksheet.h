#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ui/lab/export/worksheettask.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// A search to be done by hand.
struct WorksheetTask
{
    QString title;
    ai::lab::TracedSearch search;
};

/// The tasks on pages of A4 between the notes and the questions of a lesson, and the key, with the
/// answers, from a page of its own on. No task may have a worksheetProblem(). May run on any
/// thread.
QByteArray worksheetPdf(const std::vector<WorksheetTask> &tasks, const ai::lab::Lesson &words = {});

/// What to do, for all tasks of a worksheet.
QString worksheetInstructions(const ai::lab::SearchSetup &setup);

} // namespace ui::lab
