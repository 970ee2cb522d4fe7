#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/trace/labsearch.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// A search and its title.
struct TitledSearch
{
    QString title;
    ai::lab::TracedSearch search;
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
};

/// Reads a lesson's file. Like the functions below, may run on any thread.
core::Result<ai::lab::Lesson> readLessonFile(const QString &path);

/// Runs the search of each stop. `name` is the title of stops that have none.
SearchedLesson searchLesson(const ai::lab::Lesson &lesson, const QString &name,
                            ai::SearchControl &control);

/// The problem with a stop; if the lesson has several, names the stop by its title or number.
QString stopProblem(const ai::lab::Lesson &lesson, std::size_t stop, const QString &problem);

} // namespace ui::lab
