#include "ui/lab/export/lessonsearch.h"

#include "ui/lab/texts/searchtexts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace ui::lab {

using ai::lab::Lesson;
using ai::lab::LessonStop;

core::Result<Lesson> readLessonFile(const QString &path)
{
    QFile file(path);
    // Whoever reports it names the file.
    const core::Error unreadable(QT_TRANSLATE_NOOP("core::Error", "the file cannot be read"));
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return unreadable;
    const QByteArray text = file.read(qint64(ai::lab::maxLessonBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable;
    return ai::lab::readLesson({text.data(), std::size_t(text.size())});
}

QString stopProblem(const Lesson &lesson, std::size_t stop, const QString &problem)
{
    if (lesson.size() == 1)
        return problem;
    const std::string &title = lesson[stop].title;
    if (!title.empty())
        return QCoreApplication::translate("ui::lab::LessonSearch", "%1: %2",
                                           "%1: a stop's title, %2: a problem")
            .arg(QString::fromStdString(title), problem);
    return QCoreApplication::translate("ui::lab::LessonSearch", "Stop %1: %2",
                                       "a number, a problem")
        .arg(stop + 1)
        .arg(problem);
}

SearchedLesson searchLesson(const ExportedLesson &lesson, ai::SearchControl &control)
{
    if (lesson.shown)
        return {{{lesson.name, *lesson.shown}}};
    SearchedLesson searched;
    for (const LessonStop &stop : lesson.stops) {
        if (const auto estimate = ai::lab::tooLarge(stop.setup))
            return {{}, stopProblem(lesson.stops, searched.tasks.size(), refusalText(*estimate))};
        const QString title = stop.title.empty() ? lesson.name : QString::fromStdString(stop.title);
        searched.tasks.push_back({title, traceSearch(stop.setup, control)});
        if (control.poll()) // a small search may not have polled
            return {};
    }
    return searched;
}

} // namespace ui::lab
