#include "ui/lab/export/worksheet.h"

#include "ui/lab/export/worksheetpages.h"
#include "ui/lab/export/worksheettexts.h"
#include "ui/lab/texts/labtexts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPdfWriter>

namespace ui::lab {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::Worksheet)
};

using Stops = std::vector<ai::lab::LessonStop>;

/// A single tree gets most of the page; less if it has questions.
double tallestTask(const std::vector<TitledSearch> &tasks, const Stops &texts)
{
    constexpr double alone = 130;
    constexpr double withQuestions = 90;
    constexpr std::size_t fewQuestions = 2;
    const std::size_t questions = texts.empty() ? 0 : texts.front().questions.size();
    if (tasks.size() > 1 || questions > fewQuestions)
        return WorksheetPages::halfPage;
    return questions == 0 ? alone : withQuestions;
}

/// A task is numbered, so its questions have letters.
QString questionNumber(std::size_t index)
{
    constexpr std::size_t letters = 26;
    const QString last(QChar(u'a' + static_cast<char16_t>(index % letters)));
    return index < letters ? last : questionNumber(index / letters - 1) + last;
}

QStringList questionsOf(std::size_t task, const ai::lab::LessonStop &texts, bool key)
{
    QStringList questions;
    for (std::size_t i = 0; i < texts.questions.size(); ++i) {
        const ai::lab::LessonStop::Question &question = texts.questions[i];
        questions += Texts::tr("%1%2) %3", "a task's number, a letter, a question")
                         .arg(task)
                         .arg(questionNumber(i), QString::fromStdString(question.text));
        if (key && !question.answer.empty())
            questions.back() +=
                '\n' + Texts::tr("Answer: %1").arg(QString::fromStdString(question.answer));
    }
    return questions;
}

void addTasks(WorksheetPages &pages, const std::vector<TitledSearch> &tasks, const Stops &texts,
              bool key)
{
    const std::vector<QString> instructions = worksheetInstructions(tasks);
    std::vector<WorksheetPages::Task> all;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const ai::lab::SearchSetup &setup = tasks[i].search.setup;
        QString title = tasks[i].title;
        // Without instructions the key must say that children are visited from the right.
        if (key && runsRightToLeft(setup) != runsRightToLeft(tasks.front().search.setup))
            title = Texts::tr("%1 (%2)", "a title, from left to right")
                        .arg(title, directionText(setup));
        WorksheetPages::Task task{key ? QString() : instructions[i],
                                  Texts::tr("%1. %2", "a number, a title").arg(i + 1).arg(title),
                                  {},
                                  tasks[i].search,
                                  key};
        if (!key && i < texts.size()) {
            for (const std::string &note : texts[i].notes)
                task.notes += QString::fromStdString(note);
        }
        if (i < texts.size())
            task.questions = questionsOf(i + 1, texts[i], key);
        all.push_back(std::move(task));
    }
    pages.add(all, tallestTask(tasks, texts));
}

/// Says which random trees are missing, by their numbers.
QString leftOutText(const QStringList &numbers)
{
    constexpr qsizetype few = 8;
    if (numbers.isEmpty())
        return {};
    if (numbers.size() > few)
        return Texts::tr("%n random tree(s) are too large for a page and were left out.", "",
                         int(numbers.size()));
    return Texts::tr("Random trees too large for a page, left out: %1.", "their numbers")
        .arg(QLocale().createSeparatedList(numbers));
}

} // namespace

QSizeF worksheetAreaOf(const WorksheetForm &form)
{
    return form.portrait ? portraitArea : worksheetArea;
}

QByteArray worksheetPdf(const std::vector<TitledSearch> &tasks, const Stops &texts,
                        const WorksheetForm &form)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(form.part == WorksheetPart::Key ? Texts::tr("Key") : Texts::tr("Worksheet"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(form.portrait ? QPageLayout::Portrait : QPageLayout::Landscape);
    writer.setPageMargins({16, 12, 16, 12}, QPageLayout::Millimeter);
    writer.setResolution(300);
    WorksheetPages pages(writer, worksheetAreaOf(form));
    if (form.part != WorksheetPart::Key) {
        pages.begin({Texts::tr("Name: %1", "a blank").arg(QString(26, '_')),
                     Texts::tr("Course: %1", "a blank").arg(QString(12, '_')),
                     Texts::tr("Group: %1", "a blank").arg(QString(8, '_')),
                     Texts::tr("Date: %1", "a blank").arg(QString(12, '_')),
                     Texts::tr("Points: %1", "a blank").arg(QString(8, '_'))});
        addTasks(pages, tasks, texts, false);
    }
    if (form.part != WorksheetPart::Tasks) {
        pages.begin({Texts::tr("Key")});
        addTasks(pages, tasks, texts, true);
    }
    pages.end();
    return bytes;
}

MadeFile lessonWorksheet(const ExportedLesson &lesson, const WorksheetForm &form,
                         ai::SearchControl &control)
{
    const SearchedLesson searched = searchLesson(lesson, control);
    if (!searched.problem.isEmpty() || searched.tasks.empty())
        return {{}, searched.problem};
    for (std::size_t i = 0; i < searched.tasks.size(); ++i) {
        const QString problem = worksheetProblem(searched.tasks[i].search, worksheetAreaOf(form));
        if (!problem.isEmpty())
            return {{}, stopProblem(lesson.stops, i, problem)};
    }
    return {worksheetPdf(searched.tasks, lesson.stops, form)};
}

MadeFile randomWorksheet(const RandomTrees &trees, const WorksheetForm &form,
                         ai::SearchControl &control)
{
    constexpr quint64 mostTried = 10; // trees for each task
    const quint64 end = trees.first + static_cast<quint64>(trees.count) * mostTried;
    std::vector<TitledSearch> tasks;
    QStringList large;
    quint64 number = trees.first;
    for (; number < end && tasks.size() < std::size_t(trees.count); ++number) {
        const ai::lab::LessonStop stop = trees.series.stop(number, trees.like);
        TitledSearch task{QString::fromStdString(stop.title), traceSearch(stop.setup, control)};
        if (control.poll())
            return {};
        if (worksheetProblem(task.search, worksheetAreaOf(form)).isEmpty())
            tasks.push_back(std::move(task));
        else
            large += QString::number(number);
    }
    if (tasks.size() < std::size_t(trees.count))
        return {
            {},
            Texts::tr("Of the random trees %1 to %2, %n fit(s) on a page. Choose fewer plies or "
                      "children, or fewer trees.",
                      "", int(tasks.size()))
                .arg(trees.first)
                .arg(number - 1)};
    return {worksheetPdf(tasks, {}, form), {}, leftOutText(large)};
}

} // namespace ui::lab
