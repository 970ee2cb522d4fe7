#pragma once

#include "ui/lab/export/lessonsearch.h"
#include "ui/lab/export/worksheettask.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// What a file of a worksheet has: the tasks and behind them the key, or one of them.
enum class WorksheetPart : std::uint8_t { Everything, Tasks, Key };

/// The tasks on pages of A4 between the notes and the questions of a lesson, and the key, with the
/// answers, from a page of its own on. No task may have a worksheetProblem(). May run on any
/// thread.
QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks,
                        const ai::lab::LessonStop &texts = {},
                        WorksheetPart part = WorksheetPart::Everything);

/// The worksheet of a lesson: a task for each stop, and the notes and questions of all. The name
/// stands for a title that a stop does not have. Searches each stop. May run on any thread.
MadeFile lessonWorksheet(const ai::lab::Lesson &lesson, const QString &name, WorksheetPart part,
                         ai::SearchControl &control);

/// What to do with the tree of a task.
QString worksheetInstructions(const ai::lab::SearchSetup &setup);

/// What stands above each task: what to do, where it differs from the task before; else nothing.
std::vector<QString> worksheetInstructions(const std::vector<TitledSearch> &tasks);

} // namespace ui::lab
