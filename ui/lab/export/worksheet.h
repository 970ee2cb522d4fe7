#pragma once

#include "ui/lab/export/lessonsearch.h"
#include "ui/lab/export/worksheettask.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// What a file of a worksheet has: the tasks and behind them the key, or one of them.
enum class WorksheetPart : std::uint8_t { Everything, Tasks, Key };

/// What is printed, and on which pages.
struct WorksheetForm
{
    WorksheetPart part = WorksheetPart::Everything;
    bool portrait = false; ///< rather than landscape
};

/// The tasks on pages of A4, each between the notes and the questions of its stop, and the key,
/// with the answers, from a page of its own on. There are as many texts as tasks, or none. No task
/// may have a worksheetProblem() on such pages. May run on any thread.
QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks,
                        const std::vector<ai::lab::LessonStop> &texts = {},
                        const WorksheetForm &form = {});

/// The worksheet of a lesson: a task for each stop. The name stands for a title that a stop does
/// not have. Searches each stop. May run on any thread.
MadeFile lessonWorksheet(const ai::lab::Lesson &lesson, const QString &name,
                         const WorksheetForm &form, ai::SearchControl &control);

/// The space of a task on such pages.
QSizeF worksheetAreaOf(const WorksheetForm &form);

/// What to do with the tree of a task.
QString worksheetInstructions(const ai::lab::SearchSetup &setup);

/// What stands above each task: what to do, where it differs from the task before; else nothing.
std::vector<QString> worksheetInstructions(const std::vector<TitledSearch> &tasks);

} // namespace ui::lab
