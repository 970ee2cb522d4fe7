#pragma once

#include "ai/lab/lessons/lessonfile.h"
#include "ai/lab/trace/labsearch.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace ui::lab {

/// A search and what it is called.
struct TitledSearch
{
    QString title;
    ai::lab::TracedSearch search;
};

/// The searches of a lesson's stops, or why one of them cannot be run, in words.
struct SearchedLesson
{
    std::vector<TitledSearch> tasks; ///< one for each stop; none if the control was stopped
    QString problem = {};
};

/// The bytes of a file, or why there are none, in words; neither where making it was stopped.
struct MadeFile
{
    QByteArray bytes;
    QString problem = {};
};

/// Reads a lesson's file. May run on any thread, as what follows.
core::Result<ai::lab::Lesson> readLessonFile(const QString &path);

/// Runs the search of each stop. The name stands for a title that a stop does not have.
SearchedLesson searchLesson(const ai::lab::Lesson &lesson, const QString &name,
                            ai::SearchControl &control);

/// The problem with a stop of the lesson, which is named where there are others: by its title, or
/// else by its number.
QString stopProblem(const ai::lab::Lesson &lesson, std::size_t stop, const QString &problem);

} // namespace ui::lab
