#pragma once

#include "ui/lab/bars/randomseries.h"
#include "ui/lab/export/lessonsearch.h"
#include "ui/lab/export/worksheettask.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// Which parts of a worksheet a file contains.
enum class WorksheetPart : std::uint8_t { Everything, Tasks, Key };

/// What to print, and the pages' orientation.
struct WorksheetForm
{
    WorksheetPart part = WorksheetPart::Everything;
    bool portrait = false; ///< instead of landscape
};

/// The tasks on A4 pages, each between the notes and questions of its stop, followed by the key
/// with the answers on new pages. There are as many stops as tasks, or none. No task may have a
/// worksheetProblem() for these pages. May run on any thread.
QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks,
                        const std::vector<ai::lab::LessonStop> &texts = {},
                        const WorksheetForm &form = {});

/// The worksheet of a lesson, with a task for each stop. May run on any thread.
MadeFile lessonWorksheet(const ExportedLesson &lesson, const WorksheetForm &form,
                         ai::SearchControl &control);

/// A worksheet of random trees. Those too large for the pages are left out, and the remark names
/// them; the ones after them take their places. May run on any thread.
MadeFile randomWorksheet(const RandomTrees &trees, const WorksheetForm &form,
                         ai::SearchControl &control);

/// The space for a task on such pages.
QSizeF worksheetAreaOf(const WorksheetForm &form);

} // namespace ui::lab
