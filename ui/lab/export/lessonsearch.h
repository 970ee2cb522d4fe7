#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/trace/labsearch.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace ui::lab {

/// A search and its title.
struct TitledSearch
{
    QString title;
    ai::lab::TracedSearch search;
};

/// What a page, a worksheet or a file of questions is made of: a lesson, or a stop whose search is
/// shown.
struct ExportedLesson
{
    ai::lab::Lesson stops;
    QString name; ///< the title of stops that have none; of a search that is shown, its title
    std::optional<ai::lab::TracedSearch> shown = {}; ///< the search of the only stop
    QString title = {}; ///< of a page of several stops; the first stop's title if empty
};

/// The searches of a lesson's stops, or why one of them cannot be run.
struct SearchedLesson
{
    std::vector<TitledSearch> tasks; ///< one for each stop; none if the control was stopped
    QString problem = {};
};

/// The bytes of a file, or why there are none; neither if it was stopped.
struct MadeFile
{
    QByteArray bytes;
    QString problem = {};
    QString remark = {}; ///< what a user should know of the file
};

/// Reads a lesson's file. Like the functions below, may run on any thread.
core::Result<ai::lab::Lesson> readLessonFile(const QString &path);

/// Runs the search of each stop, unless it is the one that is shown.
SearchedLesson searchLesson(const ExportedLesson &lesson, ai::SearchControl &control);

/// The problem with a stop; if the lesson has several, names the stop by its title or number.
QString stopProblem(const ai::lab::Lesson &lesson, std::size_t stop, const QString &problem);

} // namespace ui::lab
